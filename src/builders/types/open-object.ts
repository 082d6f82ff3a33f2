/**
 * An object of JSON whose keys are free. A value whose type is an `interface` has no index signature, and is taken as
 * well; arrays, functions, dates, maps and the like are not. What types do not tell is looked at when it is copied.
 */
export type OpenObject = { readonly [key: string]: unknown } | NamedObject;

/** An object of an interface. By these symbols the compiler knows what is no plain object. */
type NamedObject = object & {
  readonly [Symbol.iterator]?: never;
  readonly [Symbol.toPrimitive]?: never;
  readonly [Symbol.hasInstance]?: never;
  readonly [Symbol.toStringTag]?: never;
};
