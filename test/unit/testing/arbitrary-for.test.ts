import { execFileSync } from "node:child_process";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { handoverContract, pipelineContextContract, returnPacketContract } from "../../../generated/index.js";
import type { JsonSchema } from "../../../src/runtime/index.js";
import { findingsFor } from "../../../src/semantics/index.js";
import { arbitraryFor } from "../../../src/testing/arbitraries/arbitrary-for.js";
import { schemaContract } from "../../helpers/schema-contract.js";

describe("arbitraries of a user's own contract", () => {
  const schemas: Readonly<Record<string, JsonSchema>> = {
    "a tree": {
      $ref: "#/$defs/node",
      $defs: {
        node: {
          type: "object",
          required: ["name", "children"],
          properties: {
            name: { type: "string", minLength: 2, maxLength: 3, pattern: "^[a-z]" },
            children: { type: "array", items: { $ref: "#/$defs/node" } },
          },
          additionalProperties: false,
        },
      },
    },
    "members that overlap": {
      oneOf: [
        { type: "object", required: ["a"], properties: { a: { type: "integer", minimum: 0, maximum: 3 } } },
        { type: "object", required: ["b"], properties: { b: { type: "integer", minimum: 0, maximum: 3 } } },
      ],
    },
    numbers: {
      type: "object",
      required: ["fraction", "integer", "one"],
      properties: {
        fraction: { type: "number", minimum: -0.5, maximum: 0.5 },
        integer: { type: "integer", minimum: -3.5, maximum: 2.5 },
        one: { enum: [1, 2, null, true, "x"] },
        either: { type: ["null", "boolean", "number"] },
      },
    },
    "items that differ": {
      type: "array",
      minItems: 3,
      uniqueItems: true,
      items: { enum: ["a", "b", "c"] },
    },
    "items that are asked for": {
      type: "array",
      minItems: 3,
      maxItems: 5,
      items: { type: "object", required: ["kind"], properties: { kind: { enum: ["x", "y", "z"] } } },
      contains: { properties: { kind: { const: "x" } }, required: ["kind"] },
      minContains: 2,
      maxContains: 2,
    },
    "keywords without a type": {
      type: "object",
      required: ["open"],
      properties: { open: { minLength: 2, minimum: 5, minItems: 1 } },
    },
    "a key called __proto__": JSON.parse(
      '{"type":"object","required":["__proto__"],"properties":{"__proto__":{"type":"string","minLength":1}}}',
    ) as JsonSchema,
  };

  it.each(Object.entries(schemas))("are valid and shrink: %s", (name, schema) => {
    const contract = schemaContract(schema, name);
    const arbitrary = arbitraryFor(contract);
    fc.assert(
      fc.property(arbitrary, (packet) => contract.is(packet)),
      { seed: 1, numRuns: 1000 },
    );
    const { failed, counterexample } = fc.check(
      fc.property(arbitrary, () => false),
      { seed: 1 },
    );
    expect(failed).toBe(true);
    expect(contract.is(counterexample?.[0])).toBe(true);
    expect(JSON.stringify(counterexample).length).toBeLessThan(60);
  });

  it("have no rules but those of the schema, even under the name of one of ours", () => {
    const own = schemaContract(
      { type: "object", required: ["cycle"], properties: { cycle: { const: "first" } } },
      "handover",
    );
    fc.assert(
      fc.property(arbitraryFor(own), (packet) => own.is(packet)),
      { seed: 2 },
    );
  });

  it("say so where a schema allows nothing that could be found", () => {
    const own = schemaContract({ type: "string", pattern: "^(?=a)b" });
    expect(() => fc.sample(arbitraryFor(own), 1)).toThrow(/found no text for .*\(\?=a\)b/);
  });
});

describe("semantics", () => {
  it("are kept unless any are asked for", () => {
    const count = (semantics: "clean" | "any") =>
      fc
        .sample(arbitraryFor(pipelineContextContract, { semantics }), { seed: 3, numRuns: 300 })
        .filter((packet) => findingsFor("pipeline-context", packet).length > 0).length;
    expect(count("clean")).toBe(0);
    expect(count("any")).toBeGreaterThan(50);
  });

  it("are kept while shrinking", () => {
    const seen: unknown[] = [];
    fc.check(
      fc.property(arbitraryFor(handoverContract), (packet) => {
        seen.push(packet);
        return packet.cycle === undefined;
      }),
      { seed: 4 },
    );
    expect(seen.flatMap((packet) => findingsFor("handover", packet))).toEqual([]);
  });
});

describe("shrinking", () => {
  function smallest<Packet>(
    arbitrary: fc.Arbitrary<Packet>,
    holds: (packet: Packet) => boolean,
    examples: Packet[] = [],
  ) {
    const { counterexample } = fc.check(fc.property(arbitrary, holds), {
      seed: 6,
      numRuns: 2000,
      examples: examples.map((example): [Packet] => [example]),
    });
    return counterexample?.[0];
  }

  it("finds the shortest pipeline in which a step failed", () => {
    const packet = smallest(
      arbitraryFor(pipelineContextContract),
      ({ stepResults = [] }) => !stepResults.some(({ status }) => status === "failed"),
    );
    expect(packet).toEqual({
      reason: "pipeline_execution",
      parentAgent: "a",
      transferCount: 0,
      pipelineName: "a",
      currentStep: 2,
      totalSteps: 2,
      stepResults: [{ step: 1, agentName: "", status: "failed" }],
    });
  });

  it("finds the shortest bound return packet, with each receipt once", () => {
    const packet = smallest(arbitraryFor(returnPacketContract), ({ contract_id }) => contract_id === undefined);
    expect(packet).toEqual({
      conclusion: "a",
      evidence: ["a"],
      gaps: [],
      artifact_paths: ["a"],
      handoff_id: "a",
      contract_id: "a",
      dispatch_id: "a",
      closure_receipts: expect.arrayContaining([
        { target: "employee_memory" },
        { target: "employee_worklog" },
        { target: "team_journal" },
        { target: "central_board" },
      ]),
    });
  });

  it("finds the shortest text over a limit, and the least number of items", () => {
    const long = smallest(arbitraryFor(returnPacketContract), ({ conclusion }) => [...conclusion].length < 21);
    expect(long).toEqual({ conclusion: "a".repeat(21), evidence: ["a"], gaps: [], artifact_paths: ["a"] });
    const many = smallest(arbitraryFor(returnPacketContract), ({ gaps }) => gaps.length < 3);
    expect(many).toEqual({ conclusion: "a", evidence: ["a"], gaps: ["a", "a", "a"], artifact_paths: ["a"] });
  });

  it("keeps the character that matters", () => {
    const packet = smallest(
      arbitraryFor(returnPacketContract),
      ({ conclusion }) => !/\p{Emoji_Presentation}/u.test(conclusion),
    );
    expect(packet?.conclusion).toMatch(/^\p{Emoji_Presentation}$/u);
  });

  it("starts from an example that was never drawn", () => {
    const example = {
      conclusion: "Checkout composed",
      evidence: ["trace 1", "trace 2"],
      gaps: ["no payment in Safari"],
      artifact_paths: ["a.md"],
    } as const;
    const packet = smallest(arbitraryFor(returnPacketContract), ({ gaps }) => gaps.length === 0, [example]);
    expect(packet).toEqual({ conclusion: "a", evidence: ["a"], gaps: ["a"], artifact_paths: ["a"] });
  });
});

describe("the same seed", () => {
  it("gives the same packets", () => {
    const draw = () => fc.sample(arbitraryFor(returnPacketContract), { seed: 8, numRuns: 50 });
    expect(draw()).toEqual(draw());
  });
});

describe("without fast-check", () => {
  it("names the command to install it", () => {
    const script = `
      require("node:module")._resolveFilename = ((resolve) => function (name, ...rest) {
        if (name === "fast-check") throw Object.assign(new Error("Cannot find module"), { code: "MODULE_NOT_FOUND" });
        return resolve.call(this, name, ...rest);
      })(require("node:module")._resolveFilename);
      import("./src/testing/arbitraries/fast-check.ts").then(({ fastCheck }) => fastCheck()).catch((error) => console.log(error.message));`;
    const root = new URL("../../..", import.meta.url).pathname;
    const output = execFileSync(process.execPath, ["--import", "tsx", "-e", script], { cwd: root, encoding: "utf8" });
    expect(output).toMatch(/npm install --save-dev fast-check/);
  });
});
