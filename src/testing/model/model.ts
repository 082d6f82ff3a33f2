import type { Json, Schema } from "../../codegen/schema/schema.js";
import { parseSchemas } from "../../codegen/schema/schema-set.js";
import type { Declaration } from "../../codegen/shape/declaration.js";
import { declare } from "../../codegen/shape/declare.js";
import { neverShape, type Shape } from "../../codegen/shape/shape.js";
import { shapeDeclarations } from "../../codegen/shape/shape-declarations.js";
import type { JsonSchema } from "../../runtime/json-schema.js";
import { PlaceNames } from "./place-names.js";

/** What a contract's JSON Schema says, in the form that its types and checks are generated from. */
export interface Model {
  /** The root schema. */
  readonly schema: Schema;
  /** The shape of a packet. */
  readonly shape: Shape;
  /** Returns the shape that a reference stands for. */
  readonly resolve: (declaration: Declaration) => Shape;
}

/** The part of a contract that its model comes from. */
export interface HasJsonSchema {
  readonly jsonSchema: JsonSchema;
}

const file = "contract.schema.json";
const models = new WeakMap<HasJsonSchema, Model>();

/**
 * Returns the model of a contract, built when it is first asked for, by the same phases that generate its types.
 * Throws `CodegenError` where its JSON Schema is not complete in itself.
 */
export function modelOf(contract: HasJsonSchema): Model {
  const known = models.get(contract);
  if (known !== undefined) return known;
  const model = buildModel(contract.jsonSchema);
  models.set(contract, model);
  return model;
}

function buildModel(jsonSchema: JsonSchema): Model {
  // The cast holds because a JSON Schema document is JSON; its keywords are checked one by one below.
  const set = parseSchemas([{ file, root: jsonSchema as Json }], {
    formats: "assert",
    allows: () => true,
    unknownFormats: "ignore",
  });
  const declarations = declare(set, new PlaceNames());
  const shapes = new Map(shapeDeclarations(declarations).map(({ name, shape }) => [name, shape]));
  const [document] = set.documents;
  const root = document === undefined ? undefined : declarations.find([document.schema]);
  if (document === undefined || root === undefined) throw new TypeError("typed-handoff: the contract has no schema");
  const resolve = ({ name }: Declaration) => shapes.get(name) ?? neverShape;
  return { schema: document.schema, shape: resolve(root), resolve };
}
