import { Command, Option } from "commander";
import type { Semantics } from "../check/judge.js";
import type { InputFormat } from "../check/packets.js";
import type { ReportFormat } from "../check/run-check.js";
import { automatic, contractNotes } from "../contracts/load-contracts.js";
import { describeCommand } from "../describe-command.js";
import { repeatable } from "../repeatable.js";

interface CheckFlags {
  readonly contract?: readonly string[];
  readonly format: ReportFormat;
  readonly json?: boolean;
  readonly input?: InputFormat;
  readonly semantics: Semantics;
  readonly quiet?: boolean;
}

/** Makes the command `check`. */
export function createCheckCommand(): Command {
  const command = new Command("check")
    .summary("check files of packets against their contracts")
    .description(
      "Checks each packet in files of JSON, JSON lines and YAML: a value, the items of an array, the lines of a .jsonl, " +
        "the documents of a .yaml. A folder stands for the files in it and below; - stands for the standard input.",
    )
    .argument("<files...>", "files, folders, patterns such as 'packets/**/*.json', or -")
    .addOption(
      repeatable("--contract <name>", `the contract; may be repeated (default: ${automatic}, the one that fits)`),
    )
    .addOption(
      new Option("--format <format>", "how to report").choices(["text", "json", "github", "sarif"]).default("text"),
    )
    .option("--json", "the same as --format json")
    .addOption(
      new Option("--input <format>", "how the files are written (default: by name or content)").choices([
        "json",
        "jsonl",
        "yaml",
      ]),
    )
    .addOption(
      new Option("--semantics <how>", "rules that JSON Schema cannot say")
        .choices(["warn", "error", "off"])
        .default("warn"),
    )
    .option("--quiet", "show no warnings")
    .action(async (paths: readonly string[], flags: CheckFlags) => {
      const { runCheck } = await import("../check/run-check.js");
      process.exitCode = await runCheck({
        paths,
        contracts: flags.contract ?? [automatic],
        format: flags.json === true ? "json" : flags.format,
        input: flags.input,
        semantics: flags.semantics,
        isQuiet: flags.quiet ?? false,
      });
    });
  return describeCommand(command, {
    notes: [contractNotes],
    examples: [
      ["typed-handoff check packets/ --contract return-packet", "check all files of a folder"],
      ["typed-handoff check 'logs/**/*.jsonl' --format github", "annotate the lines at fault in GitHub Actions"],
      ["cat packet.json | typed-handoff check -", "check the standard input"],
    ],
    exitCodes: [
      [0, "all packets are valid"],
      [1, "a packet is not valid, or a text cannot be understood"],
      [2, "wrong usage, or a file cannot be read"],
    ],
  });
}
