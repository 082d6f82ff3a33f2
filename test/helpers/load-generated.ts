import { readFileSync } from "node:fs";
import ts from "typescript-5.9";
import * as closureReceipt from "../../generated/closure-receipt.js";
import * as closureReceiptSchema from "../../generated/closure-receipt.schema.js";
import * as goalSchema from "../../generated/goal-agent-handoff.schema.js";
import * as handoffContextSchema from "../../generated/handoff-context.schema.js";
import * as handoverSchema from "../../generated/handover.schema.js";
import * as returnPacketSchema from "../../generated/return-packet.schema.js";
import * as runtime from "../../src/runtime/index.js";

const modules: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["../src/runtime/index.js", runtime],
  ["./closure-receipt.js", closureReceipt],
  ["./closure-receipt.schema.js", closureReceiptSchema],
  ["./goal-agent-handoff.schema.js", goalSchema],
  ["./handoff-context.schema.js", handoffContextSchema],
  ["./handover.schema.js", handoverSchema],
  ["./return-packet.schema.js", returnPacketSchema],
]);

/** Reads the source of a generated file. */
export function readGenerated(file: string): string {
  return readFileSync(new URL(`../../generated/${file}`, import.meta.url), "utf8");
}

/** Runs the source of a generated file, changed or not, and returns the contracts that it exports. */
export function loadContracts(source: string): ReadonlyMap<string, runtime.Contract> {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: Record<string, unknown> = {};
  new Function("exports", "require", outputText)(exported, (name: string) => modules.get(name));
  // The cast holds because the names of contracts, and only they, end so.
  const contracts = Object.entries(exported).filter(([name]) => name.endsWith("Contract")) as [
    string,
    runtime.Contract,
  ][];
  return new Map(contracts.map(([, contract]) => [contract.name, contract]));
}
