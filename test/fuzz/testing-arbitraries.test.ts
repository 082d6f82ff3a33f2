import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contracts } from "../../generated/index.js";
import type { Shape } from "../../src/codegen/shape/shape.js";
import { type Contract, isObject } from "../../src/runtime/index.js";
import { findingsFor } from "../../src/semantics/index.js";
import { arbitraryFor } from "../../src/testing/arbitraries/arbitrary-for.js";
import { compileDraws } from "../../src/testing/draw/compile.js";
import { type Model, modelOf } from "../../src/testing/model/model.js";
import { createRandom } from "../../src/testing/random/random.js";
import { compileAjv, compileTypeBox } from "../helpers/oracles.js";
import { report, runs, seeded } from "../helpers/runs.js";
import { zodSchemas } from "../helpers/zod-schemas.js";

describe.each(Object.entries(contracts))("%s", (name, contract: Contract) => {
  it("draws packets that all accept and in which nothing is found", { timeout: 600_000 }, () => {
    const [seed, numRuns] = [seeded(51), runs(10_000)];
    // The cast holds because both records have the names of all contracts.
    const zod = zodSchemas[name as keyof typeof zodSchemas];
    const [ajv, typeBox] = [compileAjv(contract.jsonSchema), compileTypeBox(contract.jsonSchema)];
    fc.assert(
      fc.property(arbitraryFor(contract), (packet) => {
        expect(contract.is(packet)).toBe(true);
        expect(zod.safeParse(packet).success).toBe(true);
        expect(ajv(packet)).toBe(true);
        expect(typeBox(packet)).toBe(true);
        expect(findingsFor(name, packet)).toEqual([]);
        expect(JSON.parse(JSON.stringify(packet))).toEqual(packet);
      }),
      { seed, numRuns },
    );
  });

  it("draws no packet twice to get a valid one", () => {
    const model = modelOf(contract);
    const draw = compileDraws(model)(model.shape);
    for (let seed = 0; seed < 10_000; seed++)
      expect(contract.is(draw(createRandom(seed), 0)), `seed ${seed}`).toBe(true);
  });

  it.each(["any", "clean"] as const)("reaches every branch and key within 200 draws, semantics: %s", (semantics) => {
    const packets = fc.sample(arbitraryFor(contract, { semantics }), { seed: seeded(52), numRuns: 200 });
    const model = modelOf(contract);
    const excluded = semantics === "clean" ? (ruledOut[name] ?? []) : [];
    const wanted = [...choicesOf(model)].filter((choice) => !excluded.includes(choice));
    const reached = new Set<string>();
    for (const packet of packets) collectReached(model.shape, packet, "", model, reached);
    const missing = wanted.filter((choice) => !reached.has(choice));
    report(
      `  ${name}, ${semantics}: ${wanted.length - missing.length} of ${wanted.length} branches, keys and literals`,
    );
    expect(missing).toEqual([]);
  });
});

/** What the schema allows a plain context, and its rules do not: these reasons have a context of their own. */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  "handoff-context": ['/reason is "pipeline_execution"', '/reason is "task_delegation"'],
  "any-handoff-context": ['(0)/reason is "pipeline_execution"', '(0)/reason is "task_delegation"'],
};

/** Names every branch of every union, every optional key there and not there, and every literal. */
function* choicesOf(model: Model, shape: Shape = model.shape, place = ""): Generator<string> {
  switch (shape.kind) {
    case "reference":
      yield* choicesOf(model, model.resolve(shape.declaration), place);
      break;
    case "literal":
      for (const value of shape.values) yield `${place} is ${JSON.stringify(value)}`;
      break;
    case "boolean":
      yield* [`${place} is true`, `${place} is false`];
      break;
    case "array":
      yield `${place} has ${shape.minItems} items`;
      yield* choicesOf(model, shape.items, `${place}/*`);
      break;
    case "union":
      for (const [index, member] of shape.members.entries()) {
        yield `${place} takes branch ${index}`;
        yield* choicesOf(model, member, `${place}(${index})`);
      }
      break;
    case "object":
      for (const [key, property] of shape.properties) {
        if (property.presence === "optional") yield* [`${place}/${key} is there`, `${place}/${key} is absent`];
        if (property.presence !== "forbidden") yield* choicesOf(model, property.shape, `${place}/${key}`);
      }
      if (shape.rest.kind !== "never") yield `${place} has a free key`;
  }
}

function collectReached(shape: Shape, value: unknown, place: string, model: Model, reached: Set<string>): void {
  if (shape.kind === "reference") {
    collectReached(model.resolve(shape.declaration), value, place, model, reached);
  } else if (shape.kind === "union") {
    for (const [index, member] of shape.members.entries()) {
      if (!looksLike(member, value, model)) continue;
      reached.add(`${place} takes branch ${index}`);
      collectReached(member, value, `${place}(${index})`, model, reached);
    }
  } else if (shape.kind === "array" && Array.isArray(value)) {
    reached.add(`${place} has ${value.length} items`);
    for (const item of value) collectReached(shape.items, item, `${place}/*`, model, reached);
  } else if (shape.kind === "object" && isObject(value)) {
    for (const [key, property] of shape.properties) {
      reached.add(`${place}/${key} is ${Object.hasOwn(value, key) ? "there" : "absent"}`);
      if (Object.hasOwn(value, key)) collectReached(property.shape, value[key], `${place}/${key}`, model, reached);
    }
    if (Object.keys(value).some((key) => !shape.properties.has(key))) reached.add(`${place} has a free key`);
  } else {
    reached.add(`${place} is ${JSON.stringify(value)}`);
  }
}

/** Tells whether `value` belongs to a branch, as far as kinds, keys and literals tell. */
function looksLike(shape: Shape, value: unknown, model: Model): boolean {
  if (shape.kind === "reference") return looksLike(model.resolve(shape.declaration), value, model);
  if (shape.kind !== "object") return shape.kind === typeof value;
  if (!isObject(value)) return false;
  return [...shape.properties].every(([key, { presence, shape: own }]) => {
    if (!Object.hasOwn(value, key)) return presence !== "required";
    return presence !== "forbidden" && (own.kind !== "literal" || own.values.some((literal) => literal === value[key]));
  });
}
