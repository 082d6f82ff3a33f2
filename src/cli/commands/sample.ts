import { Command } from "commander";

/** Makes the command `sample`. */
export function createSampleCommand(): Command {
  return new Command("sample");
}
