import { Command } from "commander";

/** Makes the command `contracts`. */
export function createContractsCommand(): Command {
  return new Command("contracts");
}
