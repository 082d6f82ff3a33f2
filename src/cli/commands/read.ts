import { Command, Option } from "commander";
import { contractNotes } from "../contracts/load-contracts.js";
import { describeCommand } from "../describe-command.js";
import { standardInput } from "../input/read-bytes.js";
import { repeatable } from "../repeatable.js";

interface ReadFlags {
  readonly contract: readonly string[];
  readonly coerce?: string;
  readonly semantics: "warn" | "error" | "off";
  readonly repair: boolean;
  readonly feedback?: boolean;
  readonly compact?: boolean;
  readonly json?: boolean;
}

/** Makes the command `read`. */
export function createReadCommand(): Command {
  const command = new Command("read")
    .summary("take the packet out of a model's answer")
    .description(
      "Reads the one packet that a text holds, JSON or YAML, among prose, code blocks and tags, and repairs its syntax " +
        "where only one reading is possible. The packet goes to the standard output, what was done to the standard error.",
    )
    .argument("[file]", "the text, or - for the standard input", standardInput)
    .addOption(
      repeatable(
        "--contract <name>",
        "the contract; may be repeated, auto stands for all of this package",
      ).makeOptionMandatory(),
    )
    .option("--coerce <kinds>", "bridge differences of form: all, or kinds separated by commas (number,key,...)")
    .addOption(
      new Option("--semantics <how>", "rules that JSON Schema cannot say")
        .choices(["warn", "error", "off"])
        .default("warn"),
    )
    .option("--no-repair", "refuse broken syntax instead of repairing it")
    .option("--feedback", "where there is no packet, print what to tell the model")
    .option("--compact", "print the packet on one line")
    .option("--json", "print the whole result as JSON, refused or not")
    .action(async (file: string, flags: ReadFlags) => {
      const { runRead } = await import("../read/run-read.js");
      process.exitCode = await runRead({
        file,
        contracts: flags.contract,
        coerce: flags.coerce,
        options: { semantics: flags.semantics, repair: flags.repair },
        wantsFeedback: flags.feedback ?? false,
        isCompact: flags.compact ?? false,
        isJson: flags.json ?? false,
      });
    });
  return describeCommand(command, {
    notes: [contractNotes],
    examples: [
      ["typed-handoff read answer.txt --contract return-packet > packet.json", "keep the packet of an answer"],
      [
        "llm ask | typed-handoff read --contract handover --coerce key,enum",
        "bridge other spellings of keys and values",
      ],
      [
        "typed-handoff read answer.txt --contract handover --feedback",
        "print the next turn for the model if it failed",
      ],
    ],
    exitCodes: [
      [0, "a packet was found"],
      [1, "refused: no packet, or not exactly one that is valid"],
      [2, "wrong usage, or the text cannot be read"],
    ],
  });
}
