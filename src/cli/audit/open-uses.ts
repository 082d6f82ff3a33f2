import type { ToolUse } from "./entry.js";

/** How many calls of tools are remembered: a result comes soon after its call. */
export const mostUses = 20_000;

/** Remembers the latest calls of tools, so that a result further down can be given to its agent. */
export class OpenUses {
  readonly #limit: number;
  #uses = new Map<string, { readonly agent: ToolUse["agent"]; readonly ordinal: number }>();
  /** How many calls there were. */
  count = 0;

  constructor(limit = mostUses) {
    this.#limit = limit;
  }

  add(id: string, agent: ToolUse["agent"]): void {
    this.#uses.delete(id);
    this.#uses.set(id, { agent, ordinal: this.count++ });
    if (this.#uses.size <= this.#limit) return;
    for (const oldest of this.#uses.keys()) {
      this.#uses.delete(oldest);
      return;
    }
  }

  /** Returns what is known of a call at a point where `count` calls had been made. */
  agentOf(id: string, count = this.count): ToolUse["agent"] | undefined {
    const use = this.#uses.get(id);
    // What is forgotten must not depend on how the input was cut.
    return use === undefined || count - use.ordinal > this.#limit ? undefined : use.agent;
  }

  /** The calls, the oldest first. */
  list(): readonly ToolUse[] {
    return [...this.#uses].map(([id, { agent }]) => ({ id, agent }));
  }
}
