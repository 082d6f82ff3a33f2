import { describe, expect, it } from "vitest";
import { contracts } from "../../../src/index.js";
import { Resemblance } from "../../../src/parsing/schema/resemblance.js";
import { resolveReference } from "../../../src/parsing/schema/resolve.js";
import { formsOf } from "../../../src/parsing/schema/rules.js";
import { foldSpelling } from "../../../src/parsing/schema/spelling.js";

describe("formsOf", () => {
  it("knows keys, requirements, types and choices", () => {
    const [form] = formsOf(contracts["return-packet"]);
    expect([...(form?.required ?? [])]).toEqual(["conclusion", "evidence", "gaps", "artifact_paths"]);
    expect(form?.properties.get("conclusion")?.types).toEqual(new Set(["string"]));
    expect(form?.properties.get("execution_mode")?.choices).toEqual(new Set(["bounded_subagent", "independent_task"]));
    const receipts = form?.properties.get("closure_receipts");
    expect(receipts?.items?.properties.get("target")?.choices?.size).toBe(4);
  });

  it("has one form for each alternative of the root", () => {
    expect(formsOf(contracts["any-handoff-context"]).map(({ properties }) => properties.size)).toEqual([5, 11, 10]);
  });

  it("works them out once for each contract", () => {
    expect(formsOf(contracts.handover)).toBe(formsOf(contracts.handover));
  });
});

describe("resolveReference", () => {
  const root = { $defs: { "a/b": { x: 1 }, other: { $id: "https://x.y/z/thing.json", y: 2 } }, items: [{ z: 3 }] };

  it.each([
    ["#", root],
    ["#/$defs/a~1b", { x: 1 }],
    ["#/items/0", { z: 3 }],
    ["thing.json", root.$defs.other],
    ["https://x.y/z/thing.json", root.$defs.other],
    ["#/nowhere/x", undefined],
    ["nothing.json", undefined],
    ["#/%E0%A4%A", undefined],
  ])("finds %s", (reference, expected) => {
    expect(resolveReference(root, reference)).toEqual(expected);
  });
});

describe("foldSpelling", () => {
  it("makes one of all spellings", () => {
    const spellings = ["next-action", "next_action", "nextAction", "NextAction", "Next Action", "NEXT_ACTION"];
    expect(new Set(spellings.map(foldSpelling)).size).toBe(1);
  });
});

describe("Resemblance", () => {
  const resemblance = new Resemblance([contracts["return-packet"]], []);

  it.each([
    [{ conclusion: 1 }, true, true],
    [{ conclusion: 1 }, false, false],
    [{ conclusion: 1, Evidence: 2 }, false, true],
    [{ debug: true }, true, false],
    [{ conclusion: 1, a: 1, b: 1, c: 1 }, true, false],
    [{ packet: { conclusion: 1, gaps: 1 } }, true, true],
    [{ properties: { conclusion: 1, gaps: 1 } }, true, false],
    [[{ conclusion: 1 }], true, true],
    ["conclusion", true, false],
  ])("of %j, standing on its own: %s, is %s", (value, prominent, expected) => {
    expect(resemblance.ofValue(value, prominent)).toBe(expected);
  });
});
