import { countCodePoints } from "../../runtime/text.js";
import { choose, once } from "../random/choose.js";
import type { Random } from "../random/random.js";

const words: readonly string[] = [
  ..."plan build review checkout migrate index retry merge handoff report schema queue".split(" "),
  ..."T-03 src/models/user.ts composer-j-checkout docs/plan.md fase-2-backend".split(" "),
];

/** Texts that have broken code before: those that look like something else, and those that are hard to count or print. */
const tricky: readonly string[] = [
  ..."0 1 -1 1e3 true null undefined NaN [] {} __proto__ constructor toString".split(" "),
  ..."# - : | > & * ! % @ ` , ? ~ no Yes 0x1F 2026-01-01 .inf <<".split(" "),
  ...[" ", " a ", "\t", "a\nb", "\r\n", "\u0000", '"', "'", "\\", '\\"', "```", "```json", "</think>", "*/", "//"],
  ...['{"a":1}', "key: value", "- item", "…", "“quoted”", "https://example.org/a?b=c#d", "C:\\new\\table"],
  ...["é", "e\u0301", "ß", "İ", "ﬁ", "\u00a0", "\u00ad", "\u200b", "\u2028", "\ufeff", "\ufffd", "مرحبا", "日本語"],
  ...["😀", "👩🏽‍💻", "🇩🇪", "𝒳", "\u{10ffff}", "Z͑ͫ̓a̧l̢g̷o"],
];

const alphabets: readonly (readonly string[])[] = [
  [..."abcdefghijklmnopqrstuvwxyz"],
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)),
  [..."aZ0 _-äß\u0301Ж日ع\u200d\u3000😀𝒳\u{10ffff}"],
];

/** The length of a long text where nothing bounds it. */
const long = 300;
/** The longest text that is drawn to reach an upper bound exactly. */
const longest = 10_000;

/** Draws a text of `minimum` to `maximum` code points, the bounds themselves more often than chance would. */
export function drawText(random: Random, minimum: number, maximum: number): string {
  switch (random.integer(0, 15)) {
    case 0:
    case 1:
      return "a".repeat(minimum);
    case 2:
    case 3:
    case 4:
      return adjustLength(choose(random, tricky), minimum, maximum);
    case 5:
      return choose(random, ["a", "ä", "😀"]).repeat(maximum <= longest ? maximum : Math.max(minimum, long));
    case 6:
    case 7:
    case 8:
      return adjustLength(drawCharacters(random), minimum, maximum);
    case 9:
      return adjustLength(
        `${choose(random, words)} ${choose(random, words)} ${choose(random, words)}`,
        minimum,
        maximum,
      );
    default:
      return adjustLength(choose(random, words), minimum, maximum);
  }
}

/** Cuts or fills a text so that it has `minimum` to `maximum` code points. */
export function adjustLength(text: string, minimum: number, maximum: number): string {
  if (text.length <= maximum && text.length >= 2 * minimum) return text;
  const length = countCodePoints(text);
  if (length > maximum) return [...text].slice(0, maximum).join("");
  return text + "a".repeat(Math.max(0, minimum - length));
}

function drawCharacters(random: Random): string {
  const alphabet = choose(random, alphabets);
  const length = once(random, 8) ? random.integer(10, 40) : random.integer(0, 9);
  let text = "";
  for (let index = 0; index < length; index++) text += choose(random, alphabet);
  return text;
}
