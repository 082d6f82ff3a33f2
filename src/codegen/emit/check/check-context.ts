import type { Schema, TypeName } from "../../schema/schema.js";
import type { Declaration, Declarations } from "../../shape/declaration.js";
import type { Code } from "../../text/code.js";
import type { ModuleScope } from "../module-scope.js";
import type { Variables } from "../variables.js";
import type { Place } from "./place.js";
import type { Statement } from "./statement.js";

/** What the printing of one check function shares. */
export interface CheckContext {
  readonly scope: ModuleScope;
  readonly variables: Variables;
  readonly declarations: Declarations;
  /** The declaration whose check is printed. */
  readonly owner: Declaration;
  /** Prints the checks of a value inside another: the keywords of objects and arrays call back through here. */
  readonly checkValue: CheckValue;
}

/** Checks that the value at `place` satisfies all of `schemas`. */
export type CheckValue = (
  schemas: readonly Schema[],
  place: Place,
  context: CheckContext,
  known?: Known,
) => readonly Statement[];

/** What is already known of a value when its check begins. */
export interface Known {
  /** Types whose violation another statement records: they need no statement of their own. */
  readonly types?: readonly TypeName[] | undefined;
}

/** The variables that hold the values of an object's keys. */
export type KeyVariables = ReadonlyMap<string, Code>;
