import { Command } from "commander";

/** Makes the command `noise`. */
export function createNoiseCommand(): Command {
  return new Command("noise");
}
