import { assertFinite } from "./schema/assert-finite.js";
import type { SchemaFile } from "./schema/documents.js";
import type { Draft } from "./schema/schema.js";
import { parseSchemas, type SchemaSet } from "./schema/schema-set.js";
import type { Declaration, Declarations, ShapedDeclaration } from "./shape/declaration.js";
import { declare } from "./shape/declare.js";
import type { Names } from "./shape/names.js";
import type { Shape } from "./shape/shape.js";
import { shapeDeclarations } from "./shape/shape-declarations.js";
import { findStructural } from "./shape/structural.js";

/** How schemas are read. */
export interface SchemaOptions {
  /** The draft of schemas that do not name one. Without it, such a schema is an error. */
  readonly draft?: Draft | undefined;
  /** Documents that may be referred to. Nothing is ever fetched. */
  readonly documents?: readonly SchemaFile[];
  /** Whether `format` is asserted, as it is by default, or only noted. */
  readonly formats?: "assert" | "annotate" | undefined;
  /** Keywords that no draft has and that are ignored; others of the kind are errors, unless they begin with `x-`. */
  readonly allowedKeywords?: readonly string[] | "all" | undefined;
}

/** What is known of schemas before any text is printed. */
export interface Analysis {
  readonly set: SchemaSet;
  readonly declarations: Declarations;
  readonly shaped: readonly ShapedDeclaration[];
  /** The declarations whose shape says all that their schemas ask. */
  readonly structural: ReadonlySet<Declaration>;
  /** Finds the declaration that a reference points to. */
  find(shape: Shape): ShapedDeclaration | undefined;
}

/** Reads schemas, gives names, and finds the shapes of values. Throws `CodegenError` for what is not understood. */
export function analyse(schemas: readonly SchemaFile[], names: Names, options: SchemaOptions): Analysis {
  const { draft, documents = [], formats = "assert", allowedKeywords = [] } = options;
  const allows = (keyword: string) => allowedKeywords === "all" || allowedKeywords.includes(keyword);
  const unknownFormats = allowedKeywords === "all" ? "ignore" : "error";
  const set = parseSchemas(schemas, { draft, documents, formats, allows, unknownFormats });
  assertFinite(set.documents.flatMap(({ schema, definitions }) => [schema, ...definitions.values()]));
  const declarations = declare(set, names);
  names.assertAllUsed();
  const shaped = shapeDeclarations(declarations);
  const byName = new Map(shaped.map((each) => [each.name, each]));
  const find = (shape: Shape) => (shape.kind === "reference" ? byName.get(shape.declaration.name) : undefined);
  return { set, declarations, shaped, structural: findStructural(declarations, shaped), find };
}
