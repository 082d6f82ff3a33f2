import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compile, compilers } from "../helpers/compile.js";
import { report } from "../helpers/runs.js";

/** Type instantiations that a program may cost beyond those of importing the package. */
const budgets = { everyBuilder: 18_000, longPipeline: 65_000 };

const examples = new URL("../../examples/", import.meta.url);
const builders = [
  "goal-handoff",
  "handoff-context",
  "handover",
  "pipeline",
  "relay",
  "return-packet",
  "task-delegation",
];

/** The examples use every builder, each in a module of its own. */
function everyBuilder(): Record<string, string> {
  const files = readdirSync(examples).filter((name) => builders.includes(name.replace(/\.ts$/, "")));
  expect(files).toHaveLength(builders.length);
  return Object.fromEntries(files.map((name) => [name, readFileSync(new URL(name, examples), "utf8")]));
}

/** A pipeline of that many literal steps, walked to its end. */
function longPipeline(length: number): Record<string, string> {
  const steps = Array.from({ length }, (_, index) => `"step ${index}"`);
  const calls = steps.map(
    (step, index) => `const at${index + 1} = at${index}.complete({ step: ${step}, agentName: "a" });`,
  );
  const text = `import { pipeline } from "../../src/index.js";
const at0 = pipeline({ pipelineName: "long", parentAgent: "a", transferCount: 1, steps: [${steps.join(", ")}] });
${calls.join("\n")}
export const finished: true = at${length}.isFinished;
`;
  return { "long-pipeline.ts": text };
}

describe.each(Object.keys(compilers) as (keyof typeof compilers)[])("TypeScript %s", (version) => {
  it("checks every builder, and a pipeline of 200 literal steps, within the budget", async () => {
    const imports = await compile(version, { "import.ts": 'export { pipeline } from "../../src/index.js";\n' });
    for (const [name, files] of Object.entries({ everyBuilder: everyBuilder(), longPipeline: longPipeline(200) })) {
      const { errors, instantiations } = await compile(version, files);
      const cost = instantiations - imports.instantiations;
      report(`  TypeScript ${version}: ${name} costs ${cost} instantiations beyond ${imports.instantiations}`);
      expect(errors).toEqual([]);
      expect(cost).toBeLessThan(budgets[name as keyof typeof budgets]);
    }
  });

  it("refuses one step too many even there", async () => {
    const files = longPipeline(200);
    const once = `${files["long-pipeline.ts"]}at200.complete({ step: "step 199", agentName: "a" });\n`;
    const { errors } = await compile(version, { "long-pipeline.ts": once });
    expect(errors.map(({ text }) => text)).toEqual([
      "error TS2339: Property 'complete' does not exist on type 'FinishedPipeline'.",
    ]);
  });
});
