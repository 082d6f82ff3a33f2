import { describe, expect, it } from "vitest";
import { parseReturnPacket } from "../../../generated/index.js";
import {
  noiseKinds,
  noisyAnswer,
  sampleHandover,
  samplePipelineContext,
  sampleReturnPacket,
} from "../../../src/testing.js";
import { schemaContract } from "../../helpers/schema-contract.js";

const packet = sampleReturnPacket({ overrides: { executionMode: "independent_task" } });

describe("noisyAnswer", () => {
  it("is the same for a seed, and spreads over kinds and outcomes", () => {
    expect(noisyAnswer(packet, { seed: 7 })).toEqual(noisyAnswer(packet, { seed: 7 }));
    expect(noisyAnswer(packet)).toEqual(noisyAnswer(packet, { seed: 0 }));
    const answers = Array.from({ length: 500 }, (_, seed) => noisyAnswer(packet, { seed }));
    expect(new Set(answers.map(({ text }) => text)).size).toBeGreaterThan(300);
    expect(new Set(answers.map(({ kind }) => kind)).size).toBeGreaterThan(noiseKinds.length - 6);
    expect(new Set(answers.flatMap(({ surroundings }) => surroundings)).size).toBe(5);
  });

  it("keeps to the kinds and surroundings asked for", () => {
    const [kinds, surroundings] = [["truncated", "clean"], ["prose"]] as const;
    for (let seed = 0; seed < 50; seed++) {
      const answer = noisyAnswer(packet, { seed, kinds, surroundings });
      expect(kinds).toContain(answer.kind);
      expect(["", "prose"]).toContain(answer.surroundings.join());
    }
    const plain = noisyAnswer(packet, { kinds: ["clean"], surroundings: [] });
    expect(JSON.parse(plain.text)).toEqual(packet);
    expect(plain.outcome).toBe("recoverable");
  });

  it("writes each kind so that it can be told", () => {
    const unbound = parseReturnPacket({ conclusion: "a", evidence: ["b"], gaps: [], artifact_paths: ["c"] });
    const text = (kind: (typeof noiseKinds)[number], of: object = packet) =>
      noisyAnswer(of, { kinds: [kind], surroundings: [] }).text;
    expect(text("trailing_commas")).toMatch(/,\s*\}$/);
    expect(text("comments")).toMatch(/\/\/ as agreed|\/\* checked \*\//);
    expect(text("single_quotes")).toMatch(/^\{\s*'conclusion': '/);
    expect(text("smart_quotes")).toMatch(/“conclusion”/);
    expect(text("unquoted_keys")).toMatch(/^\{\s*conclusion: /);
    expect(text("python_literals", samplePipelineContext())).toMatch(/: (True|False)/);
    expect(text("yaml")).toMatch(/^```(yaml|yml|YAML)\nconclusion: /);
    expect(text("front_matter")).toMatch(/^---\nconclusion: [\s\S]*\n---\n\n/);
    expect(text("undefined_value")).toMatch(/,\n {2}"(?:note|error|output)": undefined\n\}$/);
    expect(text("null_value", unbound)).toMatch(
      /"(?:handoff_id|contract_id|dispatch_id|execution_mode|closure_receipts)": null/,
    );
    expect(text("duplicate_key").match(/"conclusion":|"evidence":|"gaps":/g)?.length).toBeGreaterThan(2);
    expect(text("respelled_constant", sampleHandover())).toMatch(/Per Journey/);
    expect(text("quoted_scalar", sampleHandover())).toMatch(/"parallel-wave-size": "\d"/);
    const broken = parseReturnPacket({ ...packet, conclusion: "first\nsecond" });
    expect(text("raw_line_breaks", broken)).toContain("first\nsecond");
    expect(text("too_large").length).toBeGreaterThan(2 ** 20);
  });

  it("refuses what is no packet, and kinds that do not fit", () => {
    expect(() => noisyAnswer({ conclusion: "" })).toThrow(/no packet of a known contract/);
    expect(() => noisyAnswer(packet, { kinds: ["python_literals"] })).toThrow(
      /cannot be written as any of: python_literals/,
    );
  });

  it("takes the contract of a packet that is not of this package", () => {
    const own = schemaContract({ type: "object", required: ["size"], properties: { size: { type: "integer" } } });
    const answer = noisyAnswer({ size: 3 }, { contract: own, kinds: ["quoted_scalar"], surroundings: [] });
    expect(JSON.parse(answer.text)).toEqual({ size: "3" });
    expect(answer).toMatchObject({ outcome: "invalid", coerced: "recoverable" });
  });

  it("leaves the packet alone", () => {
    const before = structuredClone(packet);
    for (const kind of noiseKinds) {
      if (kind !== "python_literals" && kind !== "raw_line_breaks") noisyAnswer(packet, { kinds: noiseKinds, seed: 1 });
    }
    expect(packet).toEqual(before);
  });
});
