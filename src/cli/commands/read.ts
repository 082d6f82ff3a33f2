import { Command } from "commander";

/** Makes the command `read`. */
export function createReadCommand(): Command {
  return new Command("read");
}
