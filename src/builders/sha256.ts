import { canonicalJson } from "./canonical-json.js";
import { refusal } from "./own-options.js";
import { sha256Digest } from "./sha256-digest.js";
import type { Illegal } from "./types/illegal.js";
import type { CharactersOf, ConsistsOf, HexDigit, IsLiteral } from "./types/literal.js";

declare const checked: unique symbol;

/** A text of 64 lower-case hex digits, made or checked by {@link sha256Hex} or {@link sha256Of}. */
export type Sha256Hex = string & { readonly [checked]: "sha256" };

/** True if `Text` is a literal of 64 lower-case hex digits. */
type IsHash<Text extends string> =
  ConsistsOf<Text, HexDigit> extends true ? (CharactersOf<Text, HexDigit>["length"] extends 64 ? true : false) : false;

/** What is wrong with a hash: a literal that is none, or a text that nobody has checked. */
export type HashFault<Text, Name extends string> = Text extends Sha256Hex | undefined
  ? unknown
  : Text extends string
    ? IsLiteral<Text> extends true
      ? IsHash<Text> extends true
        ? unknown
        : Illegal<`${Name} is not 64 lower-case hex digits`>
      : Illegal<`${Name} may be no hash: use sha256Hex(...) or sha256Of(...)`>
    : unknown;

/** What {@link sha256Of} can hash. */
export type JsonValue =
  | (string | number | boolean | null)
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

const hashPattern = /^[a-f0-9]{64}$/;

/**
 * Returns `text` as a hash that a goal handoff takes, if it is 64 lower-case hex digits. To make a hash, use
 * {@link sha256Of}. Throws `PacketError` with code `invalid` for any other text.
 *
 * @example
 * ```ts
 * const hash = sha256Hex("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
 * ```
 */
export function sha256Hex<const Text extends string>(text: Text & HexFault<Text>): Sha256Hex {
  if (typeof text !== "string" || !hashPattern.test(text)) {
    throw refusal("sha256", "pattern", "64 lower-case hex digits", []);
  }
  // The cast holds: the text has just been checked. The symbol is for the compiler alone.
  return text as string as Sha256Hex;
}

/** Unlike an option, the text to be checked may be any that is not known to be wrong. */
type HexFault<Text extends string> = IsLiteral<Text> extends true ? HashFault<Text, "the text"> : unknown;

/**
 * Returns the SHA-256 of a text in UTF-8, or of another JSON value in canonical form: without spaces, the keys of each
 * object sorted, as Workspai's `canonical-json-v1`. To hash JSON that stands in a text, parse it first: a text is
 * hashed as it is.
 *
 * Throws `PacketError` with code `invalid` for what is no JSON value.
 *
 * @example
 * ```ts
 * sha256Of({ b: 1, a: [2] }) === sha256Of({ a: [2], b: 1 }); // => true
 * ```
 */
export function sha256Of(value: JsonValue): Sha256Hex {
  // The cast holds: a digest is 64 lower-case hex digits. The symbol is for the compiler alone.
  return sha256Digest(typeof value === "string" ? value : canonicalJson(value)) as Sha256Hex;
}
