import { spawn } from "node:child_process";
import { appendFileSync, existsSync, readdirSync } from "node:fs";
import { chmod, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandIn, runCommand, runOnTerminal, runShell } from "../helpers/command.js";
import { installPacked, type Project, rangeOf } from "../helpers/packed.js";
import { syntheticRounds } from "../helpers/synthetic-transcript.js";

const packet = { role: "composer", status: "complete", "next-action": "Merge it." };
const valid = JSON.stringify(packet);
const invalid = JSON.stringify({ ...packet, "next-action": "" });
const spelled = JSON.stringify({ role: "composer", status: "complete", nextAction: "Merge it." });

let project: Project;
let folder = "";
const audit = (...parameters: string[]) => runCommand(project.folder, ["audit", ...parameters], { folder });
const reportOf = async (...parameters: string[]) => JSON.parse((await audit(...parameters, "--json", "-")).stdout);

beforeAll(async () => {
  project = await installPacked(await rangeOf("zod"));
  folder = join(project.folder, "logs");
  await mkdir(join(folder, "deep/er er"), { recursive: true });
  const says = (text: string) => JSON.stringify({ role: "assistant", content: text });
  const files: Readonly<Record<string, string | Uint8Array>> = {
    "session.jsonl": `${says(`Done.\n${valid}`)}\r\n${JSON.stringify({ agent: "probe", output: invalid })}\nno JSON\n{"role": "assi`,
    "bom.jsonl": `\ufeff${valid}\n`,
    "spelled.jsonl": says(spelled),
    "packet.json": valid,
    "packet.yaml": "role: a\nstatus: b\nnext-action: c\n",
    "answer.md": `Here it is:\n\n\`\`\`json\n${valid}\n\`\`\`\n`,
    "little.jsonl": Buffer.from(`\ufeff${valid}`, "utf16le"),
    "big.json": Buffer.from(valid, "utf16le").swap16(),
    "hostile.jsonl": JSON.stringify({ agent: "\u001b[31m\u202e", output: invalid }),
    "deep/er er/one two.jsonl": `${valid}\n`,
    "deep/[odd] {name}.jsonl": `${valid}\n`,
    "deep/notes.txt": valid,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
});

afterAll(() => project?.remove());

describe("audit", () => {
  it("sums up what it finds", async () => {
    const { code, stdout, stderr } = await audit("session.jsonl");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.split("\n")).toEqual([
      "1 file, 0.0 MB, 4 lines, 1 no JSON, 1 cut off",
      "",
      "2 attempts: 1 valid, 1 refused (1 invalid)",
      "",
      "contract  attempts  valid  repaired  refused",
      "handover         2      1         0        1",
      "",
      "agent        attempts  valid  repaired  refused",
      "(not known)         1      1         0        0",
      "probe               1      0         0        1",
      "",
      "commonest faults",
      "1 × /next-action: expected at least 1 character [min_length] handover invalid, such as session.jsonl:2",
      "",
    ]);
  });

  it("writes the report as JSON, to a file or to the standard output", async () => {
    const told = await reportOf("session.jsonl");
    expect(told).toMatchObject({
      input: { files: 1, lines: 4, notJson: 1, cutOff: 1, unreadable: [] },
      total: { attempts: 2, valid: 1, repaired: 0, refused: { invalid: 1 } },
      faults: [{ count: 1, class: "invalid", contract: "handover", code: "min_length", pointer: "/next-action" }],
      attempts: [{ file: "session.jsonl", line: 2, agent: "probe", outcome: "invalid", excerpt: invalid }],
      omitted: 0,
    });
    const { code, stdout } = await audit("session.jsonl", "--json", "report.json");
    expect({ code, isSummed: stdout.includes("2 attempts") }).toEqual({ code: 0, isSummed: true });
    expect(JSON.parse(await readFile(join(folder, "report.json"), "utf8"))).toEqual(told);
    expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
    await rm(join(folder, "report.json"));
  });

  it("writes the report as a page", async () => {
    const { code } = await audit("session.jsonl", "--html", "report.html", "--json", "report.json");
    expect(code).toBe(0);
    const page = await readFile(join(folder, "report.html"), "utf8");
    expect(page).toMatch(/^<!doctype html>/i);
    expect(page).toContain("probe");
    expect(existsSync(join(folder, "report.json"))).toBe(true);
    await rm(join(folder, "report.html"));
    await rm(join(folder, "report.json"));
  });

  it("looks for the contracts that it is told of only", async () => {
    expect((await reportOf("session.jsonl", "--contract", "return-packet")).total.attempts).toBe(0);
    const both = await reportOf("session.jsonl", "--contract", "return-packet", "--contract", "handover");
    expect(both.total.attempts).toBe(2);
  });

  it("bridges differences of form where it is asked to", async () => {
    expect((await reportOf("spelled.jsonl")).total).toMatchObject({ refused: { invalid: 1 } });
    expect((await reportOf("spelled.jsonl", "--coerce", "key")).total).toMatchObject({ repaired: 1, refused: {} });
    expect((await reportOf("spelled.jsonl", "--coerce", "all")).total).toMatchObject({ repaired: 1, refused: {} });
    expect((await reportOf("spelled.jsonl", "--coerce", "enum")).total).toMatchObject({ refused: { invalid: 1 } });
  });

  it("lists as many attempts as it is told", async () => {
    expect(await reportOf("session.jsonl", "--list", "0")).toMatchObject({ attempts: [], omitted: 1 });
  });

  it("reads the standard input, in whatever form it is", async () => {
    for (const input of [
      `${valid}\n{"a":1}\n`,
      JSON.stringify(packet, undefined, 2),
      `Done.\n\n${valid}\n`,
      `[${valid}]`,
    ]) {
      const { code, stdout } = await runCommand(project.folder, ["audit", "-", "--json", "-"], { folder, input });
      expect(code).toBe(0);
      expect(JSON.parse(stdout), input).toMatchObject({ input: { files: 1 }, total: { attempts: 1, valid: 1 } });
    }
    const line = "cat session.jsonl | typed-handoff audit - --json - | grep -c '\"(stdin)\"'";
    expect((await runShell(project.folder, line, { folder })).stdout).toBe("2\n");
  });

  it("reads what comes through a pipe with a name", async () => {
    const { code, stdout } = await runShell(project.folder, "typed-handoff audit <(cat session.jsonl)", { folder });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("2 attempts: 1 valid") });
  });
});

describe("the files that audit is given", () => {
  it("may be folders and patterns, with blanks and brackets in their names", async () => {
    expect((await reportOf("deep")).input.files).toBe(2);
    expect((await reportOf("deep/**/*")).input.files).toBe(3);
    expect((await reportOf("deep/er er/one*.jsonl")).total.valid).toBe(1);
    expect((await reportOf("deep/[odd] {name}.jsonl")).total.valid).toBe(1);
    expect((await reportOf("packet.json", "packet.yaml", "answer.md", "bom.jsonl", "packet.json")).total.valid).toBe(4);
  });

  it("that cannot be read are told, and do not keep the others from being read", async () => {
    const { code, stdout, stderr } = await audit("little.jsonl", "missing.jsonl", "session.jsonl", "big.json");
    expect(code).toBe(0);
    expect(stdout).toContain("1 file, 0.0 MB, 4 lines, 1 no JSON, 1 cut off, 3 unreadable");
    expect(stderr.split("\n").sort()).toEqual([
      "",
      "big.json: is UTF-16 (big endian), not UTF-8; save it as UTF-8",
      "little.jsonl: is UTF-16 (little endian), not UTF-8; save it as UTF-8",
      "missing.jsonl: is not there",
    ]);
    expect((await reportOf("missing.jsonl", "session.jsonl")).input.unreadable).toEqual([
      { file: "missing.jsonl", reason: "is not there" },
    ]);
  });

  it.each([[["missing.jsonl"]], [["little.jsonl"]], [["*.nothing"]], [["session.jsonl/x"]]])(
    "make exit code 2 where none can be read: %j",
    async (paths) => {
      const { code, stderr } = await audit(...paths);
      expect(code).toBe(2);
      expect(stderr).not.toMatch(/^\s+at /m);
    },
  );

  it("count once, whatever they are called", async () => {
    await mkdir(join(folder, "names"));
    await writeFile(join(folder, "names/a.jsonl"), valid);
    await symlink("a.jsonl", join(folder, "names/latest.jsonl"));
    const paths = ["names/a.jsonl", "./names/a.jsonl", join(folder, "names/a.jsonl"), "names", "names/latest.jsonl"];
    const { input, total } = await reportOf(...paths);
    expect({ files: input.files, valid: total.valid }).toEqual({ files: 1, valid: 1 });
    await rm(join(folder, "names"), { recursive: true });
  });

  it("do not include the report of an earlier audit that is written anew", async () => {
    await mkdir(join(folder, "kept"));
    await writeFile(join(folder, "kept/a.jsonl"), invalid);
    const run = async () => {
      expect((await audit("kept", "--json", "./kept/report.json")).code).toBe(0);
      return readFile(join(folder, "kept/report.json"), "utf8");
    };
    expect(await run()).toBe(await run());
    await rm(join(folder, "kept"), { recursive: true });
  });

  it("that must not be read are told", async () => {
    await writeFile(join(folder, "secret.jsonl"), valid);
    await chmod(join(folder, "secret.jsonl"), 0);
    // Whoever may read everything can read this too.
    const isRoot = process.getuid?.() === 0;
    expect((await audit("secret.jsonl")).code).toBe(isRoot ? 0 : 2);
    await chmod(join(folder, "secret.jsonl"), 0o600);
    await rm(join(folder, "secret.jsonl"));
  });

  it("may be many", async () => {
    await mkdir(join(folder, "many"));
    for (let index = 0; index < 3_000; index++)
      await writeFile(join(folder, `many/${index}.json`), index % 3 === 0 ? invalid : valid);
    const { input, total } = await reportOf("many", "--jobs", "2");
    expect({ files: input.files, ...total }).toMatchObject({ files: 3_000, attempts: 3_000, valid: 2_000 });
    await rm(join(folder, "many"), { recursive: true });
  });
});

describe("what audit shows", () => {
  it("has colours on a terminal, unless NO_COLOR is set, and none in a pipe", async () => {
    const shown = await runOnTerminal(project.folder, ["audit", "session.jsonl"], { folder });
    expect(shown).toMatchObject({ code: 0, stdout: expect.stringContaining("\u001b[32m1 valid\u001b[39m") });
    const plain = await runOnTerminal(project.folder, ["audit", "session.jsonl"], {
      folder,
      environment: { NO_COLOR: "1" },
    });
    expect(plain.stdout).not.toContain("\u001b[3");
    expect((await audit("session.jsonl")).stdout).not.toContain("\u001b[");
  });

  it("holds no control characters of what agents say", async () => {
    const { stdout } = await runOnTerminal(project.folder, ["audit", "hostile.jsonl"], {
      folder,
      environment: { NO_COLOR: "1" },
    });
    expect(stdout).toContain("\\x1b[31m\\u202e");
    for (const character of ["\u001b", "\u202e"]) expect(stdout).not.toContain(character);
  });

  it("may be read in part, and nothing is complained of", async () => {
    const line =
      "set -o pipefail; typed-handoff audit session.jsonl | head -1; typed-handoff audit session.jsonl --json - | head -1";
    const { code, stdout, stderr } = await runShell(project.folder, line, { folder });
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: "1 file, 0.0 MB, 4 lines, 1 no JSON, 1 cut off\n{\n",
      stderr: "",
    });
  });

  it("that cannot be written is told in one line", async () => {
    const { code, stderr } = await runShell(project.folder, "typed-handoff audit session.jsonl > /dev/full", {
      folder,
    });
    expect({ code, stderr }).toEqual({ code: 2, stderr: "typed-handoff: the output cannot be written (ENOSPC)\n" });
  });
});

describe("a large transcript", () => {
  const file = () => join(folder, "large.jsonl");
  let expected = { lines: 0, attempts: 0 };

  beforeAll(() => {
    const rounds = [];
    for (const round of syntheticRounds()) if (rounds.push(round) === 1_900) break;
    const block = `${rounds.flatMap(({ lines }) => lines).join("\n")}\n`;
    const times = Math.ceil(2 ** 30 / Buffer.byteLength(block));
    for (let time = 0; time < times; time++) appendFileSync(file(), block);
    const lines = rounds.reduce((sum, round) => sum + round.lines.length, 0);
    const attempts = rounds.reduce((sum, round) => sum + round.attempts.length, 0);
    expected = { lines: times * lines, attempts: times * attempts };
  });

  afterAll(() => rm(file(), { force: true }));

  it("of 1 GB is audited with a heap of 200 MB, and alike by any number of workers", async () => {
    const environment = { NODE_OPTIONS: "--max-old-space-size=200" };
    const run = async (jobs: string) =>
      runCommand(project.folder, ["audit", "large.jsonl", "--json", "-", "--jobs", jobs], { folder, environment });
    const [one, three] = [await run("1"), await run("3")];
    expect({ code: one.code, stderr: one.stderr }).toEqual({ code: 0, stderr: "" });
    expect(three).toEqual(one);
    // Without it there would be no workers, and nobody would notice.
    expect(existsSync(join(project.installed, "dist/cli/later/worker.js"))).toBe(true);
    expect(JSON.parse(one.stdout)).toMatchObject({
      input: { lines: expected.lines, notJson: 0, tooLong: 0 },
      total: { attempts: expected.attempts },
    });
  });

  it("shows on a terminal how far it is, and removes that at the end", async () => {
    const { code, stdout } = await runOnTerminal(project.folder, ["audit", "large.jsonl"], {
      folder,
      environment: { NO_COLOR: "1" },
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/█+░* +\d+ % {2}\d+ MB\/s {2}\d+ attempts/);
    const last = stdout.slice(stdout.lastIndexOf("\r\u001b[K") + 4);
    expect(last).toMatch(/^1 file, /);
  });

  it.each([
    ["SIGINT", 130],
    ["SIGTERM", "SIGTERM"],
    ["SIGKILL", "SIGKILL"],
  ] as const)(
    "that is interrupted by %s leaves nothing behind, and gives the same report when it is started again",
    async (signal, ends) => {
      const parameters = ["audit", "large.jsonl", "--json", "large.json"];
      const child = spawn(process.execPath, [commandIn(project.folder), ...parameters], {
        cwd: folder,
        stdio: "ignore",
      });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const ended = new Promise((resolve) => child.on("close", (code, name) => resolve(code ?? name)));
      child.kill(signal);
      expect(await ended).toBe(ends);
      expect(readdirSync(folder).filter((name) => /^large\.json(?:\..*)?$/.test(name))).toEqual([]);
      if (signal === "SIGTERM") return;
      expect((await audit(...parameters.slice(1))).code).toBe(0);
      const report = JSON.parse(await readFile(join(folder, "large.json"), "utf8"));
      expect(report.total.attempts).toBe(expected.attempts);
      await rm(join(folder, "large.json"));
    },
  );
});

describe("wrong usage of audit", () => {
  it.each([
    [["audit"], "missing required argument 'paths'"],
    [["audit", "session.jsonl", "--contract", "handovr"], 'no contract is called "handovr"'],
    [["audit", "session.jsonl", "--coerce", "magic"], '"magic" is no kind; use all, or some of number'],
    [["audit", "session.jsonl", "--jobs", "0"], "--jobs: must be a whole number from 1 to 256"],
    [["audit", "session.jsonl", "--list", "many"], "--list: must be a whole number from 0 to 100000"],
    [
      ["audit", "session.jsonl", "--json", "none/report.json"],
      "none/report.json: the folder none is not there; make it first",
    ],
    [["audit", "session.jsonl", "--html", "deep"], "deep: is a folder; name a file"],
    [["audit", "session.jsonl", "--html", "-"], "--html: name a file"],
    [["audit", "session.jsonl", "--html", "a", "--json", "a"], "--json and --html name the same file"],
    [["audit", "session.jsonl", "--html", "./a", "--json", "a"], "--json and --html name the same file"],
    [["audit", "session.jsonl", "--json", ""], "has an empty name; name a file"],
    [["audit", "session.jsonl", "--json", "./session.jsonl"], "would be overwritten; name another file"],
    [["audit", "--verbose"], "unknown option '--verbose'"],
  ])("is told with exit code 2, before the work begins: %j", async (parameters, message) => {
    const { code, stdout, stderr } = await runCommand(project.folder, parameters, { folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it("shows a stack trace only with --debug", async () => {
    expect((await audit("session.jsonl", "--jobs", "0", "--debug")).stderr).toMatch(/^\s+at /m);
  });

  it("is what waiting for a terminal would be", async () => {
    const { code, stdout } = await runOnTerminal(project.folder, ["audit", "-"], { folder });
    expect({ code, stdout }).toEqual({
      code: 2,
      stdout: expect.stringContaining("no text: name a file, or pipe one in"),
    });
  });
});
