/** Chooses round numbers from 0 up, five at most, the last of which is not below `most`. */
export function ticksFor(most: number): readonly number[] {
  const step = roundUp(Math.max(1, most) / 4);
  const ticks = [0];
  for (let tick = step; ticks.length < 2 || tick < most + step; tick += step) ticks.push(tick);
  return ticks;
}

/** Returns the least of 1, 2, 5, 10, 20, … that is not below `amount`. */
function roundUp(amount: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(amount)));
  const factor = [1, 2, 5, 10].find((factor) => factor * power >= amount) ?? 10;
  return factor * power;
}
