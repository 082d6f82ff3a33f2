import { describe, expect, it } from "vitest";
import { compileSchema } from "../../../src/codegen/index.js";
import { compile } from "../../helpers/compile-generated.js";
import {
  draft2020,
  evaluate,
  generate,
  ifThen,
  type SchemaObject,
  schemaFile,
} from "../../helpers/evaluate-schemas.js";

/** Keys that mean something to JavaScript, to TypeScript, to JSON, or to the code that is generated. */
const keys = [
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "isPrototypeOf", "toJSON"],
  ...["class", "let", "await", "yield", "eval", "arguments", "async", "of", "get", "set", "static", "enum", "package"],
  ...["undefined", "NaN", "Infinity", "null", "true", "this", "globalThis", "Object", "Array", "Number", "Promise"],
  ...["value", "issues", "start", "item", "key", "index", "check", "type", "path", "known", "ownKey", "otherKey"],
  ...[
    "note",
    "noteAbsent",
    "noteMissing",
    "refuse",
    "isObject",
    "parse",
    "safeParse",
    "isProbe",
    "checkProbe",
    "probeContract",
  ],
  ...["Issues", "Contract", "Check", "firstDuplicate", "countMatches", "probeAPattern", "probeKeys", "defineContract"],
  ...["", " ", "0", "1a", "-1", "a-b", "a b", "a_b", "aB", "a/b", "a~b", "#", "%", "é", "e\u0301", "🚀", "\ud83d"],
  ...['"', "'", `"'`, "`", "\\", "\\u0041", "$" + "{a}", "*/", "/*", "//", "\n", "\r", "\t", "\0", "\u2028", "\ufeff"],
];

const title = "*/ throw new Error('title'); /* \u2028 ` $" + "{x} \\ @internal </script> <!--";

function record<Value>(value: (key: string, index: number) => Value): { readonly [key: string]: Value } {
  return Object.fromEntries(keys.map((key, index) => [key, value(key, index)]));
}

const described = { title, description: title, $comment: title, default: title, examples: [title] };
const schemas: { readonly [name: string]: SchemaObject } = {
  open: {
    ...described,
    type: "object",
    properties: record(() => ({ ...described, type: "string", pattern: "^[/`]$" })),
  },
  closed: {
    type: "object",
    properties: record(() => ({ type: "string" })),
    required: keys,
    additionalProperties: false,
  },
  literals: {
    type: "object",
    properties: { a: { enum: keys }, b: { const: title }, c: { enum: [title, null, 1, true, -0.5] } },
    required: ["a", "b"],
  },
  arrays: {
    type: "object",
    properties: record(() => ({ type: "array", items: { type: "integer" }, uniqueItems: true, minItems: 1 })),
  },
  contains: {
    type: "object",
    properties: {
      list: {
        type: "array",
        minItems: 2,
        maxItems: 2,
        allOf: ["__proto__", "*/"].map((key) => ({
          contains: { properties: { ["__proto__"]: { const: key } }, required: ["__proto__"] },
          minContains: 1,
          maxContains: 1,
        })),
      },
    },
  },
  conditions: {
    type: "object",
    properties: { constructor: { enum: ["a", "b"] } } as unknown as SchemaObject,
    allOf: [
      ifThen({ properties: { constructor: { const: "a" } }, required: ["constructor"] } as unknown as SchemaObject, {
        required: ["__proto__", "undefined"],
      }),
      ifThen({ required: ["note"] }, { properties: { "*/": { type: "string" } } }),
    ],
  },
  pattern: {
    type: "object",
    properties: { a: { type: "string", pattern: "a/b\\/c\u2028`" }, b: { type: "string", pattern: '"\\n\n' } },
  },
};

type JsonRecord = { readonly [key: string]: unknown };
const read = (value: JsonRecord, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);
const isText = (value: unknown) => typeof value === "string";

/** What each schema means, in other words. An oracle is of no help: Ajv breaks over half a surrogate and `__proto__`. */
const meanings: { readonly [name: string]: (value: JsonRecord) => boolean } = {
  open: (value) => keys.every((key) => read(value, key) === undefined || ["/", "`"].includes(String(read(value, key)))),
  closed: (value) => Object.keys(value).length === keys.length && keys.every((key) => isText(read(value, key))),
  literals: (value) =>
    keys.includes(String(value["a"])) && value["b"] === title && [undefined, -0.5].includes(value["c"] as number),
  arrays: (value) => keys.every((key) => [undefined, "[1]", "[2]"].includes(JSON.stringify(read(value, key)))),
  contains: ({ list }) =>
    list === undefined || JSON.stringify(list) === '[{"__proto__":"*/"},{"__proto__":"__proto__"}]',
  conditions: (value) => {
    const chosen = read(value, "constructor");
    const needsMore = chosen === "a" && (read(value, "__proto__") === undefined || value["undefined"] === undefined);
    const hasWrongText = value["note"] !== undefined && value["*/"] !== undefined && !isText(value["*/"]);
    return [undefined, "a", "b"].includes(chosen as string) && !needsMore && !hasWrongText;
  },
  pattern: ({ a, b }) =>
    [undefined, "a/b/c\u2028`"].includes(a as string) && [undefined, '"\n\n'].includes(b as string),
};

const files = Object.entries(schemas).map(([name, schema]) => schemaFile(`${name}.schema.json`, schema));

describe("schemas whose every word is hostile", async () => {
  const { contracts, parsers } = await evaluate(files);

  it("become code that compiles under the strictest flags", { timeout: 120_000 }, async () => {
    expect(await compile(await generate(files))).toEqual([]);
  });

  it("throw nothing when they are loaded, and declare nothing global", () => {
    expect(Object.keys(contracts).sort()).toEqual(Object.keys(schemas).sort());
  });

  it.each(Object.entries(schemas))("come back as the JSON Schema of their contract: %s", (name, schema) => {
    const expected = JSON.stringify({ $schema: draft2020, ...schema });
    expect(JSON.stringify(contracts[name]?.jsonSchema)).toBe(expected);
  });

  const text = (value: unknown) => JSON.stringify(value);
  const values: readonly string[] = [
    ...["{}", '{"list":[]}', '{"note":1}', '{"note":1,"*/":1}', '{"constructor":"a"}', '{"constructor":"b"}'],
    ...['{"constructor":"a","__proto__":1,"undefined":2}', '{"constructor":"a","undefined":2}', '{"b":"x"}'],
    ...['{"list":[{"__proto__":"*/"},{"__proto__":"__proto__"}]}', '{"list":[{"__proto__":"*/"},{"__proto__":"*/"}]}'],
    text({ a: "*/", b: title }),
    text({ a: "*", b: title, c: -0.5 }),
    text({ a: "a/b/c\u2028`", b: '"\n\n' }),
    text({ a: "a/b/c\n`" }),
    ...[text(record(() => "/")), text(record(() => "x")), text(record(() => [1])), text(record(() => [1, 1]))],
    ...keys.flatMap((key) => {
      const all = record(() => "/");
      const { [key]: _left, ...without } = all;
      return [
        text({ [key]: 1 }),
        text({ [key]: "/" }),
        text({ [key]: [2] }),
        text(without),
        text({ ...all, [key]: 1 }),
      ];
    }),
    ...keys.map((key) => text({ a: key, b: title })),
  ];

  it.each(Object.entries(meanings))("mean what they say: %s", (name, meaning) => {
    const [contract, parser] = [contracts[name], parsers[`${name.charAt(0).toUpperCase()}${name.slice(1)}Schema`]];
    const parsed = values.map((value) => JSON.parse(value));
    const expected = parsed.map((value) => meaning(value));
    expect(new Set(expected)).toEqual(new Set([true, false]));
    const wrong = (verdicts: readonly unknown[]) => values.filter((_, index) => verdicts[index] !== expected[index]);
    expect(wrong(parsed.map((value) => contract?.is(value)))).toEqual([]);
    expect(wrong(parsed.map((value) => contract?.safeParse(value).success))).toEqual([]);
    expect(wrong(parsed.map((value) => parser?.safeParse(value).success))).toEqual([]);
  });

  it("point at hostile keys", () => {
    const issues = contracts["closed"]?.safeParse({}).error?.issues ?? [];
    expect(new Set(issues.map(({ path }) => path[0]))).toEqual(new Set(keys));
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(["required"]));
  });
});

describe("schemas that a program has put together", () => {
  const circle: { [key: string]: unknown } = { type: "object" };
  circle["properties"] = { self: circle, other: circle };
  const list: unknown[] = [];
  list.push(list);

  it.each([
    ["a circle", circle, "/properties/self", "contains itself"],
    ["a circle in an annotation", { default: list }, "/default/0", "contains itself"],
    ["a circle in an enum", { enum: list }, "/enum/0", "contains itself"],
    ["a gap in a list", { enum: new Array(2) }, "/enum/0", "is of the type undefined, which JSON does not have"],
    ["a bigint", { const: { a: 1n } }, "/const/a", "is of the type bigint, which JSON does not have"],
    ["a function", { default: () => 1 }, "/default", "is of the type function, which JSON does not have"],
    ["a symbol", { enum: [Symbol("a")] }, "/enum/0", "is of the type symbol, which JSON does not have"],
  ])("are refused where they hold %s", async (_, schema, pointer, problem) => {
    await expect(compileSchema(schema, { draft: "draft-2020-12" })).rejects.toMatchObject({
      name: "CodegenError",
      pointer,
      problem,
    });
  });

  it("are refused where they are too deep for what walks through them, and are not where they are deep", async () => {
    const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
      let schema: unknown = { type: "string" };
      for (let level = 0; level < depth; level++) schema = wrap(schema);
      return schema;
    };
    const wraps = [
      (inner: unknown) => ({ type: "object", properties: { a: inner } }),
      (inner: unknown) => ({ allOf: [inner] }),
      (inner: unknown) => ({ items: inner }),
      (inner: unknown) => ({ not: inner }),
    ];
    for (const wrap of wraps) {
      const tooDeep = { name: "CodegenError", problem: "is nested more than 256 deep" };
      await expect(compileSchema(nested(10_000, wrap), { draft: "draft-2020-12" })).rejects.toMatchObject(tooDeep);
      await expect(compileSchema(nested(100, wrap), { draft: "draft-2020-12" })).resolves.toHaveProperty("typeName");
    }
  }, 60_000);

  it("may have members that are undefined, as if they were absent", async () => {
    const { is } = await compileSchema({ type: "string", minLength: undefined }, { draft: "draft-2020-12" });
    expect([is(""), is(1)]).toEqual([true, false]);
  });
});

describe("schemas of thousands of parts", () => {
  const keys = Array.from({ length: 6_000 }, (_, index) => `key ${index}`);

  it("have parsers that keep every rule, though the shape is cut short", { timeout: 60_000 }, async () => {
    const properties = Object.fromEntries(keys.map((key) => [key, { type: "string" }]));
    const schema = { type: "object", properties, additionalProperties: false };
    const { is, zod } = await compileSchema(schema, { draft: "draft-2020-12" });
    const values = [{}, { "key 0": "a" }, { "key 0": 1 }, { "key 5999": 1 }, { other: 1 }];
    expect(values.map(is)).toEqual([true, true, false, false, false]);
    expect(values.map((value) => zod.safeParse(value).success)).toEqual([true, true, false, false, false]);
  });

  it("take a time that grows with them, and not with their square", { timeout: 60_000 }, async () => {
    const { is } = await compileSchema({ required: keys }, { draft: "draft-2020-12" });
    expect([is({}), is(Object.fromEntries(keys.map((key) => [key, 1])))]).toEqual([false, true]);
  });
});

describe("names of a schema that generated code has itself", () => {
  it.each(["Contract", "Issues", "Check", "SafeParseResult", "PacketError"])(
    "are refused for a type: %s",
    async (name) => {
      const schema = { $defs: { [name]: { type: "object", properties: { a: {} } } } };
      await expect(generate([schemaFile("probe.schema.json", schema)])).rejects.toMatchObject({
        name: "CodegenError",
        pointer: `/$defs/${name}`,
        problem: `wants the name ${name}, which the runtime has`,
      });
    },
  );

  it.each(["Object", "DateTime"])("are refused for a guard: is%s", async (name) => {
    const schema = { $defs: { [name]: { type: "object", properties: { a: {} } } } };
    await expect(generate([schemaFile("probe.schema.json", schema)])).rejects.toMatchObject({
      problem: `wants the name is${name}, which the runtime has`,
    });
  });

  it("of the language are good names for types", { timeout: 120_000 }, async () => {
    const types = ["Array", "Record", "String", "Number", "Symbol", "Promise", "Readonly", "Set", "Map", "Error"];
    const definitions = types.map((name) => [
      name,
      { type: "object", properties: { a: { type: "array", items: {} } } },
    ]);
    const made = await generate([schemaFile("probe.schema.json", { $defs: Object.fromEntries(definitions) })]);
    expect(await compile(made)).toEqual([]);
  });
});
