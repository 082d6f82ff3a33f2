import { analyse, type SchemaOptions } from "./analyse.js";
import { CodegenError } from "./codegen-error.js";
import { type FileContext, printContractFile } from "./emit/contract-file.js";
import { type Origin, printHeader } from "./emit/header.js";
import { printIndexFile } from "./emit/index-file.js";
import { compileLeafTypes } from "./emit/leaf-types.js";
import type { GeneratedModule } from "./emit/module.js";
import { printSchemaFile } from "./emit/schema-file.js";
import { packageSpecifiers, type Specifiers } from "./emit/specifiers.js";
import { TypePrinter } from "./emit/types.js";
import { loadLeafParsers } from "./emit/zod/leaf-parsers.js";
import { emitZodFile, type ZodFileContext } from "./emit/zod.js";
import type { SchemaFile } from "./schema/documents.js";
import type { Json } from "./schema/schema.js";
import type { ShapedDeclaration } from "./shape/declaration.js";
import { collectShapes } from "./shape/inner-shapes.js";
import { kebabCase, Names } from "./shape/names.js";
import type { Code } from "./text/code.js";
import { type CodegenWarning, findWarnings } from "./warnings/find-warnings.js";

/** What {@link generateFiles} works on. */
export interface GenerateInput extends SchemaOptions {
  readonly schemas: readonly SchemaFile[];
  /** The names that cannot be derived, by place: what the names file holds. None unless given. */
  readonly names?: Json;
  /** Where generated files import from. This package by its name unless given. */
  readonly specifiers?: Specifiers;
  /** What the first line of generated files says. */
  readonly origin?: Origin;
  /** Is told what is no error, and hardly what was meant. */
  readonly onWarning?: (warning: CodegenWarning) => void;
}

const userOrigin: Origin = { folder: "schemas", command: "typed-handoff generate" };

/** One generated file. */
export interface GeneratedFile {
  /** Its name in the folder of generated files. */
  readonly file: string;
  readonly text: string;
}

/**
 * Turns schemas into the text of generated files: types, checks, guards, parsers and contract objects.
 * Same input, same bytes. Throws `CodegenError` for a schema that cannot be turned into code without loss.
 */
export async function generateFiles(input: GenerateInput): Promise<readonly GeneratedFile[]> {
  const analysis = analyse(input.schemas, new Names(input.names ?? {}), input);
  const { set, declarations, shaped, structural, find } = analysis;
  if (input.onWarning !== undefined) findWarnings(analysis).forEach(input.onWarning);
  const modules = set.documents.map(({ file }) => createModule(file, shaped));
  const { specifiers = packageSpecifiers, origin = userOrigin } = input;
  const leafTypes = await compileLeafTypes(shaped.flatMap(({ shape }) => collectShapes(shape)));
  const context: FileContext = {
    declarations,
    types: new TypePrinter(declarations, leafTypes),
    specifiers,
    find,
    moduleOf,
  };
  const zodContext: ZodFileContext = {
    printThrough: await loadLeafParsers(),
    find,
    specifiers: { ...specifiers, moduleOf },
    structural,
  };
  const files = [
    ...modules.flatMap((module) => {
      const header = printHeader(origin, module.schemaFile);
      return [
        createFile(`${module.name}.ts`, header, printContractFile(module, context)),
        createFile(`${module.name}.zod.ts`, header, emitZodFile(module, zodContext)),
        createFile(`${module.name}.schema.ts`, header, printSchemaFile(module, set, specifiers.runtime)),
      ];
    }),
    createFile("index.ts", printHeader(origin), printIndexFile(modules)),
  ];
  assertDistinct(files);
  return files;
}

/** Throws where two schema files would become one generated file, upper and lower case being one on many disks. */
function assertDistinct(files: readonly GeneratedFile[]): void {
  const names = new Set<string>();
  for (const { file } of files) {
    if (names.has(file.toLowerCase())) {
      const [problem, remedy] = ["would be generated twice", "Rename the schema file that it comes from"];
      throw new CodegenError({ file, pointer: "", problem, remedy });
    }
    names.add(file.toLowerCase());
  }
}

function createModule(schemaFile: string, shaped: readonly ShapedDeclaration[]): GeneratedModule {
  const declarations = shaped.filter(({ document }) => document.file === schemaFile);
  return { name: moduleOf(schemaFile), schemaFile, declarations };
}

/** Returns the base name of the module that a schema file becomes. */
export function moduleOf(schemaFile: string): string {
  return kebabCase(schemaFile.replace(/(?:\.schema)?\.json$/, ""));
}

function createFile(file: string, header: Code, body: Code): GeneratedFile {
  // No literal holds a line break as such, so only the layout changes here.
  const text = `${header.text}\n${body.text}`.replace(/\n{3,}/g, "\n\n").replace(/\{\n\n/g, "{\n");
  return { file, text: `${text}\n` };
}
