import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../helpers/command.js";
import { installPacked, type Project, rangeOf } from "../helpers/packed.js";

const handover = { role: "composer-j-login", status: "complete", "next-action": "Merge it." };
const good = JSON.stringify(handover);
const bad = JSON.stringify({ ...handover, "next-action": "" });
const fence = "```";
const prose = (packet: string) => `All done.\n${fence}json\n${packet}\n${fence}\n`;

let project: Project;
const hook = (event: unknown, ...parameters: string[]) =>
  runCommand(project.folder, ["hook", ...parameters], {
    input: typeof event === "string" || event instanceof Uint8Array ? event : JSON.stringify(event),
  });
const block = (event: unknown, ...more: string[]) => hook(event, "--contract", "handover", "--mode", "block", ...more);

beforeAll(async () => {
  project = await installPacked(await rangeOf("zod"));
});

afterAll(() => project?.remove());

/** The forms in which hosts give an answer, around the text of the answer. */
const forms: readonly (readonly [string, (text: string) => object])[] = [
  ["a text", (text) => ({ tool_response: text })],
  ["output of blocks", (text) => ({ tool_response: { output: [{ type: "text", text }] } })],
  ["a result", (text) => ({ tool_response: { result: text } })],
  [
    "content of blocks",
    (text) => ({ tool_response: { content: [{ type: "text", text }], totalTokens: 3, usage: {} } }),
  ],
  ["blocks alone", (text) => ({ tool_response: [{ type: "text", text }] })],
  [
    "several blocks",
    (text) => ({
      tool_response: [
        { type: "text", text: "Done." },
        { type: "image", data: "x" },
        { type: "text", text },
      ],
    }),
  ],
  ["nested content", (text) => ({ tool_response: { content: { content: [{ type: "text", text }] } } })],
  ["blocks as a text of JSON", (text) => ({ tool_response: JSON.stringify({ output: [{ type: "text", text }] }) })],
  ["a message", (text) => ({ tool_result: { message: { role: "assistant", content: [{ type: "text", text }] } } })],
  [
    "the last message of an agent that stops",
    (text) => ({ hook_event_name: "SubagentStop", last_assistant_message: text }),
  ],
  ["standard output", (text) => ({ tool_response: { stdout: text, stderr: "", interrupted: false } })],
  ["another key", (text) => ({ tool_output: text })],
];

describe("an answer", () => {
  it.each(forms)("as %s is found, valid or not", async (_, around) => {
    const event = { session_id: "s", cwd: "/", hook_event_name: "PostToolUse", tool_name: "Task" };
    expect(await block({ ...event, ...around(prose(good)) })).toEqual({ code: 0, stdout: "{}\n", stderr: "" });
    const { code, stdout, stderr } = await block({ ...event, ...around(prose(bad)) });
    expect(code).toBe(2);
    const decision = JSON.parse(stdout);
    expect(decision).toEqual({ decision: "block", reason: expect.stringContaining("/next-action") });
    expect(stderr).toBe(`${decision.reason}\n`);
  });

  it("that is a packet already, and one with a text in it, are judged as they are", async () => {
    expect(await block({ tool_response: handover })).toMatchObject({ code: 0, stdout: "{}\n" });
    expect(await block({ tool_response: { ...handover, result: "x", role: 3 } })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("/role"),
    });
  });

  it("that is nothing but the packet passes without more ado", async () => {
    expect(await block({ tool_response: good })).toEqual({ code: 0, stdout: "{}\n", stderr: "" });
  });

  it("without a packet is told what to give", async () => {
    expect(await block({ tool_response: "I have done it." })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("has no handover in it"),
    });
    expect(await block({ tool_response: "" })).toMatchObject({ code: 2 });
  });

  it("is found in the transcript, the agent's own first", async () => {
    const line = (role: string, content: unknown) => JSON.stringify({ type: role, message: { role, content } });
    const lines = [
      line("user", "Do it."),
      line("assistant", [{ type: "text", text: prose(bad) }]),
      line("assistant", [{ type: "text", text: prose(good) }]),
      line("assistant", [{ type: "tool_use", name: "Read", input: {} }]),
      "not JSON",
      '{"type":"assistant","mess',
    ];
    const [own, other] = [join(project.folder, "own.jsonl"), join(project.folder, "other.jsonl")];
    await writeFile(own, lines.join("\n"));
    await writeFile(other, line("assistant", prose(bad)));
    const event = { hook_event_name: "SubagentStop", transcript_path: other };
    expect(await block({ ...event, agent_transcript_path: own })).toMatchObject({ code: 0, stdout: "{}\n" });
    expect(await block(event)).toMatchObject({ code: 2 });
    expect(await block({ ...event, agent_transcript_path: "/nowhere.jsonl" })).toMatchObject({ code: 2 });
  });
});

describe("the decision", () => {
  it("is only advice unless blocking is asked for", async () => {
    const event = { hook_event_name: "PostToolUse", tool_response: bad };
    const { code, stdout } = await hook(event, "--contract", "handover");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      hookSpecificOutput: { hookEventName: "PostToolUse", additionalContext: expect.stringContaining("/next-action") },
    });
    const stop = await hook({ hook_event_name: "SubagentStop", last_assistant_message: bad }, "--contract", "handover");
    expect(JSON.parse(stop.stdout)).toEqual({ systemMessage: expect.stringContaining("/next-action") });
  });

  it("holds an agent back once only", async () => {
    const event = { hook_event_name: "SubagentStop", last_assistant_message: bad, stop_hook_active: true };
    expect(await block(event)).toMatchObject({ code: 0, stdout: expect.stringContaining("/next-action") });
  });

  it("tells of rules that JSON Schema cannot say", async () => {
    const event = { hook_event_name: "PostToolUse", tool_response: { ...handover, cycle: 1 } };
    expect(await block(event)).toMatchObject({ code: 0, stdout: expect.stringContaining("is valid, but") });
  });
});

describe("roles", () => {
  const event = (description: string, packet: string) => ({
    hook_event_name: "PostToolUse",
    tool_input: { description },
    tool_response: packet,
  });

  it("give each agent its contract, by the longest prefix", async () => {
    await project.write("own.js", ownContract);
    await project.write(
      "roles.json",
      JSON.stringify({ composer: "return-packet", "composer-": ["handover"], "mine-": "./own.js#own" }),
    );
    const roles = (each: object) => hook(each, "--roles", "roles.json", "--mode", "block");
    expect(await roles(event("composer-j-login", good))).toMatchObject({ code: 0, stdout: "{}\n" });
    expect(await roles(event("composer j-login", good))).toMatchObject({ code: 2 });
    expect(await roles(event("somebody else", bad))).toEqual({ code: 0, stdout: "{}\n", stderr: "" });
    expect(await roles(event("mine-1", '{"mine": true}'))).toMatchObject({ code: 0, stdout: "{}\n" });
    expect(await roles(event("mine-1", '{"mine": false}'))).toMatchObject({ code: 2 });
    const stop = { hook_event_name: "SubagentStop", agent_type: "composer-x", last_assistant_message: bad };
    expect(await roles(stop)).toMatchObject({ code: 2 });
  });
});

/** A contract of a user, as a compiled module would export it. */
const ownContract = `
  import { defineContract, isObject } from "typed-handoff/runtime";
  const check = (value, issues) => {
    if (!isObject(value)) return false;
    const start = issues?.count ?? 0;
    if (value.mine !== true && !issues?.note("const", "true", "mine")) return false;
    return issues?.settled(start) ?? true;
  };
  const jsonSchema = () => ({ type: "object", required: ["mine"], properties: { mine: { const: true } } });
  export const ownContract = defineContract({ name: "own", typeName: "Own", is: (value) => check(value), check, jsonSchema });
`;

describe("a failure of the hook itself", () => {
  const deep = `{"tool_response": ${'{"content":'.repeat(50_000)}1${"}".repeat(50_000)}}`;
  const events: readonly (readonly [string, string | Uint8Array])[] = [
    ["nothing", ""],
    ["null", "null"],
    ["an array", "[]"],
    ["no JSON", "{"],
    ["an empty object", "{}"],
    ["no answer", '{"tool_response": null}'],
    ["more than it takes", Buffer.alloc(17 * 1024 * 1024, " ")],
    ["UTF-16", Buffer.from('{"tool_response": "x"}', "utf16le")],
    ["a transcript that is a folder", '{"transcript_path": "/"}'],
    ["a transcript that is not there", '{"transcript_path": "/none"}'],
    ["inherited keys", '{"__proto__": {"tool_response": "x"}, "constructor": {"prototype": {}}}'],
  ];

  it.each(events)("is told, and lets the work go on: %s", async (_, event) => {
    const { code, stdout, stderr } = await block(event);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ systemMessage: expect.stringContaining("the packet was not checked") });
    expect(stderr).toMatch(/^typed-handoff hook: .*\n$/);
    expect(await block(event, "--strict")).toMatchObject({ code: 2, stdout: expect.stringContaining('"block"') });
  });

  it("is none where an answer is nested without end, or shows what could change a terminal", async () => {
    expect((await block(deep)).code).toBe(2);
    const { stderr } = await block({ tool_response: JSON.stringify({ ...handover, status: 1, role: "\u001b[2J" }) });
    expect(stderr).not.toContain("\u001b");
  });

  it.each([[["--roles", "none.json"]], [["--contract", "nothing"]]])(
    "in what it is given is told, and lets the work go on: %j",
    async (parameters) => {
      const event = { tool_input: { description: "x" }, tool_response: good };
      expect(await hook(event, ...parameters)).toMatchObject({
        code: 0,
        stderr: expect.stringContaining("typed-handoff hook: "),
      });
      expect(await hook(event, ...parameters, "--strict")).toMatchObject({ code: 2 });
    },
  );

  it.each([
    [[]],
    [["--contract", "handover", "--roles", "x"]],
    [["--contract", "handover", "--mode", "x"]],
    [["--nonsense"]],
  ])("in how it is called is no block either: %j", async (parameters) => {
    expect(await hook({ tool_response: bad }, ...parameters)).toMatchObject({ code: 1, stdout: "" });
    expect(await hook({ tool_response: bad }, ...parameters, "--strict")).toMatchObject({ code: 2, stdout: "" });
  });
});
