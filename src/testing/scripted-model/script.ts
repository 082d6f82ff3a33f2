import type { NoisyAnswer } from "../noise/noise.js";

/** What a scripted model does when it is asked, beyond giving an answer at once. */
export class Direction {
  /** @internal */
  constructor(readonly steps: readonly Step[]) {}
}

/** One step of an answer: wait, give a piece of text, or fail. */
export type Step =
  | { readonly kind: "wait"; readonly milliseconds: number }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "fail"; readonly error: unknown };

/**
 * An answer of a script: text as it stands, a packet that is written as JSON, a noisy answer, an error that the call fails
 * with, or what {@link delayed}, {@link chunked}, {@link failing} and {@link refusing} give.
 */
export type ScriptedAnswer = string | object | NoisyAnswer | Error | Direction;

/** Gives `answer` after a time in milliseconds; where the caller aborts before, the call fails with the reason. */
export function delayed(milliseconds: number, answer: ScriptedAnswer): Direction {
  return new Direction([{ kind: "wait", milliseconds }, ...stepsOf(answer)]);
}

/** How {@link chunked} cuts an answer. */
export interface ChunkOptions {
  /** The length of a chunk in UTF-16 code units, from 1. 16 unless given; 1 cuts characters outside the basic plane in two. */
  readonly size?: number;
  /** The time before each chunk in milliseconds. None unless given. */
  readonly every?: number;
  /** After how many chunks the stream breaks off, with `error`. */
  readonly breakAfter?: number;
  readonly error?: Error;
}

/** Gives `answer` in chunks: to a caller that streams one by one, to one that calls all together. */
export function chunked(answer: ScriptedAnswer, options: ChunkOptions = {}): Direction {
  const {
    size = 16,
    every,
    breakAfter = Number.POSITIVE_INFINITY,
    error = new Error("the stream broke off"),
  } = options;
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError("typed-handoff: a chunk has at least one unit");
  const chunks = stepsOf(answer).flatMap((step) => (step.kind === "text" ? cut(step.text, size) : [step]));
  const kept = chunks.slice(0, breakAfter);
  const steps = kept.flatMap((step): Step[] =>
    every === undefined ? [step] : [{ kind: "wait", milliseconds: every }, step],
  );
  return new Direction(kept.length < chunks.length ? [...steps, { kind: "fail", error }] : steps);
}

/** Fails the call with `error`, whatever it is. */
export function failing(error: unknown): Direction {
  return new Direction([{ kind: "fail", error }]);
}

/** Answers that it will not do it, as models do. */
export function refusing(text = "I'm sorry, but I can't help with that."): Direction {
  return new Direction([{ kind: "text", text }]);
}

/** Returns the steps of an answer. */
export function stepsOf(answer: ScriptedAnswer): readonly Step[] {
  if (answer instanceof Direction) return answer.steps;
  if (answer instanceof Error) return [{ kind: "fail", error: answer }];
  if (typeof answer === "string") return [{ kind: "text", text: answer }];
  return [{ kind: "text", text: isNoisyAnswer(answer) ? answer.text : JSON.stringify(answer) }];
}

function isNoisyAnswer(answer: object): answer is NoisyAnswer {
  return ["text", "kind", "surroundings", "outcome", "coerced"].every((key) => Object.hasOwn(answer, key));
}

function cut(text: string, size: number): Step[] {
  const count = Math.ceil(text.length / size);
  return Array.from({ length: count }, (_, index) => ({
    kind: "text",
    text: text.slice(index * size, (index + 1) * size),
  }));
}
