import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isPacketError } from "../../src/index.js";
import { type CompilerError, compile, compilers } from "../helpers/compile.js";
import { handoffContextTwins, pipelineTwins, taskDelegationTwins } from "./illegal-states/contexts.js";
import { goalTwins } from "./illegal-states/goal.js";
import { handoverTwins } from "./illegal-states/handover.js";
import { returnPacketTwins } from "./illegal-states/return-packet.js";

const folder = new URL("illegal-states/", import.meta.url);
const names = readdirSync(folder);
const marker = /^\s*\/\/ @ts-expect-error (?<text>.*)$/;

/** Where an error is expected, and a part of its text. */
interface Expectation {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

function read(name: string): string {
  return readFileSync(new URL(name, folder), "utf8");
}

/** The error is expected on the line after the marker; lines are counted from 1. */
function expectationsIn(file: string): readonly Expectation[] {
  return read(file)
    .split("\n")
    .flatMap((line, index) => {
      const text = marker.exec(line)?.groups?.["text"];
      return text === undefined ? [] : [{ file, line: index + 2, text }];
    });
}

/** The compiler is to say what it would hide behind the marker. */
function unmarked(name: string): string {
  return read(name).replaceAll("@ts-expect-error", "an error, of which a part is");
}

const expectations = names.flatMap(expectationsIn);

function isExpected({ file, line, text }: CompilerError): boolean {
  return expectations.some((each) => each.file === file && each.line === line && text.includes(each.text));
}

describe.each(Object.keys(compilers) as (keyof typeof compilers)[])("TypeScript %s", (version) => {
  it("says of each illegal state what is wrong, and nothing of its legal twin", async () => {
    const { errors } = await compile(version, Object.fromEntries(names.map((name) => [name, unmarked(name)])));
    expect(errors.filter((error) => !isExpected(error))).toEqual([]);
    const missed = expectations.filter(({ file, line }) => !errors.some((e) => e.file === file && e.line === line));
    expect(missed).toEqual([]);
    expect(expectations.length).toBeGreaterThan(80);
  });

  it("says the same where optional properties may be undefined", async () => {
    const errors = await laxErrors(version, { exactOptionalPropertyTypes: false });
    expect(errors.filter((error) => !isExpected(error))).toEqual([]);
    expect(errors.length).toBeGreaterThan(80);
  });

  it("refuses the same, and no legal twin, where nothing is strict", async () => {
    const errors = await laxErrors(version, { strict: false, exactOptionalPropertyTypes: false });
    const place = ({ file, line }: Expectation | CompilerError) => `${file}:${line}`;
    expect(errors.map(place)).toEqual(expectations.map(place));
  });
});

/** The errors in the twins where users have weaker options, for which the project's own source is not written. */
async function laxErrors(version: keyof typeof compilers, options: Readonly<Record<string, boolean>>) {
  const texts = Object.fromEntries(names.map((name) => [name, unmarked(name)]));
  const { errors } = await compile(version, texts, options);
  return errors.filter(({ file }) => names.includes(file));
}

const twins = {
  returnPacket: returnPacketTwins,
  handoffContext: handoffContextTwins,
  taskDelegation: taskDelegationTwins,
  pipeline: pipelineTwins,
  handover: handoverTwins,
  goalHandoff: goalTwins,
};

/** A finished pipeline has nothing to call, so that what the compiler refuses is no packet's fault. */
function isRefusal(builder: string, thrown: unknown): boolean {
  return isPacketError(thrown) || (builder === "pipeline" && thrown instanceof TypeError);
}

describe.each(Object.entries(twins))("%s at run time", (builder, list) => {
  it.each(list.map((twin, index) => [index, twin] as const))(
    "builds legal twin %i and refuses the illegal one",
    (_index, twin) => {
      expect(twin.legal).not.toThrow();
      if (twin.harmless === true) expect(twin.illegal).not.toThrow();
      else expect(twin.illegal).toThrow(expect.toSatisfy((thrown) => isRefusal(builder, thrown)));
    },
  );
});
