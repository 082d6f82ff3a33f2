import fc from "fast-check";
import { CodegenError } from "../../../src/codegen/codegen-error.js";
import { type CompiledSchema, compileSchema } from "../../../src/codegen/compile-schema.js";
import type { SafeParseResult } from "../../../src/runtime/index.js";
import { createRandom, type Random } from "../../../src/testing/random/random.js";
import { createMutate } from "../mutate.js";
import { createOracles } from "./oracles.js";
import { type RandomSchema, randomSchemas } from "./schemas.js";
import { drawFor } from "./values.js";
import { hasRun } from "./words.js";

/** How many values each schema is asked about. */
const valuesPerSchema = 30;

/** A random schema that became code, and values that it allows. */
export interface Accepted extends RandomSchema {
  readonly compiled: CompiledSchema;
  readonly valid: readonly unknown[];
}

/** What a run found. */
export interface Findings {
  readonly accepted: readonly Accepted[];
  readonly refused: readonly CodegenError[];
  readonly values: { readonly valid: number; readonly invalid: number };
  /** How often an oracle was wrong for a reason that is known. */
  readonly excused: ReadonlyMap<string, number>;
  /** What must not be. */
  readonly wrong: readonly string[];
}

/** Draws the schemas of a seed. */
export function drawSchemas(seed: number, count: number): readonly RandomSchema[] {
  return fc.sample(randomSchemas, { seed, numRuns: count });
}

/** Compiles schemas, and asks everybody about values of theirs. */
export async function judgeSchemas(schemas: readonly RandomSchema[], seed: number): Promise<Findings> {
  const accepted: Accepted[] = [];
  const refused: CodegenError[] = [];
  const excused = new Map<string, number>();
  const wrong: string[] = [];
  let [valid, invalid] = [0, 0];
  for (const [index, random] of schemas.entries()) {
    const complain = (text: string, value?: unknown) =>
      wrong.push(
        `schema ${index} of seed ${seed}: ${text}: ${JSON.stringify(value)} in ${JSON.stringify(random.schema)}`,
      );
    const compiled = await compileOrRefuse(random, complain);
    if (compiled instanceof CodegenError) refused.push(compiled);
    else if (compiled !== undefined) {
      const values = drawValues(random, createRandom(seed * 1_000_003 + index));
      const allowed = values.filter((value) => compiled.is(value));
      accepted.push({ ...random, compiled, valid: allowed });
      valid += allowed.length;
      invalid += values.length - allowed.length;
      compare(random, compiled, values, excused, complain);
    }
    if (hasRun()) complain("text of the schema became code");
  }
  return { accepted, refused, values: { valid, invalid }, excused, wrong };
}

type Complain = (text: string, value?: unknown) => void;

async function compileOrRefuse(
  { schema }: RandomSchema,
  complain: Complain,
): Promise<CompiledSchema | CodegenError | undefined> {
  try {
    const compiled = await compileSchema(schema);
    const again = await compileSchema(structuredClone(schema));
    if (again.sourceText !== compiled.sourceText) complain("two runs gave two checks or parsers");
    if (again.types !== compiled.types) complain("two runs gave two types");
    return compiled;
  } catch (error) {
    if (!(error instanceof CodegenError)) complain(`threw ${String(error)}`);
    else if (!/^(?:\/|$)/.test(error.pointer)) complain(`names no place: ${error.message}`);
    return error instanceof CodegenError ? error : undefined;
  }
}

/** Draws values that were meant to be valid, and changed ones. */
function drawValues({ schema }: RandomSchema, random: Random): readonly unknown[] {
  // What mutations add is taken from the schema, and may be changed by the next.
  const mutate = createMutate(structuredClone(schema));
  return Array.from({ length: valuesPerSchema }, (_, index) => {
    const value = drawFor(schema, schema, random);
    return structuredClone(index % 3 === 2 ? mutate(value, random) : value);
  });
}

function compare(
  random: RandomSchema,
  compiled: CompiledSchema,
  values: readonly unknown[],
  excused: Map<string, number>,
  complain: Complain,
): void {
  const oracles = createOracles(random);
  for (const value of values) {
    const verdict = compiled.is(value);
    const parsed = compiled.safeParse(value);
    if (parsed.success !== verdict || isUnreadable(parsed)) complain(`the guard says ${verdict}, safeParse not`, value);
    if (compiled.zod.safeParse(value).success !== verdict) complain(`the check says ${verdict}, Zod not`, value);
    for (const { name, accepts, excuse } of oracles) {
      const other = accepts(value);
      if (other === verdict) continue;
      const reason = other === undefined ? "threw" : excuse(value);
      if (reason === undefined) complain(`the check says ${verdict}, ${name} not`, value);
      else excused.set(`${name} ${reason}`, (excused.get(`${name} ${reason}`) ?? 0) + 1);
    }
  }
}

/** A check that throws would be reported as a value that cannot be read. */
function isUnreadable(parsed: SafeParseResult<unknown>): boolean {
  return !parsed.success && parsed.error.issues.some(({ code }) => code === "unreadable");
}
