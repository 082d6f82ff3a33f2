import type { Issue } from "./issue.js";
import type { Issues } from "./issues.js";
import { brand, describe, PacketError } from "./packet-error.js";

class ReturnedError implements PacketError {
  readonly name = "PacketError";
  readonly code = "invalid";
  readonly contract: string;
  /** @internal */
  declare readonly [brand]: true;
  readonly #issues: Issues;
  #list: readonly Issue[] | undefined;

  constructor(contract: string, issues: Issues) {
    this.contract = contract;
    this.#issues = issues;
    this[brand] = true;
  }

  get issues(): readonly Issue[] {
    this.#list ??= this.#issues.list();
    return this.#list;
  }

  get omitted(): number {
    return this.#issues.omitted;
  }

  get message(): string {
    return describe(this);
  }

  /** What errors print, without calls: it was not thrown. */
  get stack(): string {
    return `${this.name}: ${this.message}`;
  }

  toJSON(): Record<string, unknown> {
    return PacketError.prototype.toJSON.call(this);
  }
}

/**
 * The error that `safeParse` returns: a {@link PacketError} for whoever asks, `instanceof` included, but not made by the
 * constructor of `Error`. Recording where in the program that was called takes a hundred times as long as the check,
 * and tells nothing of an error that is returned rather than thrown. Its texts are made where they are asked for.
 */
export const CheckError = /* @__PURE__ */ inheritPacketError();

/** Makes it an instance of `PacketError`. In a function, so that a bundle without `safeParse` can do without both. */
function inheritPacketError(): typeof ReturnedError {
  Object.setPrototypeOf(ReturnedError.prototype, PacketError.prototype);
  // So that whoever prints an error by its constructor's name prints that of a PacketError.
  Reflect.deleteProperty(ReturnedError.prototype, "constructor");
  return ReturnedError;
}
