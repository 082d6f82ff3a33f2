import { describe, expect, it } from "vitest";
import { compileSchema } from "../../src/codegen/compile-schema.js";
import { printAssignments } from "../helpers/assignable.js";
import { type CompilerError, compile } from "../helpers/compile.js";
import { nameOf, readSuite, type SuiteGroup, suiteOptions } from "../helpers/official-suite.js";
import { report } from "../helpers/runs.js";

const groups = readSuite();

describe("the types of all schemas of the official suite, in one program", async () => {
  const modules = await Promise.all(groups.map(printModule));
  const files = Object.fromEntries(modules.map((text, index) => [fileName(index), text]));

  it.each(["7.0", "5.9"] as const)(
    "compile on TypeScript %s and take every valid instance",
    async (version) => {
      const { errors } = await compile(version, files);
      const instances = groups.flatMap(({ tests }) => tests.filter(({ valid }) => valid)).length;
      report(`TypeScript ${version}: ${groups.length} schemas, ${instances} valid instances, ${errors.length} errors`);
      expect(errors.map(explain)).toEqual([]);
    },
    300_000,
  );
});

async function printModule(group: SuiteGroup): Promise<string> {
  const compiled = await compileSchema(group.schema, suiteOptions(group));
  const instances = group.tests.filter(({ valid }) => valid).map(({ data }) => data);
  return printAssignments(compiled, instances);
}

function fileName(index: number): string {
  return `group-${index}.ts`;
}

function explain({ file, line, text }: CompilerError): string {
  const index = groups.findIndex((_, position) => fileName(position) === file);
  const group = groups[index];
  return `${group === undefined ? file : nameOf(group)} (${file}:${line}) ${text}`;
}
