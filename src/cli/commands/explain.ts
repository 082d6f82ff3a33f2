import { Command } from "commander";
import { contractNotes } from "../contracts/load-contracts.js";
import { describeCommand } from "../describe-command.js";

interface ExplainFlags {
  readonly json?: boolean;
}

/** Makes the command `explain`. */
export function createExplainCommand(): Command {
  const command = new Command("explain")
    .summary("explain a contract in words: its fields and its rules")
    .description("Explains a contract: each field, what depends on what, and the rules that JSON Schema cannot say.")
    .argument("<contract>", "the contract")
    .option("--json", "as JSON")
    .action(async (name: string, flags: ExplainFlags) => {
      const { runExplain } = await import("../explain/run-explain.js");
      await runExplain(name, flags.json ?? false);
    });
  return describeCommand(command, {
    notes: [contractNotes],
    examples: [["typed-handoff explain handover", "say what a handover is"]],
    exitCodes: [
      [0, "explained"],
      [2, "wrong usage, or an unknown contract"],
    ],
  });
}
