import { Command } from "commander";
import { contractNotes, loadContract } from "../contracts/load-contracts.js";
import { describeCommand } from "../describe-command.js";
import { seed, wholeNumber } from "../fixtures/seed.js";
import { printJson } from "../terminal/write.js";

interface NearMissFlags {
  readonly seed: number;
  readonly limit?: number;
  readonly packet?: string;
  readonly values?: boolean;
}

/** Makes the command `near-misses`. */
export function createNearMissesCommand(): Command {
  const command = new Command("near-misses")
    .summary("print packets that are wrong in exactly one place, for fixtures")
    .description(
      "Prints packets that are wrong in exactly one place, one a line, each with the place, the code that checks must " +
        "report, and what is wrong in words. Together they break each keyword of the contract's JSON Schema.",
    )
    .argument("<contract>", "the contract")
    .option("--packet <file>", "break this packet, a valid one, instead of drawn ones; - is the standard input")
    .option("--seed <number>", "where drawing starts", seed, 0)
    .option("--limit <number>", "print so many at most", wholeNumber("--limit", 1))
    .option("--values", "print the packets alone")
    .option("--json", "accepted for symmetry: each line is JSON")
    .action(async (name: string, flags: NearMissFlags) => {
      const contract = await loadContract(name);
      const { readValidPacket } = await import("../fixtures/read-valid-packet.js");
      const packet = flags.packet === undefined ? {} : { packet: await readValidPacket(flags.packet, contract) };
      const { nearMisses } = await import("../../testing/near-misses/near-misses.js");
      const misses = nearMisses(contract, { seed: flags.seed, ...packet });
      for (const { value, ...miss } of misses.slice(0, flags.limit)) {
        await printJson(flags.values === true ? value : { ...miss, value }, true);
      }
    });
  return describeCommand(command, {
    notes: [contractNotes],
    examples: [
      ["typed-handoff near-misses handover > invalid.jsonl", "make fixtures that a check must refuse"],
      ["typed-handoff near-misses handover --packet mine.json --values", "break a packet of your own"],
    ],
    exitCodes: [
      [0, "printed"],
      [2, "wrong usage, an unknown contract, or a packet that cannot be read or is not valid"],
    ],
  });
}
