import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { loadContracts } from "../../../src/cli/contracts/load-contracts.js";
import { readRoles } from "../../../src/cli/hook/roles.js";
import { unknownOptions } from "../../helpers/command-line.js";

const path = (name: string) => fileURLToPath(new URL(`../../../examples/hooks/${name}`, import.meta.url));

/** Returns all texts in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe("the examples of the command line", () => {
  it("give roles contracts that there are", async () => {
    const roles = await readRoles(path("roles.json"));
    for (const names of roles.values()) expect(await loadContracts(names)).toHaveLength(names.length);
  });

  it("are called after the tool that starts a subagent, by its old name and by its new one, and after no other", async () => {
    const { hooks } = JSON.parse(await readFile(path("settings.json"), "utf8"));
    const tool = new RegExp(`^(?:${hooks.PostToolUse[0].matcher})$`);
    expect(["Task", "Agent", "Bash", "TaskCreate"].filter((name) => tool.test(name))).toEqual(["Task", "Agent"]);
  });

  it.each(["settings.json", "check-packets.yml"])("of %s call commands with options that there are", async (file) => {
    const text = await readFile(path(file), "utf8");
    const lines = textsIn(parse(text)).filter((each) => each.includes("typed-handoff "));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(await unknownOptions(line), line).toEqual([]);
  });
});
