import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CompileOptions } from "../../src/codegen/compile-schema.js";

/** One instance of the official suite, and whether its schema allows it. */
export interface SuiteTest {
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

/** A schema of the official suite with its instances. */
export interface SuiteGroup {
  readonly draft: SuiteDraft;
  readonly section: SuiteSection;
  /** The file, from the folder of its draft on: `optional/format/date.json`. */
  readonly file: string;
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly SuiteTest[];
}

/** The drafts whose tests are run, as the folders of the suite name them. */
export const suiteDrafts = ["draft7", "draft2020-12"] as const;
export type SuiteDraft = (typeof suiteDrafts)[number];

/** What the suite says must hold, what it leaves open, and what it asks of `format` where that is asserted. */
export const suiteSections = ["required", "optional", "format"] as const;
export type SuiteSection = (typeof suiteSections)[number];

const suite = fileURLToPath(new URL("../../../shared/json-schema-test-suite/", import.meta.url));

/** Reads all tests of the official suite. Throws where the suite is not there. */
export function readSuite(): readonly SuiteGroup[] {
  assertSuite();
  return suiteDrafts.flatMap((draft) =>
    listFiles(join(suite, "tests", draft)).flatMap((file) => {
      // The cast holds: the suite has a schema for its own files.
      const groups = readJson(join(suite, "tests", draft, file)) as Pick<
        SuiteGroup,
        "description" | "schema" | "tests"
      >[];
      return groups.map(({ description, schema, tests }) => {
        return { draft, section: sectionOf(file), file, description, schema, tests };
      });
    }),
  );
}

/** Returns how a schema of the suite is to be compiled: with the documents that the suite serves. */
export function suiteOptions({ draft, section }: SuiteGroup): CompileOptions {
  return {
    documents: remotes(),
    draft: draft === "draft7" ? "draft7" : "draft-2020-12",
    formats: section === "format" ? "assert" : "annotate",
  };
}

/** Says where a test of the suite stands. */
export function nameOf({ draft, file, description }: SuiteGroup, test?: SuiteTest): string {
  return [`${draft}/${file}`, description, ...(test === undefined ? [] : [test.description])].join(" | ");
}

/** Throws where the suite is not there, and says how to get it. */
export function assertSuite(): void {
  if (existsSync(join(suite, "tests"))) return;
  throw new Error(
    `The official suite is not at ${suite}. Clone https://github.com/json-schema-org/JSON-Schema-Test-Suite to ` +
      "../shared/json-schema-test-suite, beside the project.",
  );
}

let served: ReadonlyMap<string, unknown> | undefined;

/** What the suite serves at `http://localhost:1234`. */
function remotes(): ReadonlyMap<string, unknown> {
  const folder = join(suite, "remotes");
  served ??= new Map(listFiles(folder).map((file) => [`http://localhost:1234/${file}`, readJson(join(folder, file))]));
  return served;
}

function sectionOf(file: string): SuiteSection {
  if (file.startsWith("optional/format")) return "format";
  return file.startsWith("optional/") ? "optional" : "required";
}

/** Lists the JSON files in a folder and in those below it, by their paths from there. */
function listFiles(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return entries
    .map((entry) => entry.replaceAll("\\", "/"))
    .filter((entry) => entry.endsWith(".json"))
    .sort();
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
