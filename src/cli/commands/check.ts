import { Command } from "commander";

/** Makes the command `check`. */
export function createCheckCommand(): Command {
  return new Command("check");
}
