import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { formats } from "../../src/runtime/formats/index.js";
import { report } from "../helpers/runs.js";

interface Instance {
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

interface Group {
  readonly schema: { readonly format: string };
  readonly tests: readonly Instance[];
}

/** An instance of the suite that is judged wrongly. */
interface Failure {
  readonly draft: string;
  readonly format: string;
  readonly description: string;
}

interface KnownFailure extends Failure {
  readonly reason: string;
}

/** What is known to fail, and why. One that passes, or is gone from the suite, fails the run. */
const knownFailures: readonly KnownFailure[] = [];

const drafts = ["draft7", "draft2020-12"];
const suite = new URL("../../../shared/json-schema-test-suite/tests/", import.meta.url);

if (!existsSync(suite)) {
  throw new Error(
    `The official suite is not at ${suite.pathname}. Clone https://github.com/json-schema-org/JSON-Schema-Test-Suite to ` +
      "../shared/json-schema-test-suite, beside the project.",
  );
}

const columns = drafts.map((draft) => ({ draft, instances: readInstances(draft) }));

afterAll(() => {
  report(["", row("format", drafts), ...tableRows()].join("\n"));
});

describe.each(columns)("formats of $draft", ({ draft, instances }) => {
  it.each([...instances.keys()])("judges every string of the suite: %s", (format) => {
    const failed = failures(draft, format, instances.get(format) ?? []);
    expect(failed).toEqual(
      knownFailures.filter((known) => known.draft === draft && known.format === format).map(place),
    );
  });

  it("is asked about every format that is asserted, but uuid and duration, which draft-07 does not have", () => {
    const missing = [...formats.keys()].filter((format) => !instances.has(format));
    expect(missing).toEqual(draft === "draft7" ? ["duration", "uuid"] : []);
  });
});

it("knows no failure of a format that the suite does not ask about", () => {
  const asked = columns.flatMap(({ draft, instances }) => [...instances.keys()].map((format) => `${draft} ${format}`));
  expect(knownFailures.filter(({ draft, format }) => !asked.includes(`${draft} ${format}`))).toEqual([]);
});

/** Only strings: what a format says of other values is for the check that calls it. */
function readInstances(draft: string): ReadonlyMap<string, readonly Instance[]> {
  const folder = new URL(`${draft}/optional/format/`, suite);
  const groups = readdirSync(folder)
    .sort()
    // The cast holds: the suite has a schema for its own files, and these only name a format.
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as readonly Group[]);
  const instances = new Map<string, readonly Instance[]>();
  for (const { schema, tests } of groups) {
    const texts = tests.filter(({ data }) => typeof data === "string");
    instances.set(schema.format, [...(instances.get(schema.format) ?? []), ...texts]);
  }
  return instances;
}

function failures(draft: string, format: string, instances: readonly Instance[]): readonly Failure[] {
  // A format that nobody knows is ignored, as the suite wants it.
  const { test } = formats.get(format) ?? { test: () => true };
  const wrong = instances.filter(({ data, valid }) => test(String(data)) !== valid);
  return wrong.map(({ description }) => ({ draft, format, description }));
}

function place({ draft, format, description }: Failure): Failure {
  return { draft, format, description };
}

function tableRows(): readonly string[] {
  const counts = columns.map(({ draft, instances }) => {
    return new Map(
      Array.from(instances, ([format, texts]) => {
        return [format, { total: texts.length, passed: texts.length - failures(draft, format, texts).length }];
      }),
    );
  });
  const names = [...new Set(counts.flatMap((count) => [...count.keys()]))].sort();
  const rows = names.map((name) =>
    row(
      name,
      counts.map((count) => ratio(count.get(name))),
    ),
  );
  return [
    ...rows,
    row(
      "all",
      counts.map((count) => ratio(sum([...count.values()]))),
    ),
  ];
}

interface Count {
  readonly passed: number;
  readonly total: number;
}

function sum(counts: readonly Count[]): Count {
  return counts.reduce((left, right) => ({ passed: left.passed + right.passed, total: left.total + right.total }));
}

function ratio(count: Count | undefined): string {
  return count === undefined ? "-" : `${count.passed}/${count.total}`;
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join("");
}
