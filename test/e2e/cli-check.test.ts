import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand, runOnTerminal, runShell } from "../helpers/command.js";
import { installPacked, type Project, rangeOf } from "../helpers/packed.js";

const handover = { role: "composer-j-login", status: "complete", "next-action": "Merge it." };
const valid = JSON.stringify(handover);
const invalid = '{\n  "role": "composer",\n  "status": "complete",\n  "next-action": "",\n  "cycle": 0\n}\n';

const array = `[${valid}, {"role": "a", "status": "b", "next-action": "c", "cycle": "x"}, 3]`;

/** What `--json` tells of a packet. */
interface Told {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly valid: boolean;
  readonly problems: readonly { readonly line: number; readonly column: number; readonly code: string }[];
}

let project: Project;
let folder = "";
const check = (...parameters: string[]) => runCommand(project.folder, ["check", ...parameters], { folder });

beforeAll(async () => {
  project = await installPacked(await rangeOf("zod"));
  folder = join(project.folder, "packets");
  await mkdir(join(folder, "deep/er er"), { recursive: true });
  const files: Readonly<Record<string, string | Uint8Array>> = {
    "valid.json": valid,
    "invalid.json": invalid,
    "lines.jsonl": `${valid}\r\n\r\n${valid}\n{"role": 1}\n{"role"`,
    "array.json": array,
    "two.yaml": `role: a\nstatus: b\nnext-action: c\n---\n- role: a\n  status: b\n`,
    "broken.yaml": 'role: "a\nstatus: [',
    "duplicate.json": '{"role": "a", "role": "b", "status": "c", "next-action": "d"}',
    "concatenated.json": `${valid}\n${valid}\n`,
    "empty.json": "",
    "hostile.json": '{"role": "a", "status": "b", "conclusion": "\u001b[31m\u202e", "evidence": []}',
    "bom.json": `\ufeff${valid}`,
    "crlf.json": invalid.replaceAll("\n", "\r\n"),
    "minified.json": JSON.stringify({ ...handover, filler: "x".repeat(5000), cycle: 0 }),
    "little.json": Buffer.from(`\ufeff${valid}`, "utf16le"),
    "big.json": Buffer.from(valid, "utf16le").swap16(),
    "latin.json": Buffer.from('{"role": "h\u00e9"}', "latin1"),
    "deep/er er/one two.json": valid,
    "deep/[odd] {name}.json": valid,
    "deep/notes.txt": "nothing",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
});

afterAll(() => project?.remove());

describe("check", () => {
  it("is quick to say that a packet is valid", async () => {
    expect(await check("valid.json", "--contract", "handover")).toEqual({
      code: 0,
      stdout: "1 file, 1 packet: 1 valid\n",
      stderr: "",
    });
  });

  it("shows the lines at fault, and sums up", async () => {
    const { code, stdout, stderr } = await check("invalid.json", "--contract", "handover");
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toBe(
      [
        "✖ invalid.json:5:12 is no handover",
        "  /cycle: expected at least 1 [minimum]",
        '      4 |   "next-action": "",',
        '    > 5 |   "cycle": 0',
        "                     ^",
        "      6 | }",
        "  /next-action: expected at least 1 character [min_length]",
        '      3 |   "status": "complete",',
        '    > 4 |   "next-action": "",',
        "                           ^^",
        '      5 |   "cycle": 0',
        "",
        "1 file, 1 packet: 0 valid, 1 invalid\n",
      ].join("\n"),
    );
  });

  it("finds the same places where lines end in CRLF", async () => {
    const { stdout } = await check("crlf.json", "--contract", "handover");
    expect(stdout).toContain("crlf.json:5:12 ");
    expect(stdout).not.toContain("\\x0d");
  });

  it("checks lines, items and documents one by one", async () => {
    const { code, stdout } = await check("lines.jsonl", "array.json", "two.yaml", "--json", "--contract", "handover");
    expect(code).toBe(1);
    const { packets, summary } = JSON.parse(stdout);
    const told = packets.map(({ file, line, pointer, valid: isValid, problems }: Told) => [
      file,
      line,
      pointer,
      isValid,
      ...problems.map((each) => `${each.line}:${each.column} ${each.code}`),
    ]);
    expect(told).toEqual([
      ["lines.jsonl", 1, "", true],
      ["lines.jsonl", 3, "", true],
      ["lines.jsonl", 4, "", false, "4:10 type", "4:1 required", "4:1 required"],
      ["lines.jsonl", 5, "", false, "5:8 truncated"],
      ["array.json", 1, "/0", true],
      ["array.json", 1, "/1", true, `1:${array.indexOf('"x"') + 1} cycle_number`],
      ["array.json", 1, "/2", false, `1:${array.length - 1} type`],
      ["two.yaml", 1, "", true],
      ["two.yaml", 1, "/0", false, "5:3 required"],
    ]);
    expect(summary).toEqual({ files: 3, packets: 9, valid: 5, invalid: 4, warnings: 1, unreadable: 0 });
  });

  it.each([
    ["broken.yaml", "unparseable"],
    ["duplicate.json", "duplicate_key"],
    ["concatenated.json", "one value a line is .jsonl"],
    ["empty.json", "the text is empty"],
  ])("says why %s cannot be understood", async (file, reason) => {
    expect(await check(file)).toMatchObject({ code: 1, stdout: expect.stringContaining(reason) });
  });

  it("picks the contract that fits, and says why none does", async () => {
    const input = '{"role": "a", "status": "b", "conclusion": "c", "evidence": []}';
    const { stdout } = await runCommand(project.folder, ["check", "-", "valid.json"], { folder, input });
    expect(stdout).toContain("(stdin):1:1 is no handover");
    expect(stdout).toMatch(/nor a return-packet: \/evidence: expected at least 1 item/);
    expect(stdout).not.toContain("closure-receipt");
    expect(stdout).toContain("2 files, 2 packets: 1 valid, 1 invalid");
    const none = await runCommand(project.folder, ["check", "-"], { input: '{"a": 1}' });
    expect(none).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("(stdin):1:1 is no packet\n  (root): resembles none of "),
    });
  });

  it("takes several contracts, and only those", async () => {
    const both = await check("valid.json", "--contract", "return-packet", "--contract", "handover");
    expect(both.code).toBe(0);
    expect(await check("valid.json", "--contract", "return-packet")).toMatchObject({ code: 1 });
  });

  it("warns of the rules that JSON Schema cannot say, refuses, or does not look", async () => {
    const items = ["array.json", "--contract", "handover", "--json"];
    const summaryOf = async (...more: string[]) => JSON.parse((await check(...items, ...more)).stdout).summary;
    expect(await summaryOf()).toMatchObject({ valid: 2, warnings: 1 });
    expect(await summaryOf("--semantics", "error")).toMatchObject({ valid: 1, warnings: 0 });
    expect(await summaryOf("--semantics", "off")).toMatchObject({ valid: 2, warnings: 0 });
    expect((await check("array.json")).stdout).toContain("warning /cycle: expected a number from 1 up");
    expect((await check("array.json", "--quiet")).stdout).not.toContain("warning /cycle");
  });

  it("annotates lines for GitHub", async () => {
    const { code, stdout } = await check("invalid.json", "--contract", "handover", "--format", "github");
    expect(code).toBe(1);
    expect(stdout.split("\n")).toEqual([
      "::error file=invalid.json,line=5,col=12,title=handover%3A minimum::/cycle: expected at least 1",
      "::error file=invalid.json,line=4,col=18,title=handover%3A min_length::/next-action: expected at least 1 character",
      "",
    ]);
  });

  it("writes a SARIF log", async () => {
    const { stdout } = await check(
      "invalid.json",
      "missing.json",
      "deep",
      "--contract",
      "handover",
      "--format",
      "sarif",
    );
    const log = JSON.parse(stdout);
    expect(log.version).toBe("2.1.0");
    const [run] = log.runs;
    expect(run.tool.driver.rules).toEqual([{ id: "min_length" }, { id: "minimum" }]);
    expect(run.results[0]).toMatchObject({
      ruleId: "minimum",
      level: "error",
      locations: [
        { physicalLocation: { artifactLocation: { uri: "invalid.json" }, region: { startLine: 5, startColumn: 12 } } },
      ],
    });
    expect(run.invocations[0]).toMatchObject({ executionSuccessful: false });
  });

  it("reads the standard input, in whatever format it is", async () => {
    for (const [input, more] of [
      [valid, []],
      [`${valid}\n${valid}\n`, []],
      ["role: a\nstatus: b\nnext-action: c\n", ["--input", "yaml"]],
    ] as const) {
      const result = await runCommand(project.folder, ["check", "-", "--contract", "handover", ...more], { input });
      expect(result, input).toMatchObject({ code: 0, stderr: "" });
    }
    expect(await runCommand(project.folder, ["check", "-"], { input: "[" })).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("(stdin):1:"),
    });
  });
});

describe("the files that check is given", () => {
  it("may be folders and patterns, with blanks and brackets in their names", async () => {
    expect((await check("deep")).stdout).toContain("2 files, 2 packets: 2 valid");
    expect((await check("deep/**/*.json")).stdout).toContain("2 files");
    expect((await check("deep/er er/one*.json")).stdout).toContain("1 file,");
    expect((await check("deep/[odd] {name}.json")).stdout).toContain("1 file,");
    expect((await check("{valid,bom}.json")).stdout).toContain("2 files, 2 packets: 2 valid");
    expect((await check("val?d.json", "./[v]*.json")).stdout).toContain("2 valid");
  });

  it.each([
    [["missing.json"], "missing.json: is not there"],
    [["*.nothing"], "*.nothing: nothing matches"],
    [["deep/er er/../notes.txt/x"], "is not there"],
    [["little.json"], "little.json: is UTF-16 (little endian), not UTF-8"],
    [["big.json"], "big.json: is UTF-16 (big endian), not UTF-8"],
    [["latin.json"], "latin.json: is not UTF-8"],
  ])("that cannot be read are told, with exit code 2: %j", async (parameters, message) => {
    const { code, stderr } = await check(...parameters);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it("do not keep the others from being checked when one cannot be read", async () => {
    const { code, stdout } = await check("missing.json", "valid.json", "invalid.json");
    expect(code).toBe(2);
    expect(stdout).toContain("2 files, 2 packets: 1 valid, 1 invalid, 1 unreadable");
  });

  it("may be larger than memory only if they are lines", async () => {
    const line = `${JSON.stringify({ ...handover, filler: "x".repeat(1_000_000) })}\n`;
    await writeFile(join(folder, "huge.jsonl"), line.repeat(70));
    await writeFile(join(folder, "huge.json"), `[${line.repeat(70).trim().replaceAll("\n", ",")}]`);
    const options = { folder, environment: { NODE_OPTIONS: "--max-old-space-size=60" } };
    expect(await runCommand(project.folder, ["check", "huge.jsonl"], options)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("70 valid"),
    });
    expect(await check("huge.json")).toMatchObject({ code: 2, stderr: "huge.json: is larger than 64 MiB\n" });
  });

  it("are not waited for when they are folders without packets", async () => {
    await mkdir(join(folder, "bare"), { recursive: true });
    expect(await check("bare")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^bare: holds no files of packets by their names; name a file /),
    });
  });

  it("that must not be read are told", async () => {
    await writeFile(join(folder, "secret.json"), valid);
    await chmod(join(folder, "secret.json"), 0);
    // Whoever may read everything can read this too.
    const isRoot = process.getuid?.() === 0;
    expect((await check("secret.json")).code).toBe(isRoot ? 0 : 2);
    await chmod(join(folder, "secret.json"), 0o600);
  });
});

describe("what is shown", () => {
  it("has colours on a terminal, unless NO_COLOR is set, and none in a pipe", async () => {
    const parameters = ["check", "invalid.json", "--contract", "handover"];
    const shown = await runOnTerminal(project.folder, parameters, { folder });
    expect(shown.code).toBe(1);
    expect(shown.stdout).toContain("\u001b[31m✖\u001b[39m");
    const plain = await runOnTerminal(project.folder, parameters, { folder, environment: { NO_COLOR: "1" } });
    expect(plain.stdout).not.toContain("\u001b[");
    expect((await check("invalid.json")).stdout).not.toContain("\u001b[");
  });

  it("holds no control characters of the packets", async () => {
    const { stdout } = await runOnTerminal(project.folder, ["check", "hostile.json"], {
      folder,
      environment: { NO_COLOR: "1" },
    });
    expect(stdout).toContain("\\x1b[31m\\u202e");
    for (const character of ["\u001b", "\u202e"]) expect(stdout).not.toContain(character);
  });

  it("is cut around the place where lines are long", async () => {
    const { stdout } = await check("minified.json", "--contract", "handover");
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThan(140);
    expect(stdout).toContain('"cycle":0}');
  });

  it("that cannot be written is told in one line", async () => {
    const { code, stderr } = await runShell(project.folder, "typed-handoff check valid.json > /dev/full", { folder });
    expect({ code, stderr }).toEqual({ code: 2, stderr: "typed-handoff: the output cannot be written (ENOSPC)\n" });
  });

  it("may be read in part: the exit code is that of the packets so far, and nothing is complained of", async () => {
    const many = `${"x\n".repeat(2000)}`.replaceAll("x", '{"role":1}');
    await writeFile(join(folder, "many.jsonl"), many);
    const line = "set -o pipefail; typed-handoff check many.jsonl --contract handover | head -1";
    const { code, stdout, stderr } = await runShell(project.folder, line, { folder });
    expect(stdout).toBe("✖ many.jsonl:1:9 is no handover\n");
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  });
});

describe("wrong usage", () => {
  it.each([
    [["check"], "missing required argument 'files'"],
    [["check", "valid.json", "--contract", "handovr"], 'no contract is called "handovr"; nearest is handover'],
    [["check", "valid.json", "--format", "xml"], "Allowed choices are text, json, github, sarif"],
    [["check", "valid.json", "--contract", "./none.js"], "./none.js: is no file"],
    [["check", "valid.json", "--contract", "./a.ts"], "only compiled modules can be loaded"],
    [["chekc", "valid.json"], "(Did you mean check?)"],
    [["check", "--verbose"], "unknown option '--verbose'"],
  ])("is told with exit code 2: %j", async (parameters, message) => {
    const { code, stdout, stderr } = await runCommand(project.folder, parameters, { folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it("shows a stack trace only with --debug", async () => {
    const parameters = ["check", "valid.json", "--contract", "handovr"];
    expect((await runCommand(project.folder, [...parameters, "--debug"], { folder })).stderr).toMatch(/^\s+at /m);
  });
});
