import type { Contract } from "../../runtime/index.js";
import type { ReadSettings } from "../json/index.js";
import { PartialJson } from "./partial-json.js";
import { PartialTree } from "./partial-tree.js";
import { placeOf } from "./place.js";
import { ThinkingWatch } from "./thinking-watch.js";

/**
 * Finds the first packet in an answer that arrives in parts: an object with a key that the contracts know, in prose or
 * code blocks, outside of what the model thought. If it turns out to be no packet, it gives way to the next.
 */
export class PacketScanner {
  readonly #contracts: readonly Contract[];
  readonly #settings: ReadSettings;
  readonly #tree: PartialTree;
  readonly #thinking = new ThinkingWatch();
  #object: PartialJson | undefined;
  /** Whether the snapshot is to stay what it is. */
  #isSettled = false;

  constructor(contracts: readonly Contract[], settings: ReadSettings) {
    this.#contracts = contracts;
    this.#settings = settings;
    this.#tree = new PartialTree(placeOf(contracts));
  }

  /** What is known of the packet. See {@link PartialTree.snapshot}. */
  get snapshot(): object | undefined {
    return this.#tree.snapshot(false);
  }

  /** Reads what comes next. */
  read(text: string): void {
    this.#tree.advance(text.length);
    let index = 0;
    while (index < text.length) {
      index = this.#object === undefined ? this.#readProse(text, index) : this.#readObject(this.#object, text, index);
    }
  }

  #readProse(text: string, start: number): number {
    for (let index = start; index < text.length; index++) {
      const character = text.charAt(index);
      if (this.#thinking.pass(character)) {
        this.#tree.forget();
        this.#isSettled = false;
      } else if (character === "{" && !this.#isSettled && !this.#thinking.isThinking) {
        this.#object = new PartialJson(this.#tree, this.#settings);
        return index + 1;
      }
    }
    return text.length;
  }

  #readObject(object: PartialJson, text: string, start: number): number {
    const end = object.read(text, start);
    if (object.status === "open") return end;
    if (this.#tree.found) {
      const latest = this.#tree.snapshot(true);
      // What broke off inside a packet has no continuation that could be trusted.
      this.#isSettled = object.status === "broken" || this.#contracts.some((contract) => contract.is(latest));
    }
    this.#tree.clear();
    this.#object = undefined;
    return end;
  }
}
