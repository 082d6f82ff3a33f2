import { describe, expect, it } from "vitest";
import { TimelineCounter } from "../../../../src/cli/audit/timeline.js";
import { auditFiles } from "../../../helpers/audit.js";

const invalid = { role: "a", status: "b", "next-action": "" };
const lines = (count: number, line: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => JSON.stringify(line(index))).join("\n");

describe("an audit of hostile content", () => {
  it("counts by as many agents as there is room for, those that come first", async () => {
    const { agents, total } = await auditFiles({
      "a.jsonl": lines(5_000, (index) => ({ agent: `agent-${index % 2500}`, output: invalid })),
    });
    expect(total.attempts).toBe(5_000);
    expect(agents).toHaveLength(1_001);
    expect(agents[0]).toMatchObject({ name: null, attempts: 3_000 });
    expect(agents[1]).toMatchObject({ name: "agent-0", attempts: 2 });
  });

  it("keeps as many kinds of faults as there is room for, those that come first", async () => {
    // Each has an unknown key of its own; one kind comes again at the end.
    const packet = (index: number) => ({
      conclusion: "a",
      evidence: ["b"],
      gaps: [],
      artifact_paths: ["c"],
      [`key-${index}`]: 1,
    });
    const content = `${lines(12_000, packet)}\n${lines(3, () => packet(7))}`;
    const { faults } = await auditFiles({ "a.jsonl": content }, { pieceSize: 100_000, jobs: 3 });
    expect(faults).toHaveLength(10);
    expect(faults[0]).toMatchObject({ count: 4, pointer: "/key-7", code: "unknown_key", example: { line: 8 } });
    expect(faults[1]).toMatchObject({ count: 1, pointer: "/key-0" });
  });

  it("counts each of thousands of packets in one line, and each once", async () => {
    const packet = (index: number) => ({ role: `a${index}`, status: "b", "next-action": "c" });
    const turned = (index: number) => ({ "next-action": "c", status: "b", role: `a${index}` });
    const messages = Array.from({ length: 10_000 }, (_, index) => [
      { role: "assistant", tool_calls: [{ id: `c${index}`, function: { name: "submit", arguments: packet(index) } }] },
      { role: "assistant", content: JSON.stringify(turned(index)) },
    ]);
    const { total } = await auditFiles({ "a.jsonl": JSON.stringify({ messages: messages.flat() }) });
    expect(total).toMatchObject({ attempts: 10_000, valid: 10_000 });
  });

  it("counts a fault once for each attempt, wherever in an array it is", async () => {
    const packet = { conclusion: "a", evidence: ["", "", ""], gaps: [], artifact_paths: ["b"] };
    const { faults } = await auditFiles({ "a.jsonl": lines(2, () => packet) });
    expect(faults).toMatchObject([
      { count: 2, code: "min_length", pointer: "/evidence/*", message: "/evidence/*: expected at least 1 character" },
    ]);
  });

  it("lists as many attempts as it is told, and counts the rest", async () => {
    const { attempts, omitted } = await auditFiles(
      { "a.jsonl": lines(30, () => invalid) },
      { listed: 20, pieceSize: 200 },
    );
    expect([attempts.length, omitted, attempts.at(-1)?.line]).toEqual([20, 10, 20]);
  });

  it("lists no more of many small files, in their order", async () => {
    const files = Object.fromEntries([..."abcde"].map((name) => [`${name}.jsonl`, lines(15, () => invalid)]));
    const { attempts, omitted, faults } = await auditFiles(files, { listed: 20 });
    expect([attempts.length, omitted, attempts.at(-1)]).toEqual([
      20,
      55,
      expect.objectContaining({ file: "b.jsonl", line: 5 }),
    ]);
    expect(faults[0]?.count).toBe(75);
  });

  it("clips names, messages and excerpts, never in the midst of a character", async () => {
    const packet = { ...invalid, more: "🎉".repeat(3_000), ["k".repeat(5_000)]: 1 };
    const { attempts, agents } = await auditFiles({
      "a.jsonl": JSON.stringify({ agent: "🎉".repeat(500), output: packet }),
    });
    const [attempt] = attempts;
    expect(attempt?.excerpt.length).toBeLessThanOrEqual(300);
    expect(attempt?.excerpt).toMatch(/🎉…$/);
    expect(agents[0]?.name?.length).toBeLessThanOrEqual(80);
    expect(JSON.stringify(attempts).length).toBeLessThan(3_000);
    expect(JSON.stringify(attempts).isWellFormed()).toBe(true);
  });

  it("never fails, whatever lines hold", async () => {
    const hostile = [
      "[".repeat(100_000),
      "[".repeat(100_000) + "]".repeat(100_000),
      `{"type":"assistant","message":${'{"content":'.repeat(50_000)}1${"}".repeat(50_000)}}`,
      '{"__proto__": {"role": "assistant"}, "constructor": {"prototype": {}}, "content": "x"}',
      '{"type": "assistant", "message": {"role": "assistant", "content": [null, 1, [], {"type": "text"}, {"type": "tool_use"}]}}',
      '{"type": "user", "message": {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "__proto__", "content": null}]}}',
      '{"hook_event_name": "SubagentStop", "tool_response": {"a": {"b": []}}}',
      '{"role": "assistant", "tool_calls": [null, {"function": {"arguments": "{"}}, {"id": 1}]}',
      '{"timestamp": {}, "agent": [], "output": "conclusion:: \\ud800"}',
      '{"role": "a", "status": "b", "next-action": "\\ud800"}',
      "\u0000\u0001\u001b[31m",
      '"a string"',
      "null",
      `{"conclusion": ${"9".repeat(5_000)}, "evidence": []}`,
    ];
    const { input, total } = await auditFiles({ "a.jsonl": hostile.join("\n") });
    expect(input.lines).toBe(hostile.length);
    expect(total.valid).toBe(0);
  });

  it("passes over lines with more values than memory may hold", async () => {
    const { input, total } = await auditFiles({
      "a.jsonl": `[${"{},".repeat(2_000_000)}{}]\n${JSON.stringify(invalid)}\n`,
    });
    expect(input).toMatchObject({ lines: 2, tooLong: 1 });
    expect(total.attempts).toBe(1);
  });
});

describe("a timeline", () => {
  const start = Date.UTC(2026, 0, 1) / 3_600_000;
  const count = (hours: readonly number[]) => {
    const counter = new TimelineCounter();
    for (const hour of hours) counter.add(start + hour, "valid", 1);
    return counter.timeline();
  };

  it.each([
    ["hour", 1, 200],
    ["day", 1, 201],
    ["hour", 24, 200],
    ["day", 5, 900],
    ["month", 24 * 5, 400],
    ["year", 24 * 31, 250],
  ])("has spans of a %s where attempts are %i hours apart, %i times", (span, apart, times) => {
    const hours = Array.from({ length: times }, (_, index) => index * apart);
    const timeline = count(hours);
    expect(timeline.span).toBe(span);
    expect(timeline.spans.length).toBeLessThanOrEqual(200);
    expect(timeline.spans.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(times);
    expect(count([...hours].reverse())).toEqual(timeline);
  });

  it("gives the start of each span", () => {
    expect(count([30, 5]).spans.map((each) => each.start)).toEqual(["2026-01-01T05:00:00Z", "2026-01-02T06:00:00Z"]);
  });
});
