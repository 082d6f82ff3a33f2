import { describe, expect, it } from "vitest";
import { auditFiles } from "../../../helpers/audit.js";

const packet = { role: "composer", status: "complete", "next-action": "Merge it." };
const text = JSON.stringify(packet);
const broken = '{"role": "composer", "status": "complete", "next-action": "Merge it.",}';
const invalid = { ...packet, "next-action": "" };

/** Audits lines, and returns who made which attempts. */
async function attemptsIn(...lines: readonly unknown[]) {
  const content = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  const { agents, total } = await auditFiles({ "log.jsonl": `${content}\n` });
  const { attempts, valid, repaired, refused } = total;
  return { attempts, valid, repaired, refused, agents: agents.map(({ name }) => name) };
}

const one = { attempts: 1, valid: 1, repaired: 0, refused: {} };
const none = { attempts: 0, valid: 0, repaired: 0, refused: {}, agents: [] };
const says = (content: unknown, more: object = {}) => ({
  type: "assistant",
  message: { role: "assistant", content },
  ...more,
});
const calls = (id: string, name: string, input: object) => says([{ type: "tool_use", id, name, input }]);
const returns = (id: string, content: unknown, more: object = {}) => ({
  type: "user",
  message: { role: "user", content: [{ type: "tool_result", tool_use_id: id, content }] },
  ...more,
});
const task = calls("t1", "Task", { subagent_type: "composer", description: "Compose", prompt: text });

describe("an attempt is found", () => {
  it.each<[string, readonly unknown[], string | null]>([
    ["in a line that is a packet", [packet], null],
    ["in what an agent says", [says([{ type: "text", text: `Done.\n${text}` }])], null],
    ["in a message of a chat", [{ role: "assistant", content: text }], null],
    ["in a message of a named agent", [{ role: "assistant", name: "planner", content: text }], "planner"],
    ["in a message whose role is the name of an agent", [{ role: "reviewer", content: text }], "reviewer"],
    ["in parts of a model's turn", [{ candidates: [{ content: { role: "model", parts: [{ text }] } }] }], null],
    ["in the choices of a completion", [{ choices: [{ message: { role: "assistant", content: text } }] }], null],
    [
      "in the body of a response of a batch",
      [{ response: { body: { choices: [{ message: { role: "assistant", content: text } }] } } }],
      null,
    ],
    [
      "in the output of a response",
      [{ output: [{ type: "message", role: "assistant", content: [{ type: "output_text", text }] }] }],
      null,
    ],
    [
      "in a turn of a shared conversation",
      [
        {
          conversations: [
            { from: "human", value: text },
            { from: "gpt", value: text },
          ],
        },
      ],
      null,
    ],
    ["in a record of an agent and its output", [{ agent: "probe", output: text }], "probe"],
    ["in a record whose output is a packet", [{ agent: { name: "probe" }, output: packet }], "probe"],
    [
      "in an item of a rollout",
      [
        {
          type: "response_item",
          payload: { type: "message", role: "assistant", content: [{ type: "output_text", text }] },
        },
      ],
      null,
    ],
    ["in what a subagent returns", [task, returns("t1", [{ type: "text", text }])], "composer"],
    [
      "once in a text that is told twice",
      [task, returns("t1", text, { toolUseResult: { content: [{ type: "text", text }] } })],
      "composer",
    ],
    ["in what a tool returns whose call is not known", [returns("t1", text)], null],
    ["in what is given to a tool as a packet", [calls("t2", "submit", packet)], null],
    ["in a value of what is given to a tool", [calls("t2", "submit", { packet })], null],
    [
      "in the arguments of a function",
      [
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "c1", type: "function", function: { name: "submit", arguments: text } }],
        },
      ],
      null,
    ],
    [
      "in what a tool returns as a packet",
      [calls("t2", "Bash", {}), returns("t2", "done", { toolUseResult: packet })],
      null,
    ],
    [
      "in the answer that a hook is told of",
      [{ hook_event_name: "SubagentStop", agent_type: "composer", last_assistant_message: text }],
      "composer",
    ],
    [
      "in the answer of a tool that a hook is told of",
      [
        {
          hook_event_name: "PostToolUse",
          tool_name: "Task",
          tool_input: { subagent_type: "composer" },
          tool_response: { content: [{ type: "text", text }] },
        },
      ],
      "composer",
    ],
    ["in the result of a session", [{ type: "result", subtype: "success", result: text }], null],
    [
      "once where the result of a session repeats the last answer",
      [says(text), { type: "result", result: text }],
      null,
    ],
    [
      "in the embedding that a contract documents",
      [{ role: "assistant", content: JSON.stringify({ handover: packet, verdict: "approve" }) }],
      null,
    ],
    [
      "in the arguments of the function of a message",
      [{ role: "assistant", content: null, function_call: { name: "submit", arguments: text } }],
      null,
    ],
    [
      "in the call of a function among the parts of a turn",
      [{ role: "model", parts: [{ functionCall: { name: "submit", args: packet } }] }],
      null,
    ],
    [
      "in a part of a message that calls a tool",
      [{ role: "assistant", content: [{ type: "tool-call", toolCallId: "c1", toolName: "submit", input: packet }] }],
      null,
    ],
    [
      "in a message that has a type instead of a role",
      [{ event: "on_chain_end", data: { output: { messages: [{ type: "ai", name: "probe", content: text }] } } }],
      "probe",
    ],
    [
      "in a message that is written as the call of its constructor",
      [{ lc: 1, type: "constructor", id: ["langchain", "AIMessage"], kwargs: { content: text } }],
      null,
    ],
    ["in a message that names its source", [{ type: "TextMessage", source: "probe", content: text }], "probe"],
    [
      "in what is given to a tool, as a tracer tells it",
      [
        { event: "on_tool_start", name: "submit", data: { input: packet } },
        { event: "on_tool_end", name: "submit", data: { input: packet, output: "ok" } },
      ],
      null,
    ],
    ["in what a subagent returns, all in one line", [{ messages: [task, returns("t1", text)] }], "composer"],
    ["in a line of a log with something before it", [`12:00:01 INFO composer returned ${text}`], null],
  ])("%s", async (_where, lines, agent) => {
    expect(await attemptsIn(...lines)).toEqual({ ...one, agents: [agent] });
  });

  it("in each of several lines", async () => {
    expect(await attemptsIn(packet, packet, says(text))).toMatchObject({ attempts: 3, valid: 3 });
  });

  it("with the class of what is wrong with it", async () => {
    expect(await attemptsIn(says(broken))).toMatchObject({ repaired: 1 });
    expect(await attemptsIn(says(JSON.stringify(invalid)), invalid)).toMatchObject({ refused: { invalid: 2 } });
    expect(await attemptsIn(says(text.slice(0, -5)))).toMatchObject({ refused: { truncated: 1 } });
    expect(await attemptsIn(says(`${text}\n${text.replace("composer", "other")}`))).toMatchObject({
      refused: { ambiguous: 1 },
    });
    expect(await attemptsIn(text.replace("{", '{"role":"x",'))).toMatchObject({ refused: { duplicate_key: 1 } });
    expect(await attemptsIn(says(text.replace("}", ',"__proto__":{}}')))).toMatchObject({
      refused: { forbidden_key: 1 },
    });
    expect(await attemptsIn(says(`${text.slice(0, -1)},"more":${"[".repeat(200)}${"]".repeat(200)}}`))).toMatchObject({
      refused: { too_deep: 1 },
    });
    expect(await attemptsIn(says(`${text.slice(0, -1)},"more":"${"x".repeat(1_100_000)}"}`))).toMatchObject({
      refused: { too_large: 1 },
    });
  });

  it("for each contract of which a text holds one", async () => {
    const other = { conclusion: "Done", evidence: ["a"], gaps: [], artifact_paths: ["b"] };
    const { contracts } = await auditFiles({ "a.jsonl": JSON.stringify(says(`${text}\n\n${JSON.stringify(other)}`)) });
    expect(contracts.map(({ name, valid }) => [name, valid])).toEqual([
      ["handover", 1],
      ["return-packet", 1],
    ]);
  });

  it("however it is wrapped, and valid only where that may be bridged", async () => {
    const files = {
      "a.jsonl": JSON.stringify(says(JSON.stringify({ packet: { role: "a", status: "b", nextAction: "c" } }))),
    };
    expect((await auditFiles(files)).total).toMatchObject({ attempts: 1, refused: { invalid: 1 } });
    expect((await auditFiles(files, { coerce: true })).total).toMatchObject({ attempts: 1, repaired: 1 });
  });
});

describe("no attempt is", () => {
  it.each<[string, readonly unknown[]]>([
    [
      "what a user says",
      [
        { type: "user", message: { role: "user", content: text } },
        { role: "user", content: text },
      ],
    ],
    [
      "what a system prompt says",
      [
        { role: "system", content: text },
        { type: "system", content: text },
      ],
    ],
    ["what is told while a subagent works", [{ type: "progress", data: { message: says(text) } }]],
    ["what other tools return", [calls("t1", "Read", { file_path: "a" }), returns("t1", text)]],
    [
      "what a hook is told of another tool",
      [{ hook_event_name: "PostToolUse", tool_name: "Read", tool_input: {}, tool_response: text }],
    ],
    ["the prompt of a subagent", [task]],
    [
      "what other tools return, all in one line",
      [
        { messages: [calls("t1", "Read", { file_path: "a" }), returns("t1", text)] },
        {
          messages: [
            { role: "assistant", tool_calls: [{ id: "c1", function: { name: "read_file", arguments: "{}" } }] },
            { role: "tool", tool_call_id: "c1", content: text },
          ],
        },
      ],
    ],
    [
      "what a user has attached, or says while an agent works",
      [
        { type: "attachment", attachment: { type: "file", content: { type: "text", file: { content: text } } } },
        { type: "queue-operation", operation: "enqueue", content: text },
      ],
    ],
    [
      "what a rollout holds besides what is said",
      [
        { type: "session_meta", payload: { base_instructions: { text } } },
        { type: "compacted", payload: { message: text } },
        { type: "response_item", payload: { type: "reasoning", summary: [{ type: "summary_text", text }] } },
      ],
    ],
    [
      "what a message of another says that has a type instead of a role",
      [
        { messages: [{ type: "tool", name: "read_file", content: text }] },
        { lc: 1, type: "constructor", id: ["langchain", "HumanMessage"], kwargs: { content: text } },
        { type: "TextMessage", source: "user", content: text },
      ],
    ],
    [
      "what another tool returns, as a tracer tells it",
      [{ event: "on_tool_end", name: "read", data: { output: text } }],
    ],
    ["the conclusion of a run", [says('{"status": "completed", "conclusion": "success"}'), { conclusion: "failure" }]],
    [
      "an example in a schema",
      [says(JSON.stringify({ definitions: { a: { type: "object" } }, oneOf: [], examples: [packet] }))],
    ],
    ["what a model thinks", [says([{ type: "thinking", thinking: text }])]],
    ["prose", [says("The conclusion: it works. Status: complete. Next action: merge it.")]],
    [
      "JSON of another kind",
      [
        says('```json\n{"name": "app", "status": "ok", "role": "admin", "scope": "all"}\n```'),
        { status: "ok", role: "x" },
      ],
    ],
    ["a schema", [says('{"type": "object", "properties": {"role": {}, "status": {}, "next-action": {}}}')]],
    ["a target of another kind", [says('{"target": "production"}'), { target: "es2022" }]],
    ["an object that is cut off before it says what it is", [says('```json\n{"name": "a", "status')]],
  ])("%s", async (_what, lines) => {
    expect(await attemptsIn(...lines)).toEqual(none);
  });
});

describe("the time of an attempt", () => {
  it.each([
    ["2026-03-01T10:20:30.5Z", "2026-03-01T10:20:30.500Z"],
    ["2026-03-01T10:20:30+02:00", "2026-03-01T08:20:30.000Z"],
    ["2026-03-01 10:20", "2026-03-01T10:20:00.000Z"],
    ["2026-03-01", "2026-03-01T00:00:00.000Z"],
    [1_772_360_430, "2026-03-01T10:20:30.000Z"],
    [1_772_360_430_500, "2026-03-01T10:20:30.500Z"],
    ["1772360430", "2026-03-01T10:20:30.000Z"],
    ["yesterday", null],
    ["2026-13-45T10:00:00Z", null],
    [12, null],
    [-1e300, null],
    [null, null],
    ["1999-12-31T23:59:59Z", null],
    ["2100-01-01T00:00:00Z", null],
  ])("may be written as %j", async (timestamp, time) => {
    const { attempts, times } = await auditFiles({
      "a.jsonl": JSON.stringify({ timestamp, ...says(JSON.stringify(invalid)) }),
    });
    expect(attempts.map((attempt) => attempt.time)).toEqual([time]);
    expect(times.spans).toHaveLength(time === null ? 0 : 1);
  });

  it("may stand under other keys, and in the message", async () => {
    const ts = 1_772_360_430;
    const lines = [
      { ts, agent: "a", output: invalid },
      { ...says(""), message: { role: "assistant", created: ts, content: JSON.stringify(invalid) } },
    ];
    const { times } = await auditFiles({ "a.jsonl": lines.map((line) => JSON.stringify(line)).join("\n") });
    expect(times).toMatchObject({ span: "hour", spans: [{ start: "2026-03-01T10:00:00Z", attempts: 2 }] });
  });
});
