import { Command } from "commander";

/** Makes the command `hook`. */
export function createHookCommand(): Command {
  return new Command("hook");
}
