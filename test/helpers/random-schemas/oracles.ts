import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Format } from "typebox/format";
import { Compile } from "typebox/schema";
import { formats } from "../../../src/runtime/formats/index.js";
import type { Oracle } from "../oracles.js";
import type { RandomSchema } from "./schemas.js";

/** Somebody else's reading of JSON Schema. */
export interface RandomOracle {
  readonly name: "Ajv" | "TypeBox";
  readonly accepts: Oracle;
  /** Why it is known to be wrong about a value, if it is. */
  excuse(value: unknown): string | undefined;
}

/** Where an oracle contradicts the specification. Whatever is not listed here is our fault. */
interface Deviation {
  readonly oracle: RandomOracle["name"];
  readonly reason: string;
  concerns(schema: string, value: string): boolean;
}

const hasInherited = (text: string) => /"(?:__proto__|constructor|toString|hasOwnProperty|valueOf)"/.test(text);

const deviations: readonly Deviation[] = [
  {
    oracle: "Ajv",
    reason: "divides by `multipleOf` in floating point: 0.3 is no multiple of 0.1, and 1e300 none of 1e-7",
    concerns: (schema) => schema.includes('"multipleOf"'),
  },
  {
    oracle: "Ajv",
    reason: "writes `__proto__` and other keys that every object has as they are into its code",
    concerns: (schema, value) => hasInherited(schema) || hasInherited(value),
  },
  {
    oracle: "Ajv",
    reason: 'takes a required key "" to be there always',
    concerns: (schema) => /"required":\[[^\]]*""/.test(schema),
  },
  {
    oracle: "Ajv",
    reason: "accepts arrays shorter than `prefixItems` in spite of `contains: false`",
    concerns: (schema) => schema.includes('"prefixItems"') && schema.includes('"contains":false'),
  },
  {
    oracle: "TypeBox",
    reason:
      "compares the rest of a division by `multipleOf` with a tolerance: 0.30000000000000004 is a multiple of 0.1",
    concerns: (schema) => schema.includes('"multipleOf"'),
  },
  {
    oracle: "TypeBox",
    reason: "takes keys that every object has to be there, and does not find definitions under them",
    concerns: (schema) => hasInherited(schema) || schema.includes("/__proto__"),
  },
  {
    oracle: "TypeBox",
    reason: "applies `unevaluatedProperties` to arrays",
    concerns: (schema, value) => schema.includes('"unevaluatedProperties"') && value.includes("["),
  },
];

for (const [name, { test }] of formats) Format.Set(name, test);

/** Makes oracles of those that accept a schema. Formats are ours: what is compared is the keywords. */
export function createOracles(random: RandomSchema): readonly RandomOracle[] {
  const schema = random.draft === "draft-07" ? withoutSiblings(random.schema) : random.schema;
  const text = JSON.stringify(schema);
  return ([compileAjv, compileTypeBox] as const).flatMap((compile) => {
    try {
      const { name, accepts } = compile(schema, random.draft);
      const own = deviations.filter(({ oracle }) => oracle === name);
      const excuse = (value: unknown) => own.find((each) => each.concerns(text, JSON.stringify(value)))?.reason;
      return [{ name, accepts, excuse }];
    } catch {
      // It does not read this schema: references beside `$id`s, or keys that it cannot quote.
      return [];
    }
  });
}

type Compiled = Pick<RandomOracle, "name" | "accepts">;

function compileAjv(schema: object, draft: RandomSchema["draft"]): Compiled {
  const options = {
    strict: false,
    validateSchema: false,
    logger: false,
    ownProperties: true,
    formats: Object.fromEntries(Array.from(formats, ([name, { test }]) => [name, test])),
  } as const;
  const validate = (draft === "draft-07" ? new Ajv(options) : new Ajv2020(options)).compile(schema);
  return { name: "Ajv", accepts: attempt((value) => validate(value) === true) };
}

function compileTypeBox(schema: object): Compiled {
  const validator = Compile(schema);
  return { name: "TypeBox", accepts: attempt((value) => validator.Check(value)) };
}

function attempt(accepts: (value: unknown) => boolean): Oracle {
  return (value) => {
    try {
      return accepts(value);
    } catch {
      return undefined;
    }
  };
}

type JsonRecord = { readonly [key: string]: unknown };

/** Draft-07 ignores what stands beside a `$ref`; both oracles do not. Definitions are still found. */
function withoutSiblings(schema: unknown): JsonRecord {
  // The cast holds for the root, which is an object.
  return strip(schema) as JsonRecord;
}

function strip(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strip);
  if (typeof schema !== "object" || schema === null) return schema;
  const isReference = "$ref" in schema && typeof schema.$ref === "string";
  const entries = Object.entries(schema).filter(([keyword]) => !isReference || besideReference.has(keyword));
  return Object.fromEntries(entries.map(([keyword, value]) => [keyword, stripBelow(keyword, value)]));
}

const besideReference = new Set(["$ref", "$schema", "definitions"]);
const values = new Set(["const", "enum", "default", "examples", "required"]);
const records = new Set(["properties", "patternProperties", "dependencies", "definitions"]);

function stripBelow(keyword: string, value: unknown): unknown {
  if (values.has(keyword) || typeof value !== "object" || value === null) return value;
  if (!records.has(keyword)) return strip(value);
  return Object.fromEntries(Object.entries(value).map(([key, schema]) => [key, strip(schema)]));
}
