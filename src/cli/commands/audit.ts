import { Command } from "commander";
import { automatic, contractNotes } from "../contracts/load-contracts.js";
import { describeCommand } from "../describe-command.js";
import { repeatable } from "../repeatable.js";

interface AuditFlags {
  readonly contract?: readonly string[];
  readonly coerce?: string;
  readonly json?: string;
  readonly html?: string;
  readonly list: string;
  readonly jobs?: string;
}

/** Makes the command `audit`. */
export function createAuditCommand(): Command {
  const command = new Command("audit")
    .summary("find all attempts at packets in transcripts and logs, and report how they went")
    .description(
      "Goes through transcripts of agents, logs and packets, finds every packet and every attempt at one, and reports how " +
        "many were valid, repaired or refused: by contract, by agent, over time, with the commonest faults. A folder stands " +
        "for the .jsonl, .ndjson, .json, .yaml, .yml and .log files in it and below; - stands for the standard input.",
    )
    .argument("<paths...>", "files, folders, patterns such as 'logs/**/*.jsonl', or -")
    .addOption(
      repeatable("--contract <name>", `the contract; may be repeated (default: ${automatic}, the one that fits)`),
    )
    .option("--coerce <kinds>", "bridge differences of form: all, or kinds separated by commas (number,key,...)")
    .option("--json <file>", "write the report as JSON; - for the standard output, instead of the summary")
    .option("--html <file>", "write the report as a page that needs nothing else")
    .option("--list <number>", "how many repaired or refused attempts the report lists", "1000")
    .option("--jobs <number>", "how many workers read large input (default: as many as there are cores)")
    .action(async (paths: readonly string[], flags: AuditFlags) => {
      const { runAudit } = await import("../audit/run-audit.js");
      process.exitCode = await runAudit({
        paths,
        contracts: flags.contract ?? [automatic],
        coerce: flags.coerce,
        json: flags.json,
        html: flags.html,
        list: flags.list,
        jobs: flags.jobs,
      });
    });
  return describeCommand(command, {
    notes: [
      contractNotes,
      "An attempt is what an agent says, what a subagent returns through a tool, what is given to a tool as a packet, or a\n" +
        "line, document or item that is a packet itself, if it is valid, or its keys are those of a contract: one that tells\n" +
        "the contract from other objects, and half of the required ones or nothing much besides. What users, prompts and\n" +
        "other tools say is none. An answer that stands in two files counts in each.",
      "Lines that are no JSON, a last line that is cut off, and lines beyond 32 MiB are counted and passed over. The report\n" +
        "is the same for the same input, whatever the number of workers, and holds no date.",
    ],
    examples: [
      ["typed-handoff audit logs/", "sum up the transcripts of a folder"],
      [
        "typed-handoff audit 'sessions/**/*.jsonl' --contract handover --json audit.json",
        "keep the report for programs",
      ],
      ["typed-handoff audit sessions/ --html audit.html", "write a page to look at"],
      ["zcat session.jsonl.gz | typed-handoff audit - --json -", "audit the standard input"],
    ],
    exitCodes: [
      [0, "the report is made, whatever it says"],
      [2, "wrong usage, or nothing could be read"],
      [130, "interrupted"],
    ],
  });
}
