import { readFileSync } from "node:fs";
import ts from "typescript-5.9";
import type { Contract } from "../../src/runtime/index.js";

const folder = new URL("../../generated/", import.meta.url);

/** Runs the source of a generated file, changed or not, and returns the contracts that it exports. */
export type LoadContracts = (source: string) => ReadonlyMap<string, Contract>;

/** Reads the source of a generated file. */
export function readGenerated(file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}

/** Makes the function that runs copies of `source`: what they import is what the original imports. */
export async function loaderFor(source: string): Promise<LoadContracts> {
  const names = [...source.matchAll(/^(?:import|export)[^;]*? from "(.+)";$/gm)].flatMap(([, name]) => name ?? []);
  const modules = new Map<string, unknown>();
  for (const name of names) modules.set(name, await import(new URL(name.replace(/\.js$/, ".ts"), folder).pathname));
  const require = (name: string): unknown => {
    if (modules.has(name)) return modules.get(name);
    throw new Error(`${name} is not loaded`);
  };
  return (copy) => run(copy, require);
}

function run(source: string, require: (name: string) => unknown): ReadonlyMap<string, Contract> {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: Record<string, unknown> = {};
  new Function("exports", "require", outputText)(exported, require);
  // The cast holds because the names of contracts, and only they, end so.
  const contracts = Object.entries(exported).filter(([name]) => name.endsWith("Contract")) as [string, Contract][];
  return new Map(contracts.map(([, contract]) => [contract.name, contract]));
}
