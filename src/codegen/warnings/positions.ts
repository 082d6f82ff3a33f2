import type { PatternNode } from "../pattern/syntax.js";

/** An expression as an automaton without empty steps: a position is a character of the expression that takes one. */
export interface Automaton {
  /** The characters that each position takes, as far as they are tried. */
  readonly positions: readonly ReadonlySet<string>[];
  /** For each position those that may follow it, and in how many ways. */
  readonly follow: readonly ReadonlyMap<number, number>[];
}

/** The most positions that are looked at. Longer expressions are not judged. */
export const maximumPositions = 120;

/** What an expression begins and ends with, and whether it may take nothing. */
interface Part {
  readonly isNullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

const empty: Part = { isNullable: true, first: [], last: [] };

/** Builds the automaton of an expression (Glushkov), counting in how many ways each step can be taken. */
export function buildAutomaton(node: PatternNode): Automaton | undefined {
  const builder = new Builder();
  builder.build(node);
  return builder.positions.length > maximumPositions ? undefined : builder;
}

class Builder implements Automaton {
  readonly positions: ReadonlySet<string>[] = [];
  readonly follow: Map<number, number>[] = [];

  build(node: PatternNode): Part {
    if (this.positions.length > maximumPositions) return empty;
    switch (node.kind) {
      case "text":
        return this.#sequence([...node.text].map((character) => () => this.#position([character])));
      case "characters":
        return this.#position(node.members);
      case "sequence":
        return this.#sequence(node.parts.map((part) => () => this.build(part)));
      case "alternatives": {
        const parts = node.options.map((option) => this.build(option));
        return {
          isNullable: parts.some(({ isNullable }) => isNullable),
          first: parts.flatMap(({ first }) => first),
          last: parts.flatMap(({ last }) => last),
        };
      }
      case "repeat":
        return this.#repeat(node);
      case "group":
        return this.build(node.part);
      case "backreference":
        return empty;
    }
  }

  #position(members: readonly string[]): Part {
    const position = this.positions.push(new Set(members)) - 1;
    this.follow.push(new Map());
    return { isNullable: false, first: [position], last: [position] };
  }

  #sequence(parts: readonly (() => Part)[]): Part {
    return parts.reduce<Part>((before, build) => {
      const after = build();
      this.#connect(before.last, after.first);
      return {
        isNullable: before.isNullable && after.isNullable,
        first: before.isNullable ? [...before.first, ...after.first] : before.first,
        last: after.isNullable ? [...before.last, ...after.last] : after.last,
      };
    }, empty);
  }

  /** What may come any number of times is one part that follows itself; what must come twice or more is two parts. */
  #repeat({ part, minimum, maximum }: Extract<PatternNode, { kind: "repeat" }>): Part {
    if (maximum === 0) return empty;
    const isEndless = maximum === Number.POSITIVE_INFINITY;
    const copies = Array.from({ length: Math.min(2, Math.max(1, minimum)) }, (_, index) => () => {
      const built = this.build(part);
      if (isEndless && (index === 1 || minimum < 2)) this.#connect(built.last, built.first);
      return built;
    });
    const whole = this.#sequence(copies);
    return { ...whole, isNullable: whole.isNullable || minimum === 0 };
  }

  #connect(from: readonly number[], to: readonly number[]): void {
    for (const start of from) {
      const steps = this.follow[start];
      for (const end of to) steps?.set(end, (steps.get(end) ?? 0) + 1);
    }
  }
}
