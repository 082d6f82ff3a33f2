import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AuditReport } from "../../../../src/cli/audit/audit-report.js";
import { inOrder } from "../../../../src/cli/audit/in-order.js";
import { OpenUses } from "../../../../src/cli/audit/open-uses.js";
import { createProgress } from "../../../../src/cli/audit/progress.js";
import { summarize } from "../../../../src/cli/audit/summary.js";
import { assertWritable, writeAtomically } from "../../../../src/cli/audit/write-files.js";
import { styleFor } from "../../../../src/cli/terminal/style.js";
import { auditFiles } from "../../../helpers/audit.js";

const plain = styleFor({ isTTY: false });

describe("the summary", () => {
  it("says how many attempts ended how, by contract and agent, and the faults with their places", async () => {
    const valid = { role: "a", status: "b", "next-action": "c" };
    const lines = [
      { agent: "probe", output: valid },
      { agent: "probe", output: { ...valid, "next-action": "" } },
      valid,
      "x",
    ];
    const report = await auditFiles({ "a.jsonl": lines.map((line) => JSON.stringify(line)).join("\n") });
    expect(summarize(report, plain).split("\n")).toEqual([
      "1 file, 0.0 MB, 4 lines",
      "",
      "3 attempts: 2 valid, 1 refused (1 invalid)",
      "",
      "contract  attempts  valid  repaired  refused",
      "handover         3      2         0        1",
      "",
      "agent        attempts  valid  repaired  refused",
      "probe               2      1         0        1",
      "(not known)         1      1         0        0",
      "",
      "commonest faults",
      "1 × /next-action: expected at least 1 character [min_length] handover invalid, such as a.jsonl:2",
    ]);
  });

  it("says where there is nothing to sum up", async () => {
    const report = await auditFiles({ "a.jsonl": '{"a":1}\n{"b"' });
    expect(summarize(report, plain)).toBe("1 file, 0.0 MB, 2 lines, 1 cut off\n\nno attempts at packets");
  });

  it("shows nothing of what could change a terminal", async () => {
    const output = { role: "a", status: "b", "next-action": "" };
    const report: AuditReport = await auditFiles({
      "a.jsonl": JSON.stringify({ agent: "\u001b[31m\u202ered\n", output }),
    });
    const text = summarize(report, plain);
    expect(text).toContain("\\x1b[31m\\u202ered\\n");
    expect(text).not.toContain("\u001b");
  });
});

describe("the progress bar", () => {
  const create = (total: number, more: object = {}) => {
    const written: string[] = [];
    let time = 0;
    const stream = { isTTY: true, columns: 60, write: (text: string) => written.push(text), ...more };
    const progress = createProgress(stream, total, () => time);
    const wait = (milliseconds: number) => {
      time += milliseconds;
    };
    return { progress, written, wait };
  };

  it("shows the share, the speed and the attempts, at most ten times a second, and is removed at the end", () => {
    const { progress, written, wait } = create(100_000_000);
    for (let step = 0; step < 50; step++) {
      wait(10);
      progress.add(1_000_000, step);
    }
    expect(written).toHaveLength(5);
    expect(written.at(-1)).toBe(`\r\u001b[K${"█".repeat(12)}${"░".repeat(12)}  50 %  100 MB/s  49 attempts`);
    progress.end();
    expect(written.at(-1)).toBe("\r\u001b[K");
  });

  it("never is wider than the terminal, and never beyond its end", () => {
    const { progress, written, wait } = create(10, { columns: 20 });
    wait(200);
    progress.add(1_000_000, 1);
    expect(written[0]?.length).toBe(19 + 4);
  });

  it("shows no share where it is not known how much there is", () => {
    const { progress, written, wait } = create(0);
    wait(1000);
    progress.add(5_000_000, 3);
    expect(written).toEqual(["\r\u001b[K5 MB  5 MB/s  3 attempts"]);
  });

  it("shows nothing where there is no terminal", () => {
    const { progress, written, wait } = create(10, { isTTY: false });
    wait(1000);
    progress.add(5, 3);
    progress.end();
    expect(written).toEqual([]);
  });
});

describe("a file of a report", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "typed-handoff-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("replaces the one before, and leaves nothing beside it", () => {
    const file = join(folder, "report.json");
    writeFileSync(file, "before");
    writeAtomically(file, "after");
    expect(readFileSync(file, "utf8")).toBe("after");
    expect(readdirSync(folder)).toEqual(["report.json"]);
  });

  it("keeps its permissions, and a link to it", () => {
    const [file, link] = [join(folder, "report.json"), join(folder, "latest.json")];
    writeFileSync(file, "before", { mode: 0o600 });
    symlinkSync(file, link);
    writeAtomically(link, "after");
    expect(readFileSync(file, "utf8")).toBe("after");
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("does not take the place of what is no file", () => {
    const link = join(folder, "nothing");
    symlinkSync("/dev/null", link);
    writeAtomically(link, "text");
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(link).isCharacterDevice()).toBe(true);
    symlinkSync("/dev/full", join(folder, "full"));
    expect(() => writeAtomically(join(folder, "full"), "text")).toThrow("cannot be written (ENOSPC)");
  });

  it("leaves nothing behind where it cannot be written", () => {
    mkdirSync(join(folder, "a"));
    expect(() => writeAtomically(join(folder, "a"), "text")).toThrow(/cannot be written/);
    expect(readdirSync(folder)).toEqual(["a"]);
  });

  it("is refused before the work begins where its folder is missing", async () => {
    writeFileSync(join(folder, "file"), "");
    await expect(assertWritable(join(folder, "none", "a.json"))).rejects.toThrow("is not there; make it first");
    await expect(assertWritable("")).rejects.toThrow("has an empty name; name a file");
    await expect(assertWritable(folder)).rejects.toThrow("is a folder; name a file");
    await expect(assertWritable(join(folder, "file", "a.json"))).rejects.toThrow("is no folder");
    await assertWritable(join(folder, "a.json"));
  });
});

describe("work in order", () => {
  it("gives results in the order of the things, and begins no more than it may", async () => {
    let begun = 0;
    let given = 0;
    let most = 0;
    const work = async (thing: number) => {
      begun++;
      most = Math.max(most, begun - given);
      for (let pause = 0; pause < (thing * 7) % 5; pause++) await new Promise((resolve) => setImmediate(resolve));
      return thing;
    };
    const results: number[] = [];
    for await (const result of inOrder(Array(40).keys(), work, 4)) {
      results.push(result);
      given++;
    }
    expect(results).toEqual([...Array(40).keys()]);
    expect(most).toBe(4);
  });

  it("fails with what fails first in that order", async () => {
    const work = async (thing: number) => {
      if (thing === 1) await new Promise((resolve) => setImmediate(resolve));
      throw new Error(String(thing));
    };
    await expect(inOrder([1, 2, 3], work, 3).next()).rejects.toThrow("1");
  });
});

describe("open calls", () => {
  it("are forgotten after as many others, wherever the input was cut", () => {
    const uses = new OpenUses(3);
    uses.add("a", "composer");
    uses.add("b", false);
    expect([uses.agentOf("a"), uses.agentOf("b"), uses.agentOf("c")]).toEqual(["composer", false, undefined]);
    expect(uses.agentOf("a", uses.count + 1)).toBe("composer");
    expect(uses.agentOf("a", uses.count + 2)).toBeUndefined();
    for (const id of ["c", "d", "e"]) uses.add(id, null);
    expect([uses.agentOf("b"), uses.agentOf("c"), uses.list().length]).toEqual([undefined, null, 3]);
  });
});
