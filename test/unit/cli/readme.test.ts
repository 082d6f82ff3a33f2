import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commands } from "../../../src/cli/command-table.js";
import { createProgram } from "../../../src/cli/program.js";
import { unknownOptions } from "../../helpers/command-line.js";
import { readme } from "../../helpers/readme-blocks.js";
import { runInProcess } from "../../helpers/run-in-process.js";

/** The help texts in the README, by the command line that prints them. */
const copies = new Map(
  [...readme.matchAll(/^```text\n\$ (typed-handoff(?: [\w-]+)? --help)\n([\s\S]*?)^```$/gm)].map(
    ([, line = "", text = ""]) => [line, text],
  ),
);

/** Returns what a command prints when it is asked for help; the program itself without a name. */
async function helpOf(name: string | undefined): Promise<string> {
  const program = await createProgram(name === undefined ? ["--help"] : [name, "--help"]);
  const command = name === undefined ? program : program.commands.find((each) => each.name() === name);
  let text = "";
  command
    ?.configureOutput({
      writeOut: (part) => {
        text += part;
      },
    })
    .outputHelp();
  return text;
}

describe("the reference in the README", () => {
  it.each([undefined, ...commands.map(({ name }) => name)])("says what the command says itself: %s", async (name) => {
    const line = ["typed-handoff", ...(name === undefined ? [] : [name]), "--help"].join(" ");
    expect(copies.get(line), `paste into README.md what \`${line}\` prints`).toBe(await helpOf(name));
  });
});

describe("the output in the README", () => {
  it("of check is what check prints", async () => {
    const example = /^```text\n\$ npx typed-handoff check (\S+) (.*)\n([\s\S]*?)^```$/m;
    const [, packets = "", options = "", shown] = example.exec(readme) ?? [];
    const folder = mkdtempSync(join(tmpdir(), "typed-handoff-"));
    try {
      mkdirSync(join(folder, packets));
      writeFileSync(join(folder, packets, "login.json"), packet);
      const { output } = await runInProcess("check", join(folder, packets), ...options.split(" "));
      expect(output.replaceAll(`${folder}/`, "")).toBe(shown);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** The packet of which the README shows some lines. */
const packet = `{
  "role": "section-agent-login",
  "status": "section-complete",
  "next-action": "Merge it.",
  "cycle": 0
}
`;

describe("the command lines in the README", () => {
  const lines = [...readme.matchAll(/^(?:\$ )?npx (typed-handoff [^#\n]*)/gm)].map(([, line = ""]) => line.trim());

  it.each(lines)("%s has options that there are", async (line) => {
    expect(await unknownOptions(line)).toEqual([]);
  });
});
