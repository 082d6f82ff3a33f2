import type { Illegal } from "./illegal.js";
import type { ConsistsOf, Digit, IsLiteral } from "./literal.js";

/**
 * What is wrong with a text that must not be empty; `unknown` if nothing is, or if only the run will tell. It is looked
 * up rather than asked for, so that the text may be generic: `Text extends string` has the fault of `string`, none.
 */
export type TextFault<Text, Name extends string> = ByText<Illegal<`${Name} is empty`>>[Text & string] | undefined;

/** What is wrong with a list of texts that may be empty, though its items may not. */
export type TextsFault<List, Name extends string> = [EmptyItem<List>] extends [never]
  ? unknown
  : Illegal<`${Name} has an empty item`>;

/** The indexes at which a list has an empty text. */
type EmptyItem<List> = List extends readonly unknown[]
  ? { readonly [Index in keyof List]: List[Index] extends "" ? Index : never }[number]
  : never;

/** As {@link TextsFault}, for lists that may be generic. The fault is that of the item, which costs the compiler more. */
export type EachTextFault<List, Name extends string> = {
  readonly [Index in keyof List]: ByText<Illegal<`${Name} has an empty item`>>[List[Index] & string];
};

/** What is wrong with a list that must have an item, as far as its length is known. Looked up, as a text is. */
export type NoItemFault<List extends readonly unknown[], Name extends string> = ByLength<
  Illegal<`${Name} needs at least 1 item`>
>[List["length"]];

interface ByLength<None> {
  readonly [length: number]: unknown;
  readonly 0: None;
}

interface ByText<Empty> {
  readonly [text: string]: unknown;
  readonly "": Empty;
}

/** What is wrong with a list of texts that must have an item. */
export type NonEmptyTextsFault<List, Name extends string> = List extends readonly []
  ? Illegal<`${Name} needs at least 1 item`>
  : List extends readonly [unknown, ...unknown[]] | readonly [...unknown[], unknown]
    ? TextsFault<List, Name>
    : Illegal<`${Name} may be empty: use nonEmpty(...)`>;

/** What is wrong with a list of known length, if its length is not among `Lengths`. */
export type LengthFault<
  List extends readonly unknown[],
  Lengths extends number,
  Message extends string,
> = number extends List["length"] ? unknown : List["length"] extends Lengths ? unknown : Illegal<Message>;

/** What is wrong with a list of known length that must have five items. */
export type FiveItemsFault<List extends readonly unknown[], Name extends string> = number extends List["length"]
  ? unknown
  : List extends readonly [unknown, unknown, unknown, unknown, unknown, ...unknown[]]
    ? unknown
    : Illegal<`${Name} needs at least 5 items`>;

/** What is wrong with a list whose items must differ, as far as they are known texts. */
export type DuplicateFault<List extends readonly unknown[], Name extends string> = [Duplicates<List>] extends [never]
  ? unknown
  : Illegal<`${Name} has ${Duplicates<List>} twice`>;

type Duplicates<List extends readonly unknown[], Earlier = never> = List extends readonly [infer Item, ...infer Rest]
  ? IsLiteral<Item> extends true
    ? Item extends Earlier
      ? Item & string
      : Duplicates<Rest, Earlier | Item>
    : Duplicates<Rest, Earlier>
  : never;

/** What is wrong with a number that must be whole and at least 1, as far as it is known. */
export type PositiveFault<Value, Name extends string> = Value extends number
  ? number extends Value
    ? unknown
    : `${Value}` extends "0" | `-${string}` | `${string}.${string}` | `${string}e-${string}`
      ? Illegal<`${Name} is not a whole number from 1 up`>
      : unknown
  : unknown;

/** What is wrong with a number in digits that must be at least 1, as far as it is known. */
export type DigitsFault<Text, Name extends string> =
  IsLiteral<Text> extends true
    ? Text extends string
      ? [ConsistsOf<Text, Digit>, ConsistsOf<Text, "0">] extends [true, false]
        ? unknown
        : Illegal<`${Name} is not a number from 1 up`>
      : unknown
    : unknown;
