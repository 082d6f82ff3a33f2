import { resolve } from "node:path";
import { isObject } from "../../runtime/object.js";
import { isModule } from "../contracts/load-contracts.js";
import { decode } from "../input/decode.js";
import { parseJson } from "../input/parse-json.js";
import { readBytes } from "../input/read-bytes.js";

/** The contracts of roles: by what the description of an agent begins with, how its contracts are named. */
export type Roles = ReadonlyMap<string, readonly string[]>;

/**
 * Reads a file of roles: `{"composer-": "handover", "reviewer-": ["handover", "./dist/generated/index.js#review"]}`.
 * Paths of modules are relative to the file.
 */
export async function readRoles(path: string): Promise<Roles> {
  const json = parseJson(path, decode(await readBytes(path), path));
  if (!isObject(json)) throw new TypeError(`${path}: must be an object from prefixes to contracts`);
  const folder = resolve(path, "..");
  return new Map(Object.entries(json).map(([prefix, value]) => [prefix, readNames(path, prefix, value, folder)]));
}

/** Finds the contracts of an agent: those of the longest prefix that one of its descriptions begins with. */
export function contractsOf(roles: Roles, descriptions: readonly string[]): readonly string[] | undefined {
  for (const description of descriptions) {
    const prefixes = [...roles.keys()].filter((prefix) => description.startsWith(prefix));
    const [longest] = prefixes.sort((left, right) => right.length - left.length);
    if (longest !== undefined) return roles.get(longest);
  }
  return undefined;
}

function readNames(path: string, prefix: string, value: unknown, folder: string): readonly string[] {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (names.length === 0) throw new TypeError(`${path}: "${prefix}" names no contract`);
  return names.map((name) => {
    if (typeof name !== "string") throw new TypeError(`${path}: "${prefix}" must name a contract, or list several`);
    return isModule(name) ? resolve(folder, name) : name;
  });
}
