import type { Key } from "../../runtime/index.js";
import type { FailureClass, RepairKind } from "../result.js";

/** A repair and where it was made, as an offset into the text that was read. */
export interface RepairAt {
  readonly kind: RepairKind;
  readonly offset: number;
}

/** The refusals that reading one value can lead to. */
export type FaultClass = Extract<
  FailureClass,
  "truncated" | "unparseable" | "too_deep" | "duplicate_key" | "forbidden_key"
>;

/** Why a value could not be read. */
export interface Fault {
  readonly class: FaultClass;
  /** Where reading stopped, as an offset into the text. */
  readonly offset: number;
  /** One clause for people. Never quotes input. */
  readonly detail: string;
  /** The way to the place inside the value. */
  readonly path: readonly Key[];
  /** The keys of the outermost object, or of an outermost array's first item, that were complete by then. */
  readonly keys: readonly string[];
  /** Whether quotes are out of step, so that it is not known which of the following text stands in strings. */
  readonly misaligned: boolean;
}

/** How a value is read. */
export interface ReadSettings {
  readonly maximumDepth: number;
  readonly duplicateKeys: "refuse" | "last";
  readonly repair: boolean;
  /** Whether the value stands in a Markdown code block, so that a fence in one of its strings may be the block's end. */
  readonly inBlock?: boolean;
}

/** A value that was read, or why there is none. */
export type Outcome =
  | { readonly value: unknown; readonly end: number; readonly repairs: readonly RepairAt[]; readonly fault?: never }
  | { readonly fault: Fault; readonly repairs: readonly RepairAt[]; readonly value?: never };

/** A place in a text, moved on by the functions that read tokens, and what they found on the way. */
export class Cursor {
  position: number;
  fault: Fault | undefined;
  readonly repairs: RepairAt[] = [];
  readonly path: Key[] = [];
  /** The keys of the outermost object, or of an outermost array's first item. */
  readonly keys: string[] = [];
  depth = 0;

  constructor(
    readonly text: string,
    start: number,
    readonly settings: ReadSettings,
  ) {
    this.position = start;
  }

  /** The code unit at the position, NaN at the end of the text. */
  get unit(): number {
    return this.text.charCodeAt(this.position);
  }

  get atEnd(): boolean {
    return this.position >= this.text.length;
  }

  repaired(kind: RepairKind, offset = this.position): void {
    this.repairs.push({ kind, offset });
  }

  /** Records why reading cannot go on. Returns `undefined`, which no JSON value is. */
  fail(faultClass: FaultClass, detail: string, offset = this.position, misaligned = false): undefined {
    this.fault ??= { class: faultClass, offset, detail, path: [...this.path], keys: this.keys, misaligned };
    return undefined;
  }

  failAtEnd(): undefined {
    return this.fail("truncated", "the text ends inside a value", this.text.length);
  }
}
