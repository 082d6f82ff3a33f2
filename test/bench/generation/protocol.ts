import type { Json } from "../../../src/codegen/schema/schema.js";

/** Makes a schema of so many definitions that refer to one another, back and forth, as those of a protocol do. */
export function createProtocol(count: number): Json {
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
