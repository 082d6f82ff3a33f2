/** Gives numbers nearer to `target` than `value`. */
export function* shrinkNumber(value: number, target: number): Generator<number> {
  yield target;
  if (!Number.isInteger(value)) yield Math.trunc(value) + 0;
  for (let step = Math.trunc((value - target) / 2); step !== 0; step = Math.trunc(step / 2)) yield value - step;
  if (Math.abs(value - target) > 1) yield value - Math.sign(value - target);
}
