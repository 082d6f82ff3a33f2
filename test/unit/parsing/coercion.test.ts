import { describe, expect, it } from "vitest";
import { contracts } from "../../../src/index.js";
import { coerce, coercionKinds } from "../../../src/parsing/coercion/index.js";
import type { CoercionKind } from "../../../src/read.js";
import { context, line, returned } from "../../fixtures/answers/packets.js";

const settings = { maximumDepth: 100, duplicateKeys: "refuse", repair: true } as const;

function run(value: unknown, ...kinds: CoercionKind[]) {
  return coerce(contracts["return-packet"], value, new Set(kinds.length > 0 ? kinds : coercionKinds), settings);
}

describe("coerce", () => {
  it("changes nothing in what it is given", () => {
    const value = Object.freeze({ ...returned, Evidence: "x", evidence: undefined, handoff_id: null });
    run(value);
    expect(value).toEqual({ ...returned, Evidence: "x", evidence: undefined, handoff_id: null });
  });

  it("gives nothing where the result is no packet", () => {
    expect(run({ ...returned, evidence: "x", gaps: 5 })).toEqual({ kind: "none" });
    expect(run(null)).toEqual({ kind: "none" });
    expect(run("text")).toEqual({ kind: "none" });
  });

  it("lists nothing for a packet", () => {
    expect(run(returned)).toEqual({ kind: "packet", value: returned, coercions: [] });
  });

  it("does each kind only if it is allowed", () => {
    const values: [CoercionKind, unknown][] = [
      ["null", { ...returned, handoff_id: null }],
      ["key", { Conclusion: "c", evidence: ["e"], gaps: [], artifact_paths: ["p"] }],
      ["wrapper", { packet: returned }],
      ["array", [returned]],
      ["tool_call", { name: "f", input: returned }],
      ["stringified", line(returned)],
      ["scalar", { ...returned, evidence: "e" }],
    ];
    for (const [kind, value] of values) {
      expect(run(value, kind).kind).toBe("packet");
      const others = coercionKinds.filter((each) => each !== kind);
      expect(run(value, ...others).kind).toBe("none");
    }
  });

  it("does numbers, booleans and enums only if they are allowed", () => {
    const values: [CoercionKind, object][] = [
      ["number", { ...context, transferCount: "1" }],
      ["enum", { ...context, reason: "Direct-Handoff" }],
    ];
    for (const [kind, value] of values) {
      const contract = contracts["handoff-context"];
      expect(coerce(contract, value, new Set([kind]), settings).kind).toBe("packet");
      expect(coerce(contract, value, new Set(coercionKinds.filter((each) => each !== kind)), settings).kind).toBe(
        "none",
      );
    }
  });

  it("names the places in the packet as it is returned", () => {
    const { artifact_paths: _paths, ...rest } = returned;
    const coerced = run({ return_packet: { ...rest, artifactPaths: "p" } });
    expect(coerced).toMatchObject({
      coercions: [
        { kind: "wrapper", path: [], pointer: "" },
        { kind: "key", path: ["artifact_paths"], pointer: "/artifact_paths" },
        { kind: "scalar", path: ["artifact_paths"], pointer: "/artifact_paths" },
      ],
    });
  });
});
