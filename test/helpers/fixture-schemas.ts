import { readdirSync, readFileSync } from "node:fs";
import type { SchemaFile } from "../../src/codegen/schema/documents.js";
import type { Json } from "../../src/codegen/schema/schema.js";

/** A schema as teams write them, with values that it allows, and others by what is wrong with them. */
export interface FixtureSchema extends SchemaFile {
  readonly name: string;
  readonly valid: readonly unknown[];
  readonly invalid: { readonly [reason: string]: unknown };
}

const folder = new URL("../fixtures/schemas/", import.meta.url);

/** Reads the schemas of `fixtures/schemas`, each with its cases. */
export function readFixtureSchemas(): readonly FixtureSchema[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".schema.json"));
  return files.sort().map((file) => {
    const name = file.slice(0, -".schema.json".length);
    // The casts hold: these files are ours.
    const cases = readJson(`${name}.cases.json`) as Pick<FixtureSchema, "valid" | "invalid">;
    return { name, file, root: readJson(file) as Json, ...cases };
  });
}

/** Reads the handover envelope, which the schemas of roles refer to. */
export function readHandoverSchema(): SchemaFile {
  const file = "handover.schema.json";
  // The cast holds: it is JSON.
  return { file, root: readJson(`../../../schemas/${file}`) as Json };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), "utf8"));
}
