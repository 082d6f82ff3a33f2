import { describe, expect, it } from "vitest";
import { contracts } from "../../../generated/index.js";
import { definitionOf } from "../../../src/runtime/index.js";
import { draft2020, evaluate, schemaFile } from "../../helpers/evaluate-schemas.js";
import { compileAjv } from "../../helpers/oracles.js";

describe("definitionOf", () => {
  const schema = {
    $schema: draft2020,
    $id: "https://example.com/whole.json",
    title: "Whole",
    $defs: {
      node: { type: "object", properties: { next: { $ref: "#/$defs/node" }, "a~b": { $ref: "#/$defs/a~1b~0" } } },
      "a/b~": { enum: [1], description: "A name that is escaped" },
      "with space": { const: { $ref: "no reference" } },
      __proto__: { type: "null" },
      holder: { type: "object", $defs: { inner: { $ref: "#/definitions/old/items" } } },
      unused: { type: "string" },
    },
    definitions: { old: { items: { $ref: "#/$defs/with%20space" } } },
  };

  it("takes a definition out with those that it refers to, itself among them", () => {
    expect(definitionOf(schema, "$defs", "node")).toEqual({
      $schema: draft2020,
      ...schema.$defs.node,
      $defs: { node: schema.$defs.node, "a/b~": schema.$defs["a/b~"] },
    });
  });

  it("keeps the definitions that one has of its own, and follows references that lead further", () => {
    expect(definitionOf(schema, "$defs", "holder")).toEqual({
      $schema: draft2020,
      type: "object",
      $defs: { ...schema.$defs.holder.$defs, "with space": schema.$defs["with space"] },
      definitions: schema.definitions,
    });
  });

  it("takes no definition for what every object has", () => {
    expect(definitionOf(schema, "$defs", "toString")).toEqual({ $schema: draft2020 });
  });
});

describe("the JSON Schema of a definition", () => {
  it("means what the definition means in its file, however it refers to others", async () => {
    const files = [
      schemaFile("woods.schema.json", {
        $ref: "#/$defs/Tree",
        $defs: {
          Tree: { type: "object", properties: { children: { type: "array", items: { $ref: "#/$defs/Tree" } } } },
          Forest: { type: "object", properties: { first: { $ref: "#/$defs/Tree" }, whole: { $ref: "#" } } },
          Grove: { type: "object", properties: { leaf: { $ref: "leaf.schema.json" }, label: { $ref: "#label" } } },
          Label: { $anchor: "label", type: "string", minLength: 1 },
        },
      }),
      schemaFile("leaf.schema.json", {
        type: "object",
        properties: { green: { type: "boolean" } },
        required: ["green"],
      }),
    ];
    const { contracts: generated } = await evaluate(files);
    const values: unknown[] = [
      {},
      { children: [{}] },
      { children: [1] },
      { children: [{ children: [1] }] },
      { first: 1 },
    ];
    values.push(
      ...[{ whole: 1 }, { whole: { children: [] } }, { leaf: {} }, { leaf: { green: true } }, { label: "" }, []],
    );
    expect(new Set(Object.keys(generated))).toEqual(new Set(["leaf", "woods", "tree", "forest", "grove"]));
    for (const contract of Object.values(generated)) {
      const accepts = compileAjv(contract.jsonSchema);
      for (const value of values) expect([value, accepts(value)]).toEqual([value, contract.is(value)]);
    }
  });

  it("of a contract of ours holds no definition that it does not need", () => {
    expect(contracts["pipeline-context"].jsonSchema).not.toHaveProperty("definitions");
    expect(contracts["any-handoff-context"].jsonSchema).toHaveProperty("definitions");
  });
});
