import type { Location } from "../codegen-error.js";
import type { IsDeclared } from "../schema/conjunction.js";
import type { Schema } from "../schema/schema.js";
import type { ParsedDocument } from "../schema/schema-set.js";
import type { Shape } from "./shape.js";

/** Something that gets a name: a type, a check, and a Zod parser. */
export interface Declaration {
  /** The name of the type, `ReturnPacket`. */
  readonly name: string;
  /** The document that it stands in. */
  readonly document: ParsedDocument;
  readonly at: Location;
  /** What its values must satisfy. */
  readonly schemas: readonly Schema[];
  /** Whether it is a contract of its own, with guard, parse and contract object, or a part of one. */
  readonly isContract: boolean;
  /** Names for the members of its union, in order; empty where they need none. */
  readonly branchNames: readonly string[];
}

/** All declarations of a run. */
export interface Declarations {
  readonly all: readonly Declaration[];
  readonly isDeclared: IsDeclared;
  /** Finds the declaration of what `schemas` together allow. */
  find(schemas: readonly Schema[]): Declaration | undefined;
}

/** A declaration with the shape of its values. */
export interface ShapedDeclaration extends Declaration {
  readonly shape: Shape;
  /** Whether the shape was cut short where it would have become too large: it allows more than the schema then. */
  readonly isCut: boolean;
}
