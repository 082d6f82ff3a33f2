import { fingerprintDigitsInId } from "../semantics/goal-conventions.js";
import { refusal } from "./own-options.js";
import { type HashFault, type Sha256Hex, sha256Hex } from "./sha256.js";
import type { Illegal } from "./types/illegal.js";
import type { Alphanumeric, CharactersOf, ConsistsOf, IsLiteral } from "./types/literal.js";

type IdCharacter = Alphanumeric | "." | "_" | "-";
type TooShort = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
type TooLong = 97 | 98 | 99 | 100;

/** What is wrong with an id of a goal, as far as it is known. */
export type GoalIdFault<Text> = Text extends string
  ? IsLiteral<Text> extends true
    ? IsGoalId<Text> extends true
      ? unknown
      : Illegal<"goalId is not 8 to 96 letters, digits, dots, underscores or dashes, the first a letter or digit">
    : unknown
  : unknown;

type IsGoalId<Text extends string> = Text extends `${Alphanumeric}${infer Rest}`
  ? ConsistsOf<Rest, IdCharacter> extends true
    ? CharactersOf<Text, IdCharacter>["length"] extends TooShort | TooLong
      ? false
      : true
    : false
  : false;

/** What is wrong with a category, as far as it is known. */
type CategoryFault<Category extends string> =
  IsLiteral<Category> extends true
    ? Category extends ""
      ? Illegal<"category is empty">
      : ConsistsOf<Category, IdCharacter> extends true
        ? unknown
        : Illegal<"category is not letters, digits, dots, underscores or dashes">
    : unknown;

const categoryPattern = /^[A-Za-z0-9._-]{1,74}$/;

/**
 * Makes the id of a goal as Workspai does: `goal-<category>-` and the first 16 digits of its fingerprint.
 *
 * Throws `PacketError` with code `invalid` for a category that is not 1 to 74 letters, digits, dots, underscores or
 * dashes.
 *
 * @example
 * ```ts
 * const fingerprint = sha256Of({ intent: "raise coverage" });
 * goalId("test-coverage", fingerprint).startsWith("goal-test-coverage-"); // => true
 * ```
 */
export function goalId<const Category extends string, const Fingerprint extends string = Sha256Hex>(
  category: Category & CategoryFault<Category>,
  fingerprint: Fingerprint & HashFault<Fingerprint, "the fingerprint">,
): `goal-${Category}-${string}` {
  if (typeof category !== "string" || !categoryPattern.test(category))
    throw refusal("goal-id", "pattern", `text that matches ${categoryPattern.source}`, []);
  // The cast forgets the literal, which is known to be a hash; sha256Hex looks once more.
  return `goal-${category}-${sha256Hex(fingerprint as string).slice(0, fingerprintDigitsInId)}`;
}
