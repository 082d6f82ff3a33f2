import type { Issue } from "./issue.js";
import { clip } from "./text.js";

/** Why there is no packet. The list is closed: a `switch` over it can be exhaustive. */
export type PacketErrorCode =
  /** The value does not satisfy the contract; `issues` says where and why. */
  | "invalid"
  /** The text holds nothing that could be a packet. */
  | "none_found"
  /** Something looks like a packet, but its syntax cannot be understood or repaired. */
  | "unparseable"
  /** The text ends inside a packet. */
  | "truncated"
  /** More than one reading is possible, and they differ. */
  | "ambiguous"
  /** The text is longer than the limit. */
  | "too_large"
  /** The text is nested deeper than the limit. */
  | "too_deep"
  /** An object has one key twice. */
  | "duplicate_key"
  /** An object has a key that could reach a prototype. */
  | "forbidden_key"
  /** The chain of transfers has reached its limit; no further handoff is allowed. */
  | "transfer_limit";

/** What {@link PacketError} is made from. */
export interface PacketErrorOptions {
  readonly code: PacketErrorCode;
  /** The name of the contract, `"return-packet"`. */
  readonly contract: string;
  readonly issues?: readonly Issue[];
  /** How many issues were found beyond those in `issues`. */
  readonly omitted?: number;
  /** One clause that says more than the code does. Must not quote input. */
  readonly detail?: string;
}

/** What errors of any copy of the package have. @internal */
export const brand: unique symbol = /* @__PURE__ */ Symbol.for("typed-handoff.PacketError");
const maximumMessageLength = 499;
const issuesInMessage = 3;

const headlines: Readonly<Record<PacketErrorCode, string>> = {
  invalid: "is not valid",
  none_found: "was not found in the text",
  unparseable: "could not be read",
  truncated: "is cut off",
  ambiguous: "is ambiguous",
  too_large: "is too large",
  too_deep: "is nested too deeply",
  duplicate_key: "has a key twice",
  forbidden_key: "has a forbidden key",
  transfer_limit: "has reached the limit of transfers",
};

/**
 * Says why there is no packet: `code`, the `contract`, and up to 100 `issues` with their places.
 *
 * The message is under 500 characters and never quotes the input; nor is there a `cause` that would.
 * Use {@link isPacketError} rather than `instanceof`: it also knows errors of another copy of this package.
 */
export class PacketError extends Error {
  override readonly name = "PacketError";
  readonly code: PacketErrorCode;
  readonly contract: string;
  readonly issues: readonly Issue[];
  readonly omitted: number;
  /** @internal */
  declare readonly [brand]: true;

  constructor(options: PacketErrorOptions) {
    super(describe(options));
    this.code = options.code;
    this.contract = options.contract;
    this.issues = options.issues ?? [];
    this.omitted = options.omitted ?? 0;
    // A field with a computed name would keep the class in every bundle.
    this[brand] = true;
  }

  /**
   * Returns a plain object for logs, without input values and without the stack. The option matters to errors of texts
   * that were read, which know their values; `JSON.stringify` passes a key instead.
   */
  toJSON(_options?: { readonly values?: boolean } | string): Record<string, unknown> {
    const { name, code, contract, message, issues, omitted } = this;
    return { name, code, contract, message, issues, omitted };
  }
}

/** Tells whether `error` is a {@link PacketError}, of this copy of the package or another. Never throws. */
export function isPacketError(error: unknown): error is PacketError {
  try {
    return typeof error === "object" && error !== null && (error as { [brand]?: unknown })[brand] === true;
  } catch {
    // A proxy may throw whatever it is asked.
    return false;
  }
}

/** Returns the message of an error. @internal */
export function describe({ code, contract, issues = [], omitted = 0, detail }: PacketErrorOptions): string {
  const parts = [`${clip(contract, 60)} ${headlines[code]}${detail === undefined ? "" : `: ${detail}`}`];
  for (const issue of issues.slice(0, issuesInMessage)) parts.push(clip(issue.message, 130));
  const more = issues.length + omitted - issuesInMessage;
  if (more > 0) parts.push(`and ${more} more`);
  return clip(parts.join("; "), maximumMessageLength);
}
