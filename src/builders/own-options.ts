import type { IssueCode, Key } from "../runtime/issue.js";
import { createIssue } from "../runtime/issues.js";
import { isObject, type JsonObject } from "../runtime/object.js";
import { PacketError } from "../runtime/packet-error.js";

/** The names of all options, `true` beside each. A record, so that the compiler sees one that is forgotten. */
export type OptionNames<Options> = { readonly [Name in keyof Options & string]-?: true };

/**
 * Reads each option once and returns them as a plain object: its own keys only, none of them unknown. What is no object
 * or has an unknown key is refused with a {@link PacketError}; what the options hold is looked at later.
 */
export function ownOptions<Options extends object>(
  contract: string,
  options: Options,
  names: OptionNames<Options>,
  ...path: Key[]
): Options {
  const own = ownEntries(contract, options, ...path);
  for (const name of Object.keys(own)) {
    if (!Object.hasOwn(names, name)) {
      throw refusal(contract, "unknown_key", `only the options ${Object.keys(names).join(", ")}`, [...path, name]);
    }
  }
  // The cast holds as far as the caller's types do: the same values under the same names.
  return own as Options;
}

/** Reads each property of `value` once and returns them as a plain object. What is no object is refused. */
export function ownEntries(contract: string, value: unknown, ...path: Key[]): JsonObject {
  if (!isObject(value)) throw refusal(contract, "type", "an object", path);
  try {
    return { ...value };
  } catch {
    throw refusal(contract, "unreadable", "an object that can be read", path);
  }
}

/** Makes the error that says of one place in the options what is wrong there. */
export function refusal(contract: string, code: IssueCode, expected: string, path: readonly Key[]): PacketError {
  return new PacketError({ code: "invalid", contract, issues: [createIssue(code, expected, path)] });
}
