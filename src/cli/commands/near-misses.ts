import { Command } from "commander";

/** Makes the command `near-misses`. */
export function createNearMissesCommand(): Command {
  return new Command("near-misses");
}
