import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Contract } from "../../runtime/contract.js";
import { UsageError } from "../usage-error.js";

/** Loads the contracts that a module exports, `path` or `path#name`: one by one, or in records as `contracts`. */
export async function loadModule(reference: string): Promise<readonly Contract[]> {
  const [path = "", name] = reference.split("#");
  const contracts = contractsIn(await importModule(path));
  if (contracts.length === 0) throw new UsageError(`${path}: exports no contract`);
  if (name === undefined) return contracts;
  const named = contracts.filter((contract) => contract.name === name || contract.typeName === name);
  if (named.length > 0) return named;
  throw new UsageError(`${path}: has no contract "${name}"; it has ${contracts.map((each) => each.name).join(", ")}`);
}

async function importModule(path: string): Promise<object> {
  if (/\.[cm]?tsx?$|\.json$/.test(path)) {
    throw new UsageError(`${path}: only compiled modules can be loaded; compile the generated files and name the .js`);
  }
  if ((await stat(path).catch(() => undefined))?.isFile() !== true) throw new UsageError(`${path}: is no file`);
  try {
    // The cast holds for every module.
    return (await import(pathToFileURL(resolve(path)).href)) as object;
  } catch (error) {
    throw new UsageError(`${path}: cannot be loaded (${error instanceof Error ? error.message : String(error)})`);
  }
}

function contractsIn(module: object): readonly Contract[] {
  const values = Object.values(module).flatMap((value: unknown) =>
    typeof value === "object" && value !== null && !isContract(value) ? Object.values(value) : [value],
  );
  return [...new Set(values.filter(isContract))];
}

function isContract(value: unknown): value is Contract {
  if (typeof value !== "object" || value === null) return false;
  const { name, check, safeParse } = value as { readonly [key: string]: unknown };
  return typeof name === "string" && typeof check === "function" && typeof safeParse === "function";
}
