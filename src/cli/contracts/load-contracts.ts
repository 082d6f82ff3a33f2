import type { Contract } from "../../runtime/contract.js";
import { UsageError } from "../usage-error.js";
import { isOwnContractName, ownContractNames, ownContracts, pickedFrom } from "./own-contracts.js";

/** Any contract of this package, whichever fits. */
export const automatic = "auto";

/** How a contract is named on a command line, as the help of commands says it. */
export const contractNotes =
  "A contract is named by its name (typed-handoff contracts lists them), or, one of your own, by the module that\n" +
  "was compiled from its generated files: ./dist/generated/index.js for all contracts of a module,\n" +
  "./dist/generated/index.js#reviewer-return for one.";

/**
 * Loads the contracts that names stand for: of this package by name, all of them for `auto`, and those of users by the
 * path of a module. Throws `UsageError` for a name that stands for nothing.
 */
export async function loadContracts(names: readonly string[]): Promise<readonly Contract[]> {
  const lists = await Promise.all(names.map((name) => loadNamed(name)));
  return [...new Set(lists.flat())];
}

/** Loads the one contract that a name stands for. Throws `UsageError` where it stands for none or for several. */
export async function loadContract(name: string): Promise<Contract> {
  const [contract, ...others] = name === automatic ? [] : await loadNamed(name);
  if (contract !== undefined && others.length === 0) return contract;
  const found = [contract, ...others].flatMap((each) => (each === undefined ? [] : [each.name]));
  throw new UsageError(
    `"${name}" names no single contract; ${found.length === 0 ? "name one" : `choose one: ${found.map((each) => `${name}#${each}`).join(", ")}`}`,
  );
}

/** Tells the path of a module from the name of a contract of this package. */
export function isModule(name: string): boolean {
  return /[\\/]|\.[cm]?js(?:#|$)/.test(name);
}

async function loadNamed(name: string): Promise<readonly Contract[]> {
  if (name === automatic) return Promise.all(pickedFrom.map((each) => ownContracts[each]()));
  if (isOwnContractName(name)) return [await ownContracts[name]()];
  if (isModule(name)) return (await import("./load-module.js")).loadModule(name);
  const { nearestAre, similar } = await import("../../codegen/text/nearest.js");
  const kebab = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
  if (isOwnContractName(kebab)) return [await ownContracts[kebab]()];
  const names = similar(kebab, ownContractNames);
  const remedy = names.length === 0 ? "typed-handoff contracts lists those that there are" : nearestAre(names);
  throw new UsageError(`no contract is called "${name}"; ${remedy}`);
}
