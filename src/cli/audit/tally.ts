import type { FailureClass } from "../../parsing/result.js";
import type { Tally } from "./audit-report.js";
import type { AttemptOutcome } from "./part.js";

/** Counts attempts by how they ended. */
export class MutableTally {
  #valid = 0;
  #repaired = 0;
  readonly #refused = new Map<FailureClass, number>();

  /** Counts attempts that ended alike. */
  add(outcome: AttemptOutcome, count: number): void {
    if (outcome === "valid") this.#valid += count;
    else if (outcome === "repaired") this.#repaired += count;
    else this.#refused.set(outcome, (this.#refused.get(outcome) ?? 0) + count);
  }

  /** Counts what another has counted. */
  addAll(other: MutableTally): void {
    this.#valid += other.#valid;
    this.#repaired += other.#repaired;
    for (const [outcome, count] of other.#refused) this.add(outcome, count);
  }

  /** Returns the tally as plain data, the classes in alphabetical order. */
  plain(): Tally {
    const refused = [...this.#refused].sort(([left], [right]) => (left < right ? -1 : 1));
    const attempts = refused.reduce((sum, [, count]) => sum + count, this.#valid + this.#repaired);
    return { attempts, valid: this.#valid, repaired: this.#repaired, refused: Object.fromEntries(refused) };
  }
}

/** Counts attempts by name: as many names as there is room for, those that come first; the rest without a name. */
export class NamedTallies {
  readonly #limit: number;
  readonly #tallies = new Map<string | null, MutableTally>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(name: string | null, outcome: AttemptOutcome, count: number): void {
    const isFull = this.#tallies.size - (this.#tallies.has(null) ? 1 : 0) >= this.#limit;
    const key = isFull && !this.#tallies.has(name) ? null : name;
    const tally = this.#tallies.get(key) ?? new MutableTally();
    this.#tallies.set(key, tally);
    tally.add(outcome, count);
  }

  /** Returns the tallies, the commonest first, and of those as common the one that came first. */
  list(): readonly (Tally & { readonly name: string | null })[] {
    const all = [...this.#tallies].map(([name, tally]) => ({ name, ...tally.plain() }));
    return all.sort((left, right) => right.attempts - left.attempts);
  }
}
