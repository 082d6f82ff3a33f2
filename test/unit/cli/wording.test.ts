import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRoles } from "../../../src/cli/hook/roles.js";
import { runInProcess } from "../../helpers/run-in-process.js";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "typed-handoff-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of the folder, and returns its path. */
function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const handover = { role: "composer", status: "done", "next-action": "Merge it." };
const pipeline = {
  reason: "pipeline_execution",
  parentAgent: "a",
  transferCount: 1,
  pipelineName: "p",
  currentStep: 3,
};

describe("check", () => {
  it("sets the code of an issue off from its words", async () => {
    const { output } = await runInProcess("check", file("cycle.json", { ...handover, cycle: 0 }));
    expect(output).toContain("  /cycle: expected at least 1 [minimum]\n");
  });

  it("names the contract that a packet was meant for, not the one that asks least", async () => {
    const { output } = await runInProcess("check", file("pipeline.json", pipeline));
    expect(output).toContain("pipeline.json:1:1 is no pipeline-context\n  /totalSteps: is missing;");
  });

  it("writes articles as they are spoken", async () => {
    const path = file("context.json", { ...pipeline, totalSteps: 2 });
    expect((await runInProcess("check", path, "--contract", "any-handoff-context")).output).toContain(
      "is an any-handoff-context",
    );
    const { output } = await runInProcess(
      "check",
      file("none.json", { reason: "x" }),
      "--contract",
      "handoff-context",
      "--contract",
      "any-handoff-context",
    );
    expect(output).toContain("nor an any-handoff-context: ");
  });

  it.each([
    [[handover], "1 packet, 0 invalid, 0 unreadable files"],
    [[handover, { ...handover, cycle: 0 }], "2 packets, 1 invalid, 0 unreadable files"],
  ])("counts in the summary for GitHub", async (packets, summary) => {
    const { output } = await runInProcess("check", file("packets.json", packets), "--format", "github");
    expect(output.trim().split("\n").at(-1)).toBe(summary);
  });

  it("parts the contract from the problem for code scanners", async () => {
    const { output } = await runInProcess("check", file("cycle.json", { ...handover, cycle: 0 }), "--format", "sarif");
    expect(output).toContain('"text": "handover: /cycle: expected at least 1"');
  });
});

describe("read", () => {
  it("says each issue once, of the contract that was meant", async () => {
    const path = file("answer.txt", JSON.stringify({ conclusion: "", evidence: [], gaps: "none", artifact_paths: [] }));
    const { output } = await runInProcess("read", path, "--contract", "handover", "--contract", "return-packet");
    expect(output.split("\n")[0]).toBe("✖ invalid: return-packet is not valid (line 1, column 1)");
    expect(output.split("/conclusion: expected at least 1 character").length).toBe(2);
    expect(output).toContain("  /conclusion: expected at least 1 character [min_length]\n");
    expect(output).not.toContain("/role");
  });
});

describe("hook", () => {
  it("takes paths of modules in roles as relative to the file, however they begin", async () => {
    const own = ["./a/index.js#b", "a/index.js#b", "index.js"];
    const roles = await readRoles(file("paths.json", { own, ours: ["handover", "ReturnPacket", "/a/index.js"] }));
    expect(roles.get("own")).toEqual([
      join(folder, "a/index.js#b"),
      join(folder, "a/index.js#b"),
      join(folder, "index.js"),
    ]);
    expect(roles.get("ours")).toEqual(["handover", "ReturnPacket", "/a/index.js"]);
  });

  it.each([
    ["nope.json", undefined, "nope.json: is not there"],
    ["broken.json", "{", "broken.json: is not JSON"],
    ["list.json", [], "list.json: must be an object from prefixes to contracts"],
    ["latin.json", "\ufffe{}", "latin.json"],
  ])("says what is wrong with the roles of %s", async (name, content, message) => {
    const path = content === undefined ? join(folder, name) : file(name, content);
    await expect(readRoles(path)).rejects.toThrow(message);
    await expect(readRoles(path)).rejects.not.toThrow("ENOENT");
  });
});

describe("a contract that there is not", () => {
  const commands = [
    ["explain", "retrun-packet"],
    ["schema", "retrun-packet"],
    ["sample", "retrun-packet"],
    ["near-misses", "retrun-packet"],
    ["noise", "retrun-packet"],
    ["check", "nothing.json", "--contract", "retrun-packet"],
    ["read", "nothing.txt", "--contract", "retrun-packet"],
    ["contracts", "--contract", "retrun-packet"],
  ];

  it.each(commands)("is answered with the nearest ones by %s", async (...line) => {
    expect(await runInProcess(...line)).toEqual({
      code: 2,
      output: expect.stringMatching(/no contract is called "retrun-packet"; nearest is return-packet$/m),
    });
  });

  it.each(["nope", "", "x"])("is like none of them: %j", async (name) => {
    expect((await runInProcess("explain", name)).output).toContain(
      `no contract is called "${name}"; typed-handoff contracts lists those that there are`,
    );
  });

  it.each([
    ["pipline", "pipeline-context"],
    ["goal", "goal-agent-handoff"],
    ["delegation", "task-delegation-context"],
    ["handovr", "handover"],
    ["receipts", "closure-receipt"],
  ])("is %s, and nearest is %s", async (name, nearest) => {
    expect((await runInProcess("explain", name)).output).toContain(`nearest is ${nearest}\n`);
  });
});

describe("contracts", () => {
  it("come in the order of the README: what comes back, contexts from the simplest on, the others", async () => {
    const { output } = await runInProcess("contracts", "--json");
    const names = JSON.parse(output).map(({ name }: { readonly name: string }) => name);
    expect(names.slice(0, 6)).toEqual([
      "return-packet",
      "closure-receipt",
      "handoff-context",
      "pipeline-context",
      "task-delegation-context",
      "any-handoff-context",
    ]);
  });
});

describe("explain", () => {
  it("says conditions and items in sentences", async () => {
    const { output } = await runInProcess("explain", "return-packet");
    const text = output.replaceAll(/\s+/g, " ");
    expect(text).toContain(
      '- Where execution_mode is "independent_task": there are handoff_id, contract_id, dispatch_id, closure_receipts.',
    );
    expect(text).toContain(
      "- Where there is contract_id: there are handoff_id, contract_id, dispatch_id, closure_receipts.",
    );
    expect(text).toContain('- Holds exactly 1 item in which target is "employee_memory".');
  });
});

describe("generate", () => {
  it("says what it did", async () => {
    const [schemas, out] = [mkdtempSync(join(folder, "schemas-")), mkdtempSync(join(folder, "out-"))];
    const schema = { $schema: "https://json-schema.org/draft/2020-12/schema", type: "string" };
    const generate = () => runInProcess("generate", "--schemas", schemas, "--out", out);
    writeFileSync(join(schemas, "a.schema.json"), JSON.stringify(schema));
    writeFileSync(join(schemas, "b.schema.json"), JSON.stringify(schema));
    expect((await generate()).output).toMatch(/\/a\.ts: written\n[\s\S]*: 7 files, 7 written or removed\n$/);
    writeFileSync(join(schemas, "a.schema.json"), JSON.stringify({ ...schema, minLength: 1 }));
    expect((await generate()).output).toMatch(/\/a\.ts: written anew\n/);
    rmSync(join(schemas, "b.schema.json"));
    expect((await generate()).output).toMatch(/\/b\.ts: removed: there is no schema of that name\n/);
  });
});

describe("wrong usage", () => {
  it.each([
    [["check"], "typed-handoff: missing required argument 'files'\n(--help says more)\n"],
    [["check", "--formt"], "typed-handoff: unknown option '--formt'\n(Did you mean --format?)\n(--help says more)\n"],
    [["chekc"], "typed-handoff: unknown command 'chekc'\n(Did you mean check?)\n(--help says more)\n"],
    [["help", "chekc"], "typed-handoff: unknown command 'chekc'\n(Did you mean check?)\n(--help says more)\n"],
    [["noise"], "typed-handoff: name a contract; typed-handoff contracts lists them\n"],
    [["explain", "./none.js"], "typed-handoff: ./none.js: is no file\n"],
    [["explain", "./src"], "typed-handoff: ./src: is no file\n"],
  ])("is told in one manner, with what to do: %j", async (line, output) => {
    expect(await runInProcess(...line)).toEqual({ code: 2, output });
  });

  it("is no question for the help of the help", async () => {
    expect((await runInProcess("help", "help")).output).toMatch(/^Usage: typed-handoff /);
    expect((await runInProcess("help")).output).toMatch(/^Usage: typed-handoff /);
  });
});
