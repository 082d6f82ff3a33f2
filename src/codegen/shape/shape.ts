import type { Contains, Json, Schema } from "../schema/schema.js";
import type { Declaration } from "./declaration.js";

/**
 * The set of values that a schema allows, in a normal form that types and Zod parsers can be printed from: conditions
 * have become unions, impossible branches are gone, and each node says all that is asked of its kind of value.
 */
export type Shape =
  | NeverShape
  | UnknownShape
  | ReferenceShape
  | LiteralShape
  | ConstantShape
  | NullShape
  | BooleanShape
  | NumberShape
  | StringShape
  | ArrayShape
  | ObjectShape
  | UnionShape;

/** No value. */
export interface NeverShape {
  readonly kind: "never";
}

/** Any value, but one of a kind that `unless` names must satisfy that shape. */
export interface UnknownShape {
  readonly kind: "unknown";
  readonly unless: readonly (NumberShape | StringShape | ArrayShape | ObjectShape | UnionShape)[];
  readonly except: readonly Json[];
}

/** The values of a declaration. */
export interface ReferenceShape {
  readonly kind: "reference";
  readonly declaration: Declaration;
}

/** One of a list of scalars. */
export interface LiteralShape {
  readonly kind: "literal";
  readonly values: readonly (string | number | boolean | null)[];
}

/** One of a list of JSON values, among them objects or arrays. */
export interface ConstantShape {
  readonly kind: "constant";
  readonly values: readonly Json[];
}

export interface NullShape {
  readonly kind: "null";
}

export interface BooleanShape {
  readonly kind: "boolean";
}

export interface NumberShape {
  readonly kind: "number";
  readonly integer: boolean;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** Values that are not allowed: those for which another branch speaks. */
  readonly except: readonly Json[];
}

/** Text. Lengths are in code points. */
export interface StringShape {
  readonly kind: "string";
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
  /** Values that are not allowed: those for which another branch speaks. */
  readonly except: readonly Json[];
}

export interface ArrayShape {
  readonly kind: "array";
  /** The shapes of the first items; `items` is that of the others. */
  readonly prefix: readonly Shape[];
  readonly items: Shape;
  readonly minItems: number;
  readonly maxItems: number | undefined;
  readonly uniqueItems: boolean;
  readonly contains: readonly Contains[];
}

/** Whether a key must, may or must not be there. */
export type Presence = "required" | "optional" | "forbidden";

export interface PropertyShape {
  readonly presence: Presence;
  readonly shape: Shape;
  /** The schemas that speak of this key, for its doc comment. */
  readonly sources: readonly Schema[];
}

export interface ObjectShape {
  readonly kind: "object";
  readonly properties: ReadonlyMap<string, PropertyShape>;
  /** What keys that are not listed must satisfy; `never` where there may be none. */
  readonly rest: Shape;
}

/** The values of any member. Where `exclusive` is set, those of exactly one. */
export interface UnionShape {
  readonly kind: "union";
  readonly members: readonly Shape[];
  readonly exclusive: boolean;
}

export const neverShape: NeverShape = { kind: "never" };

export const unknownShape: UnknownShape = { kind: "unknown", unless: [], except: [] };
