import { afterAll, describe, expect, it } from "vitest";
import { type CompiledSchema, compileSchema } from "../../src/codegen/compile-schema.js";
import {
  nameOf,
  readSuite,
  type SuiteDraft,
  type SuiteGroup,
  type SuiteSection,
  type SuiteTest,
  suiteDrafts,
  suiteOptions,
  suiteSections,
} from "../helpers/official-suite.js";
import { report } from "../helpers/runs.js";
import { knownFailures } from "./known-failures.js";

/** How the two implementations judged one test of the suite; `failure` where the schema did not compile. */
interface Verdict {
  readonly draft: SuiteDraft;
  readonly section: SuiteSection;
  readonly name: string;
  readonly check: boolean;
  readonly zod: boolean;
  readonly failure?: string;
}

const groups = readSuite();
const known = new Map(knownFailures.flatMap(({ tests, reason }) => tests.map((name) => [name, reason] as const)));
const verdicts: Verdict[] = [];

const sections = suiteDrafts.flatMap((draft) => suiteSections.map((section) => ({ draft, section })));

describe.each(sections)("$section tests of $draft", ({ draft, section }) => {
  const own = groups.filter((group) => group.draft === draft && group.section === section);

  it.each([...new Set(own.map(({ file }) => file))])(
    "judges %s as the suite does, but for known failures",
    async (file) => {
      const judged = (await Promise.all(own.filter((group) => group.file === file).map(judge))).flat();
      verdicts.push(...judged);
      const wrong = judged.filter(({ check, zod }) => !check || !zod);
      expect(wrong.filter(({ name }) => !known.has(name)).map(explain)).toEqual([]);
      const expected = judged.filter(({ name }) => known.has(name));
      expect(expected.filter(({ check, zod }) => check || zod).map(({ name }) => `${name} passes`)).toEqual([]);
    },
  );
});

it("knows no failure of a test that the suite does not have", () => {
  const names = new Set(groups.flatMap((group) => group.tests.map((test) => nameOf(group, test))));
  expect([...known.keys()].filter((name) => !names.has(name))).toEqual([]);
});

afterAll(() => {
  const rows = sections.map(({ draft, section }) => {
    const own = verdicts.filter((verdict) => verdict.draft === draft && verdict.section === section);
    return row(`${draft} ${section}`, [share(own, "check"), share(own, "zod")]);
  });
  report(["", row("official suite", ["check", "Zod parser"]), ...rows].join("\n"));
});

async function judge(group: SuiteGroup): Promise<readonly Verdict[]> {
  const { draft, section, tests } = group;
  const compiled = await compileSchema(group.schema, suiteOptions(group)).catch((error: unknown) => String(error));
  return tests.map((test) => {
    const place = { draft, section, name: nameOf(group, test) };
    if (typeof compiled === "string") return { ...place, check: false, zod: false, failure: compiled };
    return { ...place, check: compiled.is(test.data) === test.valid, zod: isParsed(compiled, test) === test.valid };
  });
}

/** Tells whether the Zod parser accepts the data of a test; `undefined` where it gives back anything but what it got. */
function isParsed({ zod }: CompiledSchema, { data }: SuiteTest): boolean | undefined {
  const result = zod.safeParse(data);
  if (!result.success) return false;
  return JSON.stringify(sorted(result.data)) === JSON.stringify(sorted(data)) ? true : undefined;
}

/** Returns JSON with its keys in order: a parser may give them in that of the schema. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, sorted(member)] as const);
  return entries.sort(([left], [right]) => (left < right ? -1 : 1));
}

function explain({ name, check, zod, failure }: Verdict): string {
  const culprits = [...(check ? [] : ["check"]), ...(zod ? [] : ["Zod parser"])];
  return `${name}: ${failure ?? `wrong by ${culprits.join(" and ")}`}`;
}

function share(all: readonly Verdict[], judge: "check" | "zod"): string {
  const right = all.filter((verdict) => verdict[judge]).length;
  return `${right}/${all.length} ${((100 * right) / all.length).toFixed(1)} %`;
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(20)).join("");
}
