import { clip, type Issue, isObject, type Key, PacketError, type PacketErrorOptions } from "../runtime/index.js";
import type { Position } from "./result.js";

/** What {@link ReadError} is made from. */
export interface ReadErrorOptions extends PacketErrorOptions {
  readonly position?: Position | undefined;
  /** The value that the issues speak of. Never shown unless asked for. */
  readonly value?: unknown;
}

const maximumShown = 200;

/** The error of a text that gave no packet: a {@link PacketError} that knows the place in the text. */
export class ReadError extends PacketError {
  /** Where in the text the trouble is, if it has a place. */
  readonly position: Position | undefined;
  readonly #value: unknown;

  constructor(options: ReadErrorOptions) {
    super(options);
    this.position = options.position;
    this.#value = options.value;
  }

  /**
   * Returns a plain object for logs, without the stack. Input values are not in it, unless `{ values: true }` asks for
   * them: then each issue has `received`, clipped to 200 characters.
   */
  override toJSON(options?: { readonly values?: boolean } | string): Record<string, unknown> {
    const plain = super.toJSON();
    if (this.position !== undefined) plain["position"] = this.position;
    // JSON.stringify passes the key under which the error stands.
    if (typeof options === "object" && options.values === true) {
      plain["issues"] = this.issues.map((issue) => ({ ...issue, received: this.#received(issue) }));
    }
    return plain;
  }

  #received({ path }: Issue): string {
    const value = valueAt(this.#value, path);
    if (value === undefined) return "nothing";
    try {
      return clip(JSON.stringify(value), maximumShown);
    } catch {
      return "a value that cannot be shown";
    }
  }
}

function valueAt(root: unknown, path: readonly Key[]): unknown {
  let value = root;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}
