/** The longest time that a timer can be set to; a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;

/** How waiting for a value ended. */
export type Waited<Value> =
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "failed" | "aborted"; readonly cause: unknown }
  | { readonly kind: "budget" };

/** A point in time, or an abort, after which nothing is waited for. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #outer: AbortSignal | undefined;
  readonly #onAbort = () => this.#controller.abort(this.#outer?.reason);
  readonly #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(milliseconds: number, signal: AbortSignal | undefined) {
    this.#outer = signal;
    if (signal?.aborted === true) this.#onAbort();
    else signal?.addEventListener("abort", this.#onAbort, { once: true });
    if (milliseconds <= longestTimer) this.#timer = setTimeout(() => this.#expire(), milliseconds);
  }

  /** Aborted once the deadline is over, for whatever reason. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Waits for what `start` returns or promises, until the deadline at most. Never throws. */
  wait<Value>(start: () => Value | Promise<Value>): Promise<Waited<Value>> {
    return new Promise((resolve) => {
      const giveUp = () => resolve(this.#end());
      if (this.signal.aborted) return giveUp();
      this.signal.addEventListener("abort", giveUp, { once: true });
      const settle = (waited: Waited<Value>) => {
        this.signal.removeEventListener("abort", giveUp);
        // What fails because it was told to stop did not fail by itself.
        resolve(this.signal.aborted ? this.#end() : waited);
      };
      new Promise<Value>((begin) => begin(start())).then(
        (value) => settle({ kind: "value", value }),
        (cause: unknown) => settle({ kind: "failed", cause }),
      );
    });
  }

  /** Lets go of the timer and the signal. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#outer?.removeEventListener("abort", this.#onAbort);
  }

  #expire(): void {
    this.#controller.abort(new Error("typed-handoff: the time for an answer is over"));
  }

  #end(): Waited<never> {
    return this.#outer?.aborted === true ? { kind: "aborted", cause: this.#outer.reason } : { kind: "budget" };
  }
}
