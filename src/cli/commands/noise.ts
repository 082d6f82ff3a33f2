import { Command } from "commander";
import { contractNotes, loadContract } from "../contracts/load-contracts.js";
import { describeCommand } from "../describe-command.js";
import { seed, wholeNumber } from "../fixtures/seed.js";
import { repeatable } from "../repeatable.js";
import { UsageError } from "../usage-error.js";

interface NoiseFlags {
  readonly packet?: string;
  readonly seed: number;
  readonly count?: number;
  readonly kind?: readonly string[];
  readonly bare?: boolean;
  readonly list?: boolean;
  readonly json?: boolean;
}

/** Makes the command `noise`. */
export function createNoiseCommand(): Command {
  const command = new Command("noise")
    .summary("print a packet as noisily as models write, for fixtures")
    .description(
      "Writes a valid packet as a model might: with broken syntax, among prose and tags, cut off, twice. What reading the " +
        "answer must give is told on the standard error, or in the JSON.",
    )
    .argument("[contract]", "the contract; only --list goes without")
    .option("--packet <file>", "write this packet, a valid one, instead of a sample; - is the standard input")
    .option("--seed <number>", "which of the answers", seed, 0)
    .option("--count <number>", "how many, as JSON one a line", wholeNumber("--count", 1))
    .addOption(repeatable("--kind <kind>", "the kind of noise; may be repeated (default: any)"))
    .option("--bare", "put nothing around the packet")
    .option("--list", "list the kinds")
    .option("--json", "print the answer with its kind and its outcome as JSON")
    .action(async (name: string | undefined, flags: NoiseFlags) => {
      const { runNoise } = await import("../fixtures/run-noise.js");
      const contract = flags.list === true ? undefined : await load(name);
      await runNoise({ contract, isJson: flags.json ?? false, isBare: flags.bare ?? false, ...flags });
    });
  return describeCommand(command, {
    notes: [contractNotes],
    examples: [
      ["typed-handoff noise return-packet --kind truncated", "print an answer that is cut off"],
      ["typed-handoff noise handover --count 1000 > answers.jsonl", "make a thousand answers, each with its outcome"],
      ["typed-handoff noise --list", "list the kinds"],
    ],
    exitCodes: [
      [0, "printed"],
      [2, "wrong usage, an unknown contract, or a kind in which the packet cannot be written"],
    ],
  });
}

async function load(name: string | undefined) {
  if (name === undefined) throw new UsageError("name a contract; typed-handoff contracts lists them");
  return loadContract(name);
}
