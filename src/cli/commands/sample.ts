import { Command, Option } from "commander";
import type { SampleSize } from "../../testing/samples/sampler.js";
import { contractNotes, loadContract } from "../contracts/load-contracts.js";
import { describeCommand } from "../describe-command.js";
import { seed, wholeNumber } from "../fixtures/seed.js";
import { printJson } from "../terminal/write.js";

interface SampleFlags {
  readonly seed: number;
  readonly count?: number;
  readonly size: SampleSize;
  readonly compact?: boolean;
}

/** Makes the command `sample`. */
export function createSampleCommand(): Command {
  const command = new Command("sample")
    .summary("print valid packets, for fixtures")
    .description(
      "Prints a valid packet, the same for a seed on every machine. Several come one a line, with the seeds that follow. " +
        "Those of this package can be read by people; those of a contract of your own are drawn from its schema.",
    )
    .argument("<contract>", "the contract")
    .option("--seed <number>", "which of the packets", seed, 0)
    .option("--count <number>", "how many, one a line", wholeNumber("--count", 1))
    .addOption(new Option("--size <size>", "how much it holds").choices(["small", "medium", "large"]).default("medium"))
    .option("--compact", "on one line")
    .option("--json", "accepted for symmetry: a packet is always JSON")
    .action(async (name: string, flags: SampleFlags) => {
      const contract = await loadContract(name);
      const { samplerFor } = await import("../fixtures/sampler-for.js");
      const sample = samplerFor(contract);
      const { seed: first, count, size, compact = false } = flags;
      for (let index = 0; index < (count ?? 1); index++) {
        await printJson(sample({ seed: first + index, size }), compact || count !== undefined);
      }
    });
  return describeCommand(command, {
    notes: [contractNotes],
    examples: [
      ["typed-handoff sample return-packet > packet.json", "make a fixture"],
      ["typed-handoff sample handover --count 100 --seed 7 > handovers.jsonl", "make a hundred"],
    ],
    exitCodes: [
      [0, "printed"],
      [2, "wrong usage, or an unknown contract"],
    ],
  });
}
