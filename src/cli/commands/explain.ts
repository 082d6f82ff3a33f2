import { Command } from "commander";

/** Makes the command `explain`. */
export function createExplainCommand(): Command {
  return new Command("explain");
}
