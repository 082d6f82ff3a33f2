import type { Illegal, Missing } from "./illegal.js";

declare const unchecked: unique symbol;

/**
 * What a builder infers its options from: as `Options`, but each may be absent, so that the builder itself can say what
 * is missing. The symbol, which no options have, tells where nothing could be inferred and this very type took the place.
 */
export type Draft<Options> = { readonly [Name in keyof Options]?: Options[Name] | undefined } & {
  readonly [unchecked]?: never;
};

/**
 * What is wrong with the options that are given to a builder: those that are missing, those that are unknown (what is
 * generic is not refused by the compiler itself), and what the builder adds as `Own`. Where an option has a wrong type,
 * the compiler has said so already, and more would only cover it up.
 */
export type Faults<Options, Given, Own> = typeof unchecked extends keyof Given
  ? unknown
  : Demanded<RequiredNames<Options>, Given> & UnknownOptions<Given, keyof Options> & Own & Documented<Options>;

/** Demands nothing. An editor finds the doc comments of the options here when one hovers over what is given. */
type Documented<Options> = { readonly [Name in keyof Options]?: DocumentedValue<Options[Name]> };

/** Goes into what is always there: an interface of options, or a list of such. */
type DocumentedValue<Value> = Value extends string | number | Date | readonly string[] | undefined
  ? unknown
  : Value extends readonly (infer Item)[]
    ? readonly DocumentedValue<Item>[]
    : Documented<Value>;

/** Refuses options that are not among `Known`. */
export type UnknownOptions<Given, Known> = {
  readonly [Name in Exclude<keyof Given, Known>]: Illegal<`unknown option ${Name & string}`>;
};

type RequiredNames<Options> = {
  // biome-ignore lint/complexity/noBannedTypes: an object with nothing but an optional key is what may be empty
  [Name in keyof Options]-?: {} extends Pick<Options, Name> ? never : Name & string;
}[keyof Options];

/**
 * Demands the options `Names`: that each has its key for certain, and that what stands there is not `undefined`. Keys
 * alone are asked about, and values only held against a type, since of a generic value nothing can be asked; and since
 * without `strictNullChecks` every type has `undefined` in it.
 */
export type Demanded<Names extends string, Given, Prefix extends string = ""> = Missing<
  Exclude<Names, CertainKeys<Given>>,
  Prefix
> & { readonly [Name in keyof Pick<Given, Names & keyof Given>]: Present };

// biome-ignore lint/complexity/noBannedTypes: whatever is neither null nor undefined
type Present = {} | null;

/** The names of the options whose keys are there for certain. Those of the type `any` are taken to be. */
type CertainKeys<Given> = {
  // biome-ignore lint/complexity/noBannedTypes: an object with nothing but an optional key is what may be empty
  [Name in keyof Given]-?: {} extends Pick<Given, Name> ? (IsAny<Given[Name]> extends true ? Name : never) : Name;
}[keyof Given];

/** The names of the options that are there, or may be. */
export type Possible<Given> = {
  [Name in keyof Given]-?: IsAny<Given[Name]> extends true ? Name : [Given[Name]] extends [undefined] ? never : Name;
}[keyof Given];

/** True if `Type` is `any`, which nothing else lets a contradiction extend. */
export type IsAny<Type> = 0 extends 1 & Type ? true : false;

/** The type of an option, `void` if it is not there: `undefined` is every type where there is no `strictNullChecks`. */
// biome-ignore lint/suspicious/noConfusingVoidType: a type that nothing is given as, not even undefined
export type OptionOf<Given, Name extends string> = Name extends keyof Given ? Given[Name] : void;
