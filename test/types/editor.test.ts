import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript-5.9";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const file = `${root}test/types/in-the-editor.ts`;

/** Where the cursor stands in a text, which the editor never sees. */
const cursor = "‸";

/** Asks the language service about a text, as an editor does while it is being written. */
function createEditor(): { open(text: string): { readonly service: ts.LanguageService; readonly position: number } } {
  let source = "";
  let version = 0;
  const read = (path: string) => (path === file ? source : ts.sys.readFile(path));
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? `${version}` : "1"),
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: read,
  });
  return {
    open(text) {
      source = `import * as handoff from "../../src/index.js";\n${text.replace(cursor, "")}`;
      version++;
      return { service, position: source.length - text.length + text.indexOf(cursor) + cursor.length };
    },
  };
}

const editor = createEditor();

function completionsAt(text: string): readonly string[] {
  const { service, position } = editor.open(text);
  const found = service.getCompletionsAtPosition(file, position, undefined);
  const entries = (found?.entries ?? []).filter(({ kind }) => kind !== "keyword" && kind !== "warning");
  return entries.map(({ name }) => name).sort();
}

function hoverAt(text: string): string {
  const { service, position } = editor.open(text);
  const info = service.getQuickInfoAtPosition(file, position);
  return `${ts.displayPartsToString(info?.displayParts)}\n${ts.displayPartsToString(info?.documentation)}`;
}

describe("completion", () => {
  it("offers the options that are still missing, and nothing else", () => {
    const offered = completionsAt('handoff.returnPacket({ conclusion: "Done", ‸ });');
    expect(offered).toEqual([
      "artifactPaths",
      "closureReceipts",
      "contractId",
      "dispatchId",
      "evidence",
      "executionMode",
      "gaps",
      "handoffId",
    ]);
  });

  it("offers the values of an option", () => {
    expect(completionsAt('handoff.returnPacket({ executionMode: "‸" });')).toEqual([
      "bounded_subagent",
      "independent_task",
    ]);
    expect(completionsAt('handoff.handoffContext({ reason: "‸" });')).toEqual([
      "direct_handoff",
      "escalation",
      "review_request",
    ]);
    expect(completionsAt('handoff.handover.firstCycle({ dispatchMode: "‸" });')).toEqual([
      "per-journey",
      "per-section",
    ]);
  });

  it("offers what stands deeper", () => {
    expect(completionsAt("handoff.returnPacket({ closureReceipts: { ‸ } });")).toEqual(
      expect.arrayContaining(["central_board", "employee_memory", "employee_worklog", "team_journal"]),
    );
    expect(completionsAt("handoff.goalHandoff({ evidence: { ‸ } });")).toEqual(["goal", "graph", "model"]);
    expect(completionsAt('handoff.goalHandoff({ workflow: [{ owner: "‸" }] });')).toEqual([
      "agent",
      "human",
      "workspai-cli",
    ]);
  });

  it("knows the current step of a pipeline", () => {
    const start =
      'handoff.pipeline({ pipelineName: "p", parentAgent: "a", transferCount: 0, steps: ["build", "test"] })';
    expect(completionsAt(`${start}.complete({ step: "‸" });`)).toEqual(["build"]);
    expect(completionsAt(`${start}.‸`)).toEqual([
      "complete",
      "context",
      "hasNext",
      "isFinished",
      "step",
      "withResults",
    ]);
  });
});

describe("hover", () => {
  it("says of an option what it is", () => {
    expect(hoverAt('handoff.returnPacket({ conc‸lusion: "Done" });')).toContain("What the work came to. Not empty.");
    expect(hoverAt('handoff.goalHandoff({ evidence: { goal: { ha‸sh: "" } } });')).toContain("Its hash: a literal");
    expect(hoverAt('handoff.goalHandoff({ workflow: [{ own‸er: "agent" }] });')).toContain("Who does it.");
    expect(hoverAt("handoff.taskDelegation({ transfer‸Count: 1 });")).toContain("from 0 to 10");
  });

  it("says of a builder what it does", () => {
    expect(hoverAt("handoff.returnPa‸cket;")).toContain("Builds what an agent returns when its work is done.");
    expect(hoverAt("handoff.handover.first‸Cycle;")).toContain("Builds the handover of a first cycle");
  });
});

describe("every option", () => {
  const sources = ["return-packet", "closure-receipts", "transfer-options", "handoff-context", "next-transfer"]
    .concat("task-delegation", "pipeline-types", "handover", "goal-types")
    .map((name) => `src/builders/${name}.ts`);

  it.each(sources)("in %s has a doc comment", (name) => {
    const source = ts.createSourceFile(name, readFileSync(`${root}${name}`, "utf8"), ts.ScriptTarget.Latest, true);
    const members = source.statements
      .filter(ts.isInterfaceDeclaration)
      .filter(({ name: { text } }) => /Options$|Record$|Completion$/.test(text))
      .flatMap((declaration) => [...declaration.members]);
    const bare = members.filter((member) => ts.getJSDocCommentsAndTags(member).length === 0);
    expect(members.length).toBeGreaterThan(0);
    expect(bare.map((member) => member.getText(source))).toEqual([]);
  });
});
