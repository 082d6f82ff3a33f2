/**
 * Prints how long files of 100 and of 1,000 definitions take to become code, and the ratio of the two: 10 where time is
 * linear. The definitions refer to one another, back and forth, as those of a protocol do.
 */
import { generateFiles } from "../../src/codegen/generate.js";
import type { Json } from "../../src/codegen/schema/schema.js";

const repetitions = 3;

const short = await fastest(100);
const long = await fastest(1_000);
console.log(`100 definitions: ${short.toFixed(0)} ms`);
console.log(`1,000 definitions: ${long.toFixed(0)} ms, ${(long / short).toFixed(1)} times as long`);

async function fastest(count: number): Promise<number> {
  const schemas = [{ file: "protocol.schema.json", root: createProtocol(count) }];
  let best = Number.POSITIVE_INFINITY;
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const start = performance.now();
    await generateFiles({ schemas });
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

function createProtocol(count: number): Json {
  const names = Array.from({ length: count }, (_, index) => `Message${index}`);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: { message: { oneOf: names.slice(0, 40).map(refer) } },
    required: ["message"],
    $defs: Object.fromEntries(names.map((name, index) => [name, createMessage(index, names)])),
  };
}

function createMessage(index: number, names: readonly string[]): Json {
  const other = (distance: number) => refer(names[(index + distance) % names.length] ?? "");
  return {
    type: "object",
    description: `Message ${index}.`,
    properties: {
      kind: { const: `message${index}` },
      name: { type: "string", minLength: 1 },
      tags: { type: "array", items: { type: "string", pattern: "^[a-z]+$" }, uniqueItems: true },
      next: other(7),
      earlier: { type: "array", items: other(names.length - 1) },
      options: {
        type: "object",
        properties: { count: { type: "integer", minimum: 0 }, mode: { enum: [`mode${index}`, "none"] } },
        additionalProperties: false,
      },
      content: { anyOf: [{ type: "string" }, other(1)] },
    },
    required: ["kind", "name"],
    if: { properties: { name: { const: "full" } }, required: ["name"] },
    then: { required: ["tags"] },
  };
}

function refer(name: string): Json {
  return { $ref: `#/$defs/${name}` };
}
