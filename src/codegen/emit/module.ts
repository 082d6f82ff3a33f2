import type { ShapedDeclaration } from "../shape/declaration.js";

/** What one schema file becomes: a set of generated files that share a base name. */
export interface GeneratedModule {
  /** The base name of its files, `return-packet`. */
  readonly name: string;
  /** The schema file that it comes from. */
  readonly schemaFile: string;
  /** What it declares, each contract followed by its parts. */
  readonly declarations: readonly ShapedDeclaration[];
}
