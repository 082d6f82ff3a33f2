import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CommandOptions, runCommand, runOnTerminal, runShell } from "../helpers/command.js";
import { installPacked, type Project, rangeOf } from "../helpers/packed.js";

const fence = "```";
const handover = { role: "composer-j-login", status: "complete", "next-action": "Merge it." };
const answer = `Done!\n${fence}json\n{"role": "composer-j-login", 'status': "complete", "next-action": "Merge it.",}\n${fence}\n`;
const commandNames = "check read hook contracts explain schema sample near-misses noise generate".split(" ");
const contractNames = [
  "return-packet",
  "closure-receipt",
  "handoff-context",
  "pipeline-context",
  "task-delegation-context",
  "any-handoff-context",
  "handover",
  "goal-agent-handoff",
];

let project: Project;
const command = (...parameters: string[]) => runCommand(project.folder, parameters);
const withInput = (input: CommandOptions["input"] & {}, ...parameters: string[]) =>
  runCommand(project.folder, parameters, { input });
const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

beforeAll(async () => {
  project = await installPacked(await rangeOf("zod"));
});

afterAll(() => project?.remove());

describe("typed-handoff", () => {
  it("runs through npx, and says its version", async () => {
    const { stdout, code } = await runShell(project.folder, "npx --no typed-handoff --version");
    expect({ stdout, code }).toEqual({ stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), code: 0 });
  });

  it("lists its commands", async () => {
    const { stdout, code } = await command("--help");
    expect(code).toBe(0);
    for (const name of commandNames) expect(stdout).toMatch(new RegExp(`^  ${name} +\\S`, "m"));
    expect((await command()).code).toBe(2);
    expect((await command("help")).stdout).toBe(stdout);
  });

  it.each(commandNames)("explains %s: options, examples, exit codes", async (name) => {
    const { stdout, code, stderr } = await command(name, "--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(new RegExp(`^Usage: typed-handoff ${name} `));
    for (const part of ["\nOptions:\n", "\nExamples:\n  $ typed-handoff ", "\nExit codes:\n  0  ", "--debug"])
      expect(stdout).toContain(part);
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(120);
    expect((await command("help", name)).stdout).toBe(stdout);
    // What is asked for comes before what is unknown.
    expect((await command(name, "--nonsense")).stderr).toMatch(/^typed-handoff: (?:unknown|required) option '--/);
  });
});

describe("read", () => {
  it("prints the packet, and tells what was repaired on the standard error", async () => {
    await project.write("answer.txt", answer);
    const { code, stdout, stderr } = await command("read", "answer.txt", "--contract", "handover");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(handover);
    expect(stderr).toMatch(/^✔ handover in json, line 3, column 1\n {2}repaired single_quotes at 3:/);
    expect(stderr).toContain("repaired trailing_comma");
    const compact = await withInput(answer, "read", "--contract", "handover", "--compact");
    expect(compact.stdout).toBe(`${JSON.stringify(handover)}\n`);
  });

  it("finds out of which contracts the packet is", async () => {
    const auto = await withInput(answer, "read", "-", "--contract", "auto", "--json");
    expect(JSON.parse(auto.stdout)).toMatchObject({ success: true, contract: "handover", format: "json" });
    const two = await withInput(answer, "read", "--contract", "return-packet", "--contract", "handover");
    expect(two.code).toBe(0);
  });

  it("refuses with the reason, and with what to tell the model", async () => {
    const refused = await withInput("No packet.", "read", "--contract", "handover");
    expect(refused).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(/^✖ none_found: /) });
    const { stdout, code } = await withInput("No packet.", "read", "--contract", "handover", "--feedback");
    expect(code).toBe(1);
    expect(stdout).toContain("Your answer has no handover in it.");
    const json = await withInput('{"role": 1}', "read", "--contract", "handover", "--json");
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      success: false,
      error: { code: "invalid", issues: expect.any(Array) },
      feedback: expect.any(String),
    });
    expect(json.stdout).not.toContain("stack");
  });

  it("coerces what it is told to, and nothing else", async () => {
    const spelled = JSON.stringify({ role: "a", status: "b", nextAction: "c", cycle: 2 });
    expect((await withInput(spelled, "read", "--contract", "handover")).code).toBe(1);
    expect((await withInput(spelled, "read", "--contract", "handover", "--coerce", "number,enum")).code).toBe(1);
    const key = await withInput(spelled, "read", "--contract", "handover", "--coerce", "number, key");
    expect(key).toMatchObject({ code: 0, stderr: expect.stringContaining("coerced key at /next-action") });
    expect((await withInput(spelled, "read", "--contract", "handover", "--coerce", "all")).code).toBe(0);
    expect(await withInput(spelled, "read", "--contract", "handover", "--coerce", "letters")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"letters" is no kind'),
    });
  });

  it("repairs nothing, and takes findings for errors, where that is asked for", async () => {
    expect((await withInput(answer, "read", "--contract", "handover", "--no-repair")).code).toBe(1);
    const cycle = JSON.stringify({ ...handover, cycle: "soon" });
    const warned = await withInput(cycle, "read", "--contract", "handover");
    expect(warned).toMatchObject({ code: 0, stderr: expect.stringContaining("warning /cycle") });
    expect((await withInput(cycle, "read", "--contract", "handover", "--semantics", "error")).code).toBe(1);
    expect((await withInput(cycle, "read", "--contract", "handover", "--semantics", "off")).stderr).not.toContain(
      "warning",
    );
  });

  it.each([
    [["read"], "required option '--contract <name>' not specified"],
    [["read", "none.txt", "--contract", "handover"], "none.txt: is not there"],
    [["read", ".", "--contract", "handover"], ".: is a folder"],
    [["read", "--contract", "x"], 'no contract is called "x"'],
  ])("is used wrongly: %j", async (parameters, message) => {
    expect(await command(...parameters)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(message),
    });
  });

  it("does not wait for somebody to type", async () => {
    const { code, stdout } = await runOnTerminal(project.folder, ["read", "--contract", "handover"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: expect.stringContaining("no text: name a file") });
  });

  it("refuses what is too large, or no UTF-8, without a stack trace", async () => {
    const large = await withInput(" ".repeat(2 * 1024 * 1024), "read", "--contract", "handover");
    expect(large).toMatchObject({ code: 1, stderr: expect.stringContaining("too_large") });
    const wide = await withInput(Buffer.from("\ufeff{}", "utf16le"), "read", "--contract", "handover");
    expect(wide).toMatchObject({ code: 2, stderr: expect.stringContaining("(stdin): is UTF-16") });
    expect((await withInput("[".repeat(100_000), "read", "--contract", "handover")).code).toBe(1);
  });
});

describe("contracts", () => {
  it("are listed, for people and as JSON", async () => {
    const { stdout } = await command("contracts");
    const [head, ...rows] = stdout.trimEnd().split("\n");
    expect(head).toMatch(/^name +type +origin +schema +summary$/);
    expect(rows.map((row) => row.split(" ")[0])).toEqual(contractNames);
    const json = JSON.parse((await command("contracts", "--json")).stdout);
    expect(json.find(({ name }: { name: string }) => name === "handover")).toMatchObject({
      type: "Handover",
      required: ["role", "status", "next-action"],
      schema: "handover.schema.json",
    });
    expect((await runOnTerminal(project.folder, ["contracts"])).stdout).toContain("\u001b[1mname");
  });

  it.each(contractNames)("have a schema, words and samples: %s", async (name) => {
    const schema = JSON.parse((await command("schema", name)).stdout);
    expect(schema).toHaveProperty("$schema");
    const { stdout } = await command("explain", name);
    expect(stdout).toMatch(new RegExp(`^${name} \\([A-Z]\\w+\\): `));
    expect(stdout).toContain("\nFields\n");
    const checked = await runShell(
      project.folder,
      `typed-handoff sample ${name} --count 5 --seed 3 | typed-handoff check - --contract ${name}`,
    );
    expect(checked).toMatchObject({ code: 0, stdout: "1 file, 5 packets: 5 valid\n" });
  });

  it("are explained as JSON too, with the rules that JSON Schema cannot say", async () => {
    const told = JSON.parse((await command("explain", "handover", "--json")).stdout);
    expect(told.semantics.map(({ code }: { code: string }) => code)).toContain("wave_of_one");
    expect(told.fields[0]).toMatchObject({
      name: "role",
      isRequired: true,
      expected: "a string of at least 1 character",
    });
    const { stdout } = await command("explain", "return-packet");
    expect(stdout).toContain(
      "Where there is contract_id: there are handoff_id, contract_id, dispatch_id, closure_receipts.",
    );
    expect(stdout).toContain('Holds exactly 1 item in which target is "team_journal".');
  });

  it("may be called by the names of their types", async () => {
    expect((await command("schema", "ReturnPacket", "--compact")).stdout.split("\n")).toHaveLength(2);
  });

  it("have schemas of another draft only where nothing is lost", async () => {
    const older = JSON.parse((await command("schema", "handover", "--draft", "draft-07")).stdout);
    expect(older.$schema).toContain("draft-07");
    expect(await command("schema", "return-packet", "--draft", "draft-07")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('uses minContains, which "draft-07" lacks'),
    });
  });

  it.each([
    [["schema"], "missing required argument 'contract'"],
    [["schema", "handovers"], "nearest is handover"],
    [["explain", "auto"], "names no single contract"],
    [["sample", "handover", "--count", "0"], "--count"],
    [["sample", "handover", "--seed", "x"], "--seed"],
    [["sample", "handover", "--size", "huge"], "Allowed choices are small, medium, large"],
    [["near-misses", "handover", "--packet", "none.json"], "none.json: is not there"],
    [["noise"], "name a contract"],
    [["noise", "handover", "--kind", "loud"], '"loud" is no kind'],
    [["contracts", "--contract", "./none.js"], "./none.js: is no file"],
  ])("are asked for wrongly: %j", async (parameters, message) => {
    const { code, stdout, stderr } = await command(...parameters);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe("fixtures", () => {
  it("are the same for a seed, and of the size that is asked for", async () => {
    const one = (...more: string[]) => command("sample", "return-packet", ...more).then(({ stdout }) => stdout);
    expect(await one("--seed", "5")).toBe(await one("--seed", "5"));
    expect(await one("--seed", "5")).not.toBe(await one("--seed", "6"));
    expect((await one("--size", "small", "--compact")).length).toBeLessThan(
      (await one("--size", "large", "--compact")).length,
    );
  });

  it("that are wrong in one place are refused in that place", async () => {
    const misses = linesOf((await command("near-misses", "handover")).stdout) as { value: unknown; code: string }[];
    expect(misses.length).toBeGreaterThan(10);
    await writeFile(join(project.folder, "misses.jsonl"), misses.map(({ value }) => JSON.stringify(value)).join("\n"));
    const checked = await command("check", "misses.jsonl", "--contract", "handover", "--json");
    // A list of packets is no packet, but its items are looked at.
    const told = JSON.parse(checked.stdout).packets.filter(({ pointer }: { pointer: string }) => pointer === "");
    expect(told.every(({ valid }: { valid: boolean }) => !valid)).toBe(true);
    expect(told.length).toBeGreaterThan(10);
    expect(
      linesOf((await command("near-misses", "handover", "--limit", "3", "--seed", "2", "--values")).stdout),
    ).toHaveLength(3);
  });

  it("may be made from a packet of somebody's own", async () => {
    const packet = JSON.stringify(handover);
    const misses = linesOf((await withInput(packet, "near-misses", "handover", "--packet", "-")).stdout);
    expect(misses).toContainEqual(expect.objectContaining({ pointer: "/role", code: "required" }));
    const noisy = await withInput(packet, "noise", "handover", "--packet", "-", "--kind", "trailing_commas", "--bare");
    expect(noisy.stdout).toContain('"composer-j-login"');
    expect(await withInput('{"role": 1}', "noise", "handover", "--packet", "-")).toMatchObject({ code: 2 });
  });

  it("as noisy as models write are read as they say", async () => {
    const answers = linesOf((await command("noise", "handover", "--count", "12", "--seed", "4")).stdout);
    for (const { text, outcome } of answers as { text: string; outcome: string }[]) {
      const { code, stdout } = await withInput(text, "read", "--contract", "handover", "--json");
      const result = JSON.parse(stdout);
      expect(result.success ? "recoverable" : result.error.code, text).toBe(outcome);
      expect(code).toBe(outcome === "recoverable" ? 0 : 1);
    }
    const kinds = (await command("noise", "--list")).stdout.trimEnd().split("\n");
    expect(kinds).toContain("truncated");
    expect(JSON.parse((await command("noise", "--list", "--json")).stdout)).toEqual(kinds);
    const one = await command("noise", "handover", "--kind", "truncated", "--kind", "too_deep");
    expect(one.stderr).toMatch(/^(?:truncated|too_deep): reading it gives /);
    expect(JSON.parse((await command("noise", "handover", "--kind", "clean", "--json")).stdout)).toMatchObject({
      kind: "clean",
    });
  });

  it("stop when nobody reads on, and can be interrupted", async () => {
    const line = "set -o pipefail; typed-handoff sample handover --count 1000000 | head -2";
    const { code, stdout, stderr } = await runShell(project.folder, line);
    expect({ code, lines: stdout.trimEnd().split("\n").length, stderr }).toEqual({ code: 0, lines: 2, stderr: "" });
    const interrupted = await runShell(
      project.folder,
      "typed-handoff sample handover --count 1000000 > /dev/null & sleep 1; kill -TERM $!; wait $!; echo $?",
    );
    expect(interrupted.stdout.trim()).toBe("143");
  });
});

describe("what a command needs", () => {
  it("is loaded only then: no Zod, no YAML and no generator to check JSON", async () => {
    await project.write("packet.json", JSON.stringify(handover));
    await project.write("packet.yaml", "role: a\nstatus: b\nnext-action: c\n");
    await project.write(
      "spy.mjs",
      `
        import { register } from "node:module";
        const hook = 'export async function load(url, context, next) { process._rawDebug(url); return next(url, context); }';
        register("data:text/javascript," + encodeURIComponent(hook));
      `,
    );
    const loaded = async (...parameters: string[]) => {
      const options = {
        environment: { NODE_OPTIONS: "--import ./spy.mjs" },
        input: JSON.stringify({ tool_response: handover }),
      };
      const { stderr } = await runCommand(project.folder, parameters, options);
      return stderr.split("\n").filter((line) => line.startsWith("file:"));
    };
    const checked = await loaded("check", "packet.json");
    expect(checked).toHaveLength(1);
    expect(await loaded("hook", "--contract", "handover", "--mode", "block")).toHaveLength(1);
    expect((await loaded("check", "packet.yaml")).some((url) => url.includes("/yaml/"))).toBe(true);
  });

  it("is named where it is not installed", async () => {
    await project.write("schemas.txt", "");
    const schema = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: { a: { type: "string" } },
    };
    const line = `mkdir -p schemas && echo '${JSON.stringify(schema)}' > schemas/a.schema.json && typed-handoff generate`;
    expect(await runShell(project.folder, line)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/needs the package json-schema-to-\w+ here; install it with: npm install/),
    });
  });
});
