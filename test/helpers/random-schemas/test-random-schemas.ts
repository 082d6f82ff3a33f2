import { describe, expect, it } from "vitest";
import { createRandom } from "../../../src/testing/random/random.js";
import { printAssignments } from "../assignable.js";
import { compile } from "../compile.js";
import { report } from "../runs.js";
import { generateAll, loadAll } from "./generated.js";
import { type Accepted, drawSchemas, type Findings, judgeSchemas } from "./judge.js";
import { spoil } from "./spoil.js";
import { hasRun } from "./words.js";

/** How many schemas are tried, from which seed on, and how many of them go through the compiler. */
export interface RandomRun {
  readonly seed: number;
  readonly count: number;
  readonly typed: number;
}

const timeout = 600_000;

/** Tests the generator on random schemas: it turns them into code that means what they say, or says why it does not. */
export function testRandomSchemas({ seed, count, typed }: RandomRun): void {
  describe(`${count} random schemas from seed ${seed}`, () => {
    const schemas = drawSchemas(seed, count);
    let judged: Promise<Findings> | undefined;
    const judge = () => {
      judged ??= judgeSchemas(schemas, seed);
      return judged;
    };

    it(
      "become a check, a guard and a parser that agree with Ajv and TypeBox, or are refused with a place",
      async () => {
        const { accepted, refused, values, excused, wrong } = await judge();
        report(
          `  ${accepted.length} accepted, ${refused.length} refused, ${values.valid} values valid, ${values.invalid} not`,
        );
        for (const [reason, times] of excused) report(`    ${times} times: ${reason}`);
        expect(wrong.slice(0, 5)).toEqual([]);
        expect(accepted.length).toBeGreaterThan(count / 2);
        expect(Math.min(values.valid, values.invalid)).toBeGreaterThan((values.valid + values.invalid) / 5);
      },
      timeout,
    );

    it(
      "become files that are the same in each run, that run, and that agree with what was compiled in memory",
      async () => {
        const { accepted } = await judge();
        const generated = await generateAll(accepted);
        expect(
          await generateAll(accepted.map(({ draft, schema }) => ({ draft, schema: structuredClone(schema) }))),
        ).toEqual(generated);
        for (const { index, contract, parser } of await loadAll(generated)) {
          const valid = accepted[index]?.valid ?? [];
          expect(valid.filter((value) => !contract.is(value) || !parser.safeParse(value).success)).toEqual([]);
          expect(contract.is(Symbol("no JSON value"))).toBe(accepted[index]?.compiled.is(Symbol("no JSON value")));
        }
        expect(hasRun()).toBe(false);
        expect(generated.length).toBeGreaterThan(count / 3);
      },
      timeout,
    );

    it(
      "have types that compile, and that every valid value is of",
      async () => {
        const { accepted } = await judge();
        const sample = accepted.slice(0, typed);
        const generated = (await generateAll(sample)).flatMap(({ files }) => files);
        const files = Object.fromEntries([
          ...sample.map((each, index) => [`values-${index}.ts`, printValues(each)] as const),
          ...generated.map(({ file, text }) => [file, text] as const),
        ]);
        const { errors } = await compile("7.0", files);
        report(
          `  ${sample.length} of them in one program of ${Object.keys(files).length} files, ${errors.length} errors`,
        );
        expect(errors.slice(0, 5)).toEqual([]);
      },
      timeout,
    );

    it(
      "are refused with a place and a remedy where they hold a fault",
      async () => {
        const random = createRandom(seed);
        const spoiled = schemas.map(({ draft, schema }) => ({ draft, schema: spoil(schema, random) }));
        const { accepted, refused, wrong } = await judgeSchemas(spoiled, seed);
        expect(wrong.slice(0, 5)).toEqual([]);
        // A draft-07 schema that is a reference has no other keywords; nor is one that no draft has refused in memory.
        expect(refused.length).toBeGreaterThan(count / 2);
        expect(refused.filter(({ remedy, problem }) => remedy === "" || problem === "")).toEqual([]);
        report(`  ${refused.length} refused and ${accepted.length} accepted with a fault`);
      },
      timeout,
    );
  });
}

function printValues({ compiled, valid }: Accepted): string {
  return printAssignments(compiled, valid.slice(0, 6));
}
