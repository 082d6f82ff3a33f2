import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildBenches } from "./harness/build.js";
import { printSuite, printVerdicts } from "./harness/print.js";
import { createProgress } from "./harness/progress.js";
import { runSuite, type SuiteResult } from "./harness/run-suite.js";
import type { Settings, Suite } from "./harness/suite.js";
import { judge, type Verdict } from "./harness/verdict.js";
import { type Results, replaceTables } from "./readme-table.js";
import { suites } from "./suites.js";

const usage = `Measures the package and its peers, and holds the figures against the targets.

  npm run bench                    all suites: some ten minutes
  npm run bench -- --quick         fewer processes, rounds and cases: under a minute and a half

  --only NAME   one suite, or several: the option may be repeated
                ${suites.map(({ name }) => name).join(", ")}
  --part TEXT   only the parts that have TEXT in their names
  --json FILE   write the figures, too
  --from FILE   measure nothing: take the figures that were written
  --readme      write the tables of README.md, too
  --profile TEXT  of rows that have TEXT in their names, say where the time goes (validation, reading, building)
  --node=OPTION   start the processes that measure with an option of Node; may be repeated

Times are processor time. Cases take turns in one process, and each part runs in several fresh processes: a figure is the
median over the processes of the median over the rounds. What is measured is bundled as the package is.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
      part: { type: "string", default: "" },
      json: { type: "string" },
      from: { type: "string" },
      readme: { type: "boolean", default: false },
      profile: { type: "string" },
      node: { type: "string", multiple: true, default: [] },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const { profile, node: nodeOptions } = values;
  const isPart = values.quick || values.only.length + nodeOptions.length > 0 || values.part !== "";
  if (values.readme && isPart) throw new TypeError("the tables of README.md are of a full run: --readme goes alone");
  const results =
    values.from === undefined
      ? await runAll(
          choose(values.only).map((suite) => narrow(suite, values.part)),
          { quick: values.quick, profile, nodeOptions },
        )
      : readResults(values.from);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, undefined, 2)}\n`);
  if (values.readme) writeFileSync(readme, replaceTables(readFileSync(readme, "utf8"), results));
}

const readme = new URL("../../README.md", import.meta.url);

/** Reads what a run has written. JSON has no NaN: what was not measured in a process is `null` there. */
function readResults(file: string): Results {
  const revive = (_key: string, value: unknown) => (value === null ? Number.NaN : value);
  const results: Results = JSON.parse(readFileSync(file, "utf8"), revive);
  // Targets are held against the figures anew: they may have changed since.
  const verdicts = results.suites.flatMap(({ name, measured }) => {
    return suites
      .filter((suite) => suite.name === name)
      .flatMap(({ targets }) => targets.map((target) => judge(target, measured)));
  });
  console.log(printVerdicts(verdicts));
  return { ...results, verdicts };
}

function choose(names: readonly string[]): readonly Suite[] {
  if (names.length === 0) return suites;
  return names.map((name) => {
    const found = suites.find((suite) => suite.name === name);
    if (found === undefined)
      throw new TypeError(`there is no suite ${name}: ${suites.map((each) => each.name).join(", ")}`);
    return found;
  });
}

/** Returns a suite with those of its parts alone that have a text in their names. */
function narrow(suite: Suite, text: string): Suite {
  return { ...suite, parts: (settings) => suite.parts(settings).filter(({ name }) => name.includes(text)) };
}

/** Runs suites one after the other, prints each when it is done, and at the end what came of the targets. */
async function runAll(chosen: readonly Suite[], options: Omit<Settings, "run" | "folder">): Promise<Results> {
  const { quick } = options;
  const progress = createProgress(process.stderr);
  progress.show("building");
  const { folder, remove } = await buildBenches();
  const settings: Settings = { ...options, run: 0, folder };
  const results: SuiteResult[] = [];
  const verdicts: Verdict[] = [];
  console.log(
    `Node ${process.versions.node}, V8 ${process.versions.v8}${quick ? ", a quick run: figures are rough" : ""}`,
  );
  try {
    for (const suite of chosen) {
      const result = await runSuite(suite, settings, progress);
      progress.clear();
      console.log(`\n${printSuite(result)}`);
      results.push(result);
      verdicts.push(...suite.targets.map((target) => judge(target, result.measured)));
    }
  } finally {
    progress.clear();
    remove();
  }
  console.log(`\n${printVerdicts(verdicts)}`);
  return { node: process.versions.node, quick, suites: results, verdicts };
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
