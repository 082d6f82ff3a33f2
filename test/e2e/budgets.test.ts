import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compilers } from "../helpers/compile.js";
import { bundle, uses } from "../helpers/entry-size.js";
import { installPacked, type Project, rangeOf } from "../helpers/packed.js";
import { report } from "../helpers/runs.js";
import { compileUse, emptyFile, typesAndGuards, zodAlone, zodParsers } from "../helpers/type-cost.js";

let project: Project;

beforeAll(async () => {
  project = await installPacked(await rangeOf("zod"));
});

afterAll(() => project?.remove());

describe("bundles", () => {
  it.each(Object.entries(uses))("of %s are small, and hold nothing that is not needed", async (name, use) => {
    const { text, gzip, packages, imports } = await bundle(project.folder, use.code);
    report(`  ${name}: ${text.length} bytes minified, ${gzip} gzip of ${use.ceiling}`);
    expect(packages).toEqual(["typed-handoff", ...(use.packages ?? [])].sort());
    expect(imports).toEqual(use.imports ?? []);
    expect(use.absent?.filter((absent) => text.includes(absent)) ?? []).toEqual([]);
    const remedy = "make it smaller, or raise the ceiling in test/helpers/entry-size.ts in the same commit";
    expect(gzip, `${name}: ${gzip} bytes, ${use.ceiling} are allowed; ${remedy}`).toBeLessThanOrEqual(use.ceiling);
    // A ceiling that is far away holds nothing.
    expect(gzip, `${name}: ${gzip} bytes; lower the ceiling of ${use.ceiling}`).toBeGreaterThan(use.ceiling * 0.7);
  });

  it("hold the texts that others must not hold where these belong", async () => {
    const absent = new Set(Object.values(uses).flatMap((use) => use.absent ?? []));
    const whole = await Promise.all(
      ["", "/runtime/formats/index"].map((entry) => bundle(project.folder, `export * from "typed-handoff${entry}";`)),
    );
    for (const text of absent) expect(whole.some((each) => each.text.includes(text))).toBe(true);
  });
});

describe.each(Object.keys(compilers) as (keyof typeof compilers)[])("types in TypeScript %s", (version) => {
  it("of contracts and guards cost under 500 instantiations", async () => {
    const base = await compileUse(version, project.folder, emptyFile);
    const { errors, instantiations } = await compileUse(version, project.folder, typesAndGuards);
    const cost = instantiations - base.instantiations;
    report(`  TypeScript ${version}: types and guards cost ${cost} instantiations`);
    expect(errors).toEqual([]);
    expect(cost).toBeLessThan(500);
  });

  it("of a Zod parser cost at most a tenth more than Zod alone", async () => {
    const base = await compileUse(version, project.folder, zodAlone);
    for (const [name, text] of Object.entries(zodParsers)) {
      const { errors, instantiations } = await compileUse(version, project.folder, text);
      report(`  TypeScript ${version}: ${name} costs ${instantiations} instantiations, Zod ${base.instantiations}`);
      expect(errors).toEqual([]);
      expect(instantiations, name).toBeLessThanOrEqual(1.1 * base.instantiations);
    }
  });
});
