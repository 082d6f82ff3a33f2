import type { Message } from "../../parsing/ask-again/types.js";
import { clip } from "../../runtime/text.js";
import { type ScriptedAnswer, type Step, stepsOf } from "./script.js";

/** What a call may be given besides the messages. */
export interface ScriptedCall {
  /** Ends a wait when it is aborted. */
  readonly signal?: AbortSignal;
}

/** An answer, or a function from what the model was asked to the answer. */
export type ScriptLine<Input> = ScriptedAnswer | ((input: Input) => ScriptedAnswer);

/** A model that plays a script. It is itself the function that calls it. */
export interface ScriptedModel<Input = readonly Message[]> {
  /** Plays the next answer and returns its text. */
  (input: Input, call?: ScriptedCall): Promise<string>;
  /** Plays the next answer chunk by chunk. */
  stream(input: Input, call?: ScriptedCall): AsyncGenerator<string, void, undefined>;
  /** Copies of what it was asked, in order; calls beyond the script are among them. */
  readonly requests: readonly Input[];
  /** How many answers are left. */
  readonly remaining: number;
  /** Throws unless every answer was played and no call came beyond them. Call it at the end of a test. */
  assertFinished(): void;
}

/**
 * Makes a model out of a script, for tests of whoever talks to one: each call plays the next answer. Fits `askAgain`, and
 * any code that takes a function from messages to text.
 *
 * Answers are texts, packets (written as JSON), noisy answers, errors, functions of what was asked, and what
 * {@link delayed}, {@link chunked}, {@link failing} and {@link refusing} give. A call beyond the script throws. Code that
 * catches what a model throws hides that, so let {@link ScriptedModel.assertFinished} have the last word.
 *
 * @example
 * ```ts
 * const model = scriptedModel(["Let me think.", sampleReturnPacket()]);
 * const asked = await askAgain(returnPacketContract, model);
 * expect(asked.attempts).toHaveLength(2);
 * model.assertFinished();
 * ```
 */
export function scriptedModel<Input = readonly Message[]>(script: readonly ScriptLine<Input>[]): ScriptedModel<Input> {
  if (!Array.isArray(script)) throw new TypeError("typed-handoff: a script is a list of answers: scriptedModel([...])");
  const player = new Player(script);
  const call = async (input: Input, options: ScriptedCall = {}): Promise<string> => {
    let text = "";
    for await (const chunk of player.play(input, options)) text += chunk;
    return text;
  };
  return Object.defineProperties(call, {
    stream: { value: (input: Input, options: ScriptedCall = {}) => player.play(input, options) },
    requests: { get: () => player.requests },
    remaining: { get: () => player.remaining },
    assertFinished: { value: () => player.assertFinished() },
    // The cast holds because the properties are those of the interface.
  }) as ScriptedModel<Input>;
}

class Player<Input> {
  readonly requests: Input[] = [];
  readonly #script: readonly ScriptLine<Input>[];

  constructor(script: readonly ScriptLine<Input>[]) {
    this.#script = [...script];
  }

  get remaining(): number {
    return Math.max(0, this.#script.length - this.requests.length);
  }

  /** Takes the next answer at once, so that calls made together get theirs in the order in which they were made. */
  play(input: Input, options: ScriptedCall): AsyncGenerator<string, void, undefined> {
    const line = this.#script[this.requests.length];
    this.requests.push(copyOf(input));
    if (line === undefined) return perform([{ kind: "fail", error: new Error(this.#unexpected()) }], options);
    return perform(
      stepsOf(typeof line === "function" ? (line as (input: Input) => ScriptedAnswer)(input) : line),
      options,
    );
  }

  assertFinished(): void {
    if (this.requests.length > this.#script.length) throw new Error(this.#unexpected());
    if (this.remaining === 0) return;
    throw new Error(
      `typed-handoff: the script has ${this.#script.length} answers, but ${this.requests.length} were asked for`,
    );
  }

  #unexpected(): string {
    const beyond = JSON.stringify(this.requests[this.#script.length]) ?? "nothing";
    const calls = `call ${this.#script.length + 1} of ${this.requests.length}`;
    return `typed-handoff: ${calls} is beyond the script of ${this.#script.length} answers; it asked ${clip(beyond, 200)}`;
  }
}

async function* perform(steps: readonly Step[], { signal }: ScriptedCall): AsyncGenerator<string, void, undefined> {
  for (const step of steps) {
    signal?.throwIfAborted();
    if (step.kind === "fail") throw step.error;
    if (step.kind === "text") yield step.text;
    else await wait(step.milliseconds, signal);
  }
}

/** Waits on the timer of the globals, which fake timers replace. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", abort, { once: true });
  });
}

/** Copies what can be copied, so that later changes to the messages do not change the record. */
function copyOf<Input>(input: Input): Input {
  try {
    return structuredClone(input);
  } catch {
    // Tools of an SDK hold functions.
    return input;
  }
}
