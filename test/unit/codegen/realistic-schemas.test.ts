import { describe, expect, it } from "vitest";
import { compileSchema } from "../../../src/codegen/compile-schema.js";
import { generateFiles } from "../../../src/codegen/generate.js";
import { printAssignments } from "../../helpers/assignable.js";
import { compile } from "../../helpers/compile.js";
import { readFixtureSchemas, readHandoverSchema } from "../../helpers/fixture-schemas.js";
import { createProtocolSchema } from "../../helpers/protocol-schema.js";

const handover = readHandoverSchema();
const fixtures = readFixtureSchemas();
const options = { unknownKeywords: "error", documents: { [handover.file]: handover.root } } as const;

/** Imports of generated files, as they stand in a folder beside the sources. */
const specifiers = {
  runtime: "../src/runtime/index.js",
  zodRuntime: "../src/runtime/zod.js",
  format: (name: string) => `../src/runtime/formats/${name}.js`,
};

describe.each(fixtures)("the schema $name", ({ root, valid, invalid }) => {
  const compiling = compileSchema(root, options);

  it("allows what it should, in the check and in the parser", async () => {
    const { is, safeParse, zod } = await compiling;
    for (const value of valid) {
      expect(safeParse(value)).toEqual({ success: true, data: value });
      expect(zod.safeParse(value)).toEqual({ success: true, data: value });
      expect(is(value)).toBe(true);
    }
  });

  it.each(Object.entries(invalid))("refuses %s", async (_reason, value) => {
    const { is, safeParse, zod } = await compiling;
    expect([is(value), safeParse(value).success, zod.safeParse(value).success]).toEqual([false, false, false]);
  });
});

it("are at least 25, in both drafts", () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(25);
  expect(fixtures.filter(({ root }) => JSON.stringify(root).includes("draft-07")).length).toBeGreaterThanOrEqual(5);
});

it("and a protocol of hundreds of definitions become files that compile under the strictest flags, on both compilers", async () => {
  const protocol = { file: "protocol.schema.json", root: createProtocolSchema() };
  const roles = fixtures.filter(({ name }) => name.startsWith("role-"));
  const alone = fixtures.filter((fixture) => !roles.includes(fixture));
  const sets = [[handover, ...roles], [protocol], ...alone.map((fixture) => [fixture])];
  const generated = (await Promise.all(sets.map((schemas) => generateFiles({ schemas, specifiers })))).flat();
  const values = await Promise.all(
    fixtures.map(async ({ name, root, valid }) => {
      return [`values-${name}.ts`, printAssignments(await compileSchema(root, options), valid)] as const;
    }),
  );
  const files = generated.filter(({ file }) => file !== "index.ts").map(({ file, text }) => [file, text] as const);
  const program = Object.fromEntries([...files, ...values]);
  expect((await compile("7.0", program)).errors).toEqual([]);
  expect((await compile("5.9", program)).errors).toEqual([]);
}, 120_000);

describe("the protocol", () => {
  const compiling = compileSchema(createProtocolSchema());
  const list = {
    jsonrpc: "2.0",
    id: 1,
    method: "tool/list",
    params: { filter: { any: [{ name: "a" }, { ids: ["tool-1"] }] } },
  };

  it.each([
    ["a request", list, true],
    ["a notification", { jsonrpc: "2.0", method: "root/changed", params: { changed: [] } }, true],
    ["an error", { jsonrpc: "2.0", id: "a", error: { code: -32601, message: "No such method" } }, true],
    ["the parameters of another method", { ...list, method: "tool/get" }, false],
    ["a filter that is empty", { ...list, params: { filter: {} } }, false],
    ["a nested filter of one", { ...list, params: { filter: { any: [{ name: "a" }] } } }, false],
    ["an unknown method", { ...list, method: "tool/steal" }, false],
    ["an id of another thing", { ...list, method: "tool/get", params: { id: "root-1" } }, false],
  ])("decides on %s", async (_name, value, verdict) => {
    const { is, zod } = await compiling;
    expect([is(value), zod.safeParse(value).success]).toEqual([verdict, verdict]);
  });
});
