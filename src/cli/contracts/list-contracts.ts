import { formsOf } from "../../parsing/schema/rules.js";
import type { Contract } from "../../runtime/contract.js";
import { type Style, styleFor } from "../terminal/style.js";
import { print, printJson } from "../terminal/write.js";
import { about } from "./about.js";
import { loadContracts } from "./load-contracts.js";
import { isOwnContractName } from "./own-contracts.js";

/** Prints a table of contracts, those of this package unless others are named. */
export async function listContracts(names: readonly string[] | undefined, isJson: boolean): Promise<void> {
  const contracts = await loadContracts(names ?? Object.keys(about));
  const rows = contracts.map(describe);
  if (isJson) await printJson(rows);
  else await print(table(rows, styleFor(process.stdout)));
}

interface Row {
  readonly name: string;
  readonly type: string;
  readonly origin: string;
  readonly schema: string;
  readonly summary: string;
  readonly required: readonly string[];
}

function describe(contract: Contract): Row {
  const { name, typeName, jsonSchema } = contract;
  // Nothing is known of a contract of a user but its schema.
  const title = typeof jsonSchema["title"] === "string" ? jsonSchema["title"] : "";
  const known = isOwnContractName(name) ? about[name] : { origin: "", file: "", summary: title };
  const required = [...new Set(formsOf(contract).flatMap((form) => [...form.required]))];
  return { name, type: typeName, origin: known.origin, schema: known.file, summary: known.summary, required };
}

function table(rows: readonly Row[], style: Style): string {
  const columns = ["name", "type", "origin", "schema", "summary"] as const;
  const shown = columns.filter((column) => rows.some((row) => row[column] !== ""));
  const widths = shown.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd();
  return [style.bold(line(shown)), ...rows.map((row) => line(shown.map((column) => row[column])))].join("\n");
}
