import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerText } from "../../../src/cli/hook/answer-text.js";
import { readEvent } from "../../../src/cli/hook/payload.js";
import { contractsOf } from "../../../src/cli/hook/roles.js";

describe("answerText", () => {
  it("never throws, whatever the answer is", () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: false }), (answer) => {
        expect(typeof answerText(answer)).toBe("string");
      }),
      { seed: 11, numRuns: 1_000 },
    );
  });

  it("keeps a packet that has a key of the name of a wrapper", () => {
    const packet = { role: "a", status: "b", "next-action": "c", result: "d", message: "e" };
    expect(JSON.parse(answerText(packet))).toEqual(packet);
    expect(JSON.parse(answerText(JSON.stringify(packet)))).toEqual(packet);
  });

  it("puts blocks of text together, and leaves out the others", () => {
    const blocks = [
      { type: "text", text: "a" },
      { type: "thinking", thinking: "x" },
      { type: "tool_use", input: { text: "y" } },
      "b",
    ];
    expect(answerText({ content: blocks })).toBe("a\nb");
  });
});

describe("readEvent", () => {
  it("looks only at the event's own keys", () => {
    const event = readEvent(JSON.parse('{"__proto__": {"tool_response": "x"}}'));
    expect(event.answer).toBeUndefined();
  });

  it.each([[null], [3], ["{}"], [[]]])("refuses %j", (payload) => {
    expect(() => readEvent(payload)).toThrow("the event is no JSON object");
  });

  it("tells roles by the description of the task first, then by the type of the agent", () => {
    const { descriptions } = readEvent({ tool_input: { subagent_type: "t", description: "d" }, agent_type: "a" });
    expect(descriptions).toEqual(["d", "t", "a"]);
  });
});

describe("contractsOf", () => {
  it("takes the longest prefix of the first description that has one", () => {
    const roles = new Map([
      ["a", ["one"]],
      ["ab", ["two"]],
      ["c", ["three"]],
    ]);
    expect(contractsOf(roles, ["abc"])).toEqual(["two"]);
    expect(contractsOf(roles, ["x", "c", "a"])).toEqual(["three"]);
    expect(contractsOf(roles, ["x"])).toBeUndefined();
  });
});
