/** True if `Text` is one known text, or several: neither `string` nor a pattern such as `goal-${string}`. */
export type IsLiteral<Text> = Text extends string
  ? string extends Text
    ? false
    : // An object of all texts that match a pattern may be empty; one of a known text may not.
      // biome-ignore lint/complexity/noBannedTypes: the empty object type is what is asked about
      {} extends { readonly [Key in Text]: unknown }
      ? false
      : true
  : false;

/** True if `Text` has characters of `Character` only. */
export type ConsistsOf<Text extends string, Character extends string> = Text extends ""
  ? true
  : Text extends `${Character}${infer Rest}`
    ? ConsistsOf<Rest, Character>
    : false;

/**
 * The text without its first ten characters, or `never` if it has not so many. The ten have names of their own: of one
 * name the compiler would try all ways to put ten characters into ten places.
 */
type WithoutTen<Text extends string> =
  Text extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer _6}${infer _7}${infer _8}${infer _9}${infer _10}${infer Rest}`
    ? Rest
    : never;

/**
 * True if `Text` has more than ten times as many characters as `Tens` has members. TypeScript 5 counts a character
 * beyond U+FFFF as two; the check at run time, as JSON Schema, counts it as one.
 */
export type IsLongerThanTens<Text extends string, Tens extends readonly unknown[]> = [Text] extends [never]
  ? false
  : Tens extends readonly [unknown, ...infer Fewer]
    ? IsLongerThanTens<WithoutTen<Text>, Fewer>
    : Text extends ""
      ? false
      : true;

/** Five members, for {@link IsLongerThanTens}. */
type Five = readonly [0, 0, 0, 0, 0];
/** Fifty members, for {@link IsLongerThanTens}. */
export type Fifty = readonly [...TwentyFive, ...TwentyFive];
type TwentyFive = readonly [...Five, ...Five, ...Five, ...Five, ...Five];

/** The characters of `Text`, as far as they are among `Character`, up to 100. */
export type CharactersOf<
  Text extends string,
  Character extends string,
  Found extends readonly 0[] = [],
> = Text extends `${Character}${infer Rest}`
  ? Found["length"] extends 100
    ? Found
    : CharactersOf<Rest, Character, [...Found, 0]>
  : Found;

export type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
export type HexDigit = Digit | "a" | "b" | "c" | "d" | "e" | "f";
type Letter = HexDigit | LaterLetter;
type LaterLetter =
  | ("g" | "h" | "i" | "j" | "k" | "l" | "m" | "n" | "o" | "p")
  | ("q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z");
/** A letter of the alphabet or a digit. */
export type Alphanumeric = Letter | Uppercase<Letter>;
