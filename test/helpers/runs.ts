/** How many values a property test tries: `count`, or what `TYPED_HANDOFF_RUNS` asks for where that is more. */
export function runs(count: number): number {
  return Math.max(count, Number(process.env["TYPED_HANDOFF_RUNS"] ?? 0));
}

/** The seed of a property test: `seed`, or that of `TYPED_HANDOFF_SEED`. */
export function seeded(seed: number): number {
  return Number(process.env["TYPED_HANDOFF_SEED"] ?? seed);
}

/** Prints what a test has measured. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
