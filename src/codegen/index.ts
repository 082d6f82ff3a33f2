/**
 * Generates contracts from JSON Schemas: types, guards, checks and Zod parsers, for projects of your own.
 *
 * Needs the packages json-schema-to-typescript and json-schema-to-zod beside this one, and says how to install them.
 *
 * @module
 */
export type { SchemaOptions } from "./analyse.js";
export { CodegenError, type CodegenErrorOptions, type Location } from "./codegen-error.js";
export { type CompiledSchema, type CompileOptions, compileSchema } from "./compile-schema.js";
export type { Origin } from "./emit/header.js";
export type { Specifiers } from "./emit/specifiers.js";
export type { Difference } from "./files.js";
export { type GeneratedFile, type GenerateInput, generateFiles } from "./generate.js";
export { type GenerateFolderOptions, type Generation, generate } from "./generate-folder.js";
export type { SchemaFile } from "./schema/documents.js";
export type { Draft, Json } from "./schema/schema.js";
export type { CodegenWarning } from "./warnings/find-warnings.js";
