import { Command } from "commander";
import { describeCommand } from "../describe-command.js";
import { repeatable } from "../repeatable.js";

interface ContractsFlags {
  readonly contract?: readonly string[];
  readonly json?: boolean;
}

/** Makes the command `contracts`. */
export function createContractsCommand(): Command {
  const command = new Command("contracts")
    .summary("list the contracts")
    .description("Lists the contracts of this package: name, type, origin, and the file of the schema.")
    .addOption(repeatable("--contract <module>", "list the contracts of a compiled module of your own instead"))
    .option("--json", "as JSON")
    .action(async (flags: ContractsFlags) => {
      const { listContracts } = await import("../contracts/list-contracts.js");
      await listContracts(flags.contract, flags.json ?? false);
    });
  return describeCommand(command, {
    examples: [
      ["typed-handoff contracts", "list the contracts of this package"],
      ["typed-handoff contracts --contract ./dist/generated/index.js", "list those of a module"],
    ],
    exitCodes: [
      [0, "listed"],
      [2, "wrong usage, or a module that cannot be loaded"],
    ],
  });
}
