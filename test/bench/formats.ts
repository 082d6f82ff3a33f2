/**
 * Prints, for each format, how much longer ten times as much hostile text takes: about 10 where time is linear, 100 where
 * it is quadratic. Of all hostile texts, the one that takes longest is shown.
 */
import { formats } from "../../src/runtime/formats/index.js";
import { hostileTexts } from "../unit/runtime/formats/hostile-texts.js";

const length = 100_000;
const repetitions = 5;

for (const [name, { test }] of formats) {
  const short = hostileTexts(length);
  const long = hostileTexts(10 * length);
  const times = Array.from(long, ([shape, text]) => {
    return { shape, short: fastest(test, short.get(shape) ?? ""), long: fastest(test, text) };
  });
  const slowest = times.reduce((left, right) => (left.long < right.long ? right : left));
  const ratio = slowest.long / slowest.short;
  console.log(
    `${name.padEnd(22)} ${slowest.long.toFixed(1).padStart(6)} ms for 1 MB, ${ratio.toFixed(1).padStart(5)} times as long ` +
      `as for 100 kB: ${slowest.shape}`,
  );
}

function fastest(test: (text: string) => boolean, text: string): number {
  const times = Array.from({ length: repetitions }, () => {
    const start = performance.now();
    test(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}
