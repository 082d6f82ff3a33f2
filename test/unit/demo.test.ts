import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs `npm run demo` and returns its verdicts: the word, and what it is about. */
function verdicts(): readonly string[] {
  const output = execFileSync(process.execPath, ["--import", "tsx", "examples/demo.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  return output.split("\n").filter((line) => /^(?:accepted|refused|read) /.test(line));
}

describe("npm run demo", () => {
  const lines = verdicts();

  it("refuses each example of the SWL schema as it stands, and accepts it without its comment", () => {
    for (const example of [1, 2, 3]) {
      expect(lines).toContain(`refused   example ${example}, as it stands (any-handoff-context)`);
      expect(lines).toContain(`accepted  example ${example}, without its comment (any-handoff-context)`);
    }
  });

  it("accepts a packet of every other contract, and refuses each with a mistake", () => {
    for (const contract of ["return-packet", "closure-receipt", "handover", "goal-agent-handoff"]) {
      const about = lines.filter((line) => line.endsWith(`(${contract})`)).map((line) => line.split(" ", 1)[0]);
      expect(about.slice(0, 2), contract).toEqual(["accepted", "refused"]);
    }
  });

  it("accepts what builders made, and reads a chatty answer but not one that is cut off", () => {
    expect(lines).toContain("accepted  the last step of a pipeline (pipeline-context)");
    expect(lines).toContain("accepted  a task of a plan (task-delegation-context)");
    expect(lines).toContain("accepted  a first cycle (handover)");
    expect(lines).toContain("read      a chatty answer (return-packet)");
    expect(lines).toContain("refused   the same, cut off (return-packet)");
  });
});
