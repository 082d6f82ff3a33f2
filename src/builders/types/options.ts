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
  : Missing<Exclude<RequiredNames<Options>, Certain<Given>>> &
      UnknownOptions<Given, keyof Options> &
      Own &
      Documented<Options>;

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

/** The names of the options that are there for certain. What has the type `any` is taken to be. */
export type Certain<Given> = {
  [Name in keyof Given]-?: IsAny<Given[Name]> extends true ? Name : undefined extends Given[Name] ? never : Name;
}[keyof Given];

/** The names of the options that are there, or may be. */
export type Possible<Given> = {
  [Name in keyof Given]-?: IsAny<Given[Name]> extends true ? Name : [Given[Name]] extends [undefined] ? never : Name;
}[keyof Given];

/** True if `Type` is `any`, which nothing else lets a contradiction extend. */
export type IsAny<Type> = 0 extends 1 & Type ? true : false;

/** The type of an option, `undefined` if it is not there. */
export type OptionOf<Given, Name extends string> = Name extends keyof Given ? Given[Name] : undefined;
