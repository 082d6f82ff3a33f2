import * as formats from "../runtime/formats/index.js";
import * as checkRuntime from "../runtime/index.js";
import type { Check, SafeParseResult } from "../runtime/parse.js";
import { analyse, type SchemaOptions } from "./analyse.js";
import { printCheck, printSubchecks } from "./emit/check/check-function.js";
import { reservedNames } from "./emit/contract-file.js";
import { compileLeafTypes } from "./emit/leaf-types.js";
import { checkName, ModuleScope } from "./emit/module-scope.js";
import { TypePrinter } from "./emit/types.js";
import { loadLeafParsers } from "./emit/zod/leaf-parsers.js";
import { parserName, ZodScope } from "./emit/zod/zod-scope.js";
import { printParsers } from "./emit/zod.js";
import { importOptional } from "./import-optional.js";
import type { Draft, Json } from "./schema/schema.js";
import { collectShapes } from "./shape/inner-shapes.js";
import { NumberedNames } from "./shape/names.js";
import { code, identifier, join } from "./text/code.js";

/** What {@link compileSchema} may be told. */
export interface CompileOptions {
  /** Documents that the schema may refer to, by absolute URI. Nothing is ever fetched. */
  readonly documents?: ReadonlyMap<string, unknown> | Readonly<Record<string, unknown>>;
  /** The draft where the schema names none. */
  readonly draft?: "draft7" | Draft;
  /** Whether `format` is asserted, as it is by default, or only noted. */
  readonly formats?: "assert" | "annotate";
  /** Whether keywords that no draft has are ignored, as JSON Schema says, or errors. Ignored by default. */
  readonly unknownKeywords?: "ignore" | "error";
}

/** A schema, compiled in memory. */
export interface CompiledSchema {
  /** Tells whether the schema allows a value. Never throws. */
  is(value: unknown): boolean;
  /** Returns the value, or the error that says where and why the schema does not allow it. Never throws. */
  safeParse(value: unknown): SafeParseResult<unknown>;
  /** A Zod parser of the schema. */
  readonly zod: import("zod").ZodType;
  /** The declared types, as TypeScript. That of the schema itself is `typeName`. */
  readonly types: string;
  /** The name of the type of the schema itself. */
  readonly typeName: string;
  /** The checks and the parsers, as the JavaScript that was run. */
  readonly sourceText: string;
}

/**
 * Compiles a JSON Schema in memory, for tests and tools: guard, check, Zod parser and types. Code of a project is
 * better generated into files.
 *
 * Accepts draft-07 and draft 2020-12. Throws `CodegenError` for what is not understood: file, pointer, keyword, remedy.
 */
export async function compileSchema(schema: unknown, options: CompileOptions = {}): Promise<CompiledSchema> {
  const analysis = analyse([{ file: rootFile, root: schema as Json }], new NumberedNames(), readOptions(options));
  const { declarations, shaped, structural, find } = analysis;
  const [root] = shaped;
  if (root === undefined) throw new TypeError("a schema declares at least itself");
  const z = await importOptional<typeof import("zod")>("zod");
  const zodRuntime = await import("../runtime/zod.js");

  const specifiers = { runtime: "runtime", zodRuntime: "zodRuntime", format: () => "formats", moduleOf: () => "own" };
  const scope = new ModuleScope(specifiers, rootFile, reservedNames(declarations), false);
  const checks = shaped.map((declaration) => printCheck(declaration, declarations, find, scope));
  const subchecks = printSubchecks(root, declarations, scope);
  const zodScope = new ZodScope(rootFile, specifiers, false);
  const zodContext = { printThrough: await loadLeafParsers(), find, specifiers, structural };
  const parsers = printParsers(shaped, zodScope, zodContext);

  const imported = (from: string) => [...(zodScope.names().get(from) ?? [])];
  const runtime = { ...checkRuntime, ...formats };
  const helpers = [...new Set([...scope.helpers(), ...imported("formats")])].filter((name) => name in runtime);
  const body = code`
    "use strict";
    const { ${join(helpers.map(identifier), ", ")} } = runtime;
    const { ${join(imported("zodRuntime").map(identifier), ", ")} } = zodRuntime;

    ${join([join(scope.constants(), "\n"), ...checks, ...subchecks, ...parsers], "\n\n")}

    return { check: ${identifier(checkName(root))}, zod: ${identifier(parserName(root.name))} };
  `.text;
  // Safe to run: `code` quotes whatever comes from the schema.
  const run = new Function("z", "runtime", "zodRuntime", body) as (...parameters: unknown[]) => CompiledParts;
  const { check, zod } = run(z, runtime, zodRuntime);

  const leafTypes = await compileLeafTypes(shaped.flatMap(({ shape }) => collectShapes(shape)));
  const printer = new TypePrinter(declarations, leafTypes);
  return {
    is: (value) => {
      try {
        return check(value);
      } catch {
        return false;
      }
    },
    safeParse: (value) => checkRuntime.safeParse("schema", check, value),
    zod,
    types: shaped.map((declaration) => printer.declare(declaration).text).join("\n\n"),
    typeName: root.name,
    sourceText: body,
  };
}

interface CompiledParts {
  readonly check: Check;
  readonly zod: import("zod").ZodType;
}

const rootFile = "schema.json";

function readOptions({ documents = {}, draft, formats, unknownKeywords }: CompileOptions): SchemaOptions {
  const entries = documents instanceof Map ? [...documents] : Object.entries(documents);
  return {
    documents: entries.map(([file, root]) => ({ file: String(file), root: root as Json })),
    draft: draft === "draft7" ? "draft-07" : draft,
    formats,
    allowedKeywords: unknownKeywords === "error" ? [] : "all",
  };
}
