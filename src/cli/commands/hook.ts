import { Command, Option } from "commander";
import { contractNotes } from "../contracts/load-contracts.js";
import { describeCommand } from "../describe-command.js";
import { repeatable } from "../repeatable.js";
import { UsageError } from "../usage-error.js";

interface HookFlags {
  readonly contract?: readonly string[];
  readonly roles?: string;
  readonly mode: "warn" | "block";
  readonly strict?: boolean;
}

/** Makes the command `hook`. */
export function createHookCommand(): Command {
  const command = new Command("hook")
    .summary("check the packets of subagents, as a hook of a coding agent")
    .description(
      "Reads the event of a hook as JSON on the standard input (after a tool was used, or a subagent has stopped), finds " +
        "the packet in the answer, and prints the decision for the host as JSON. A failure of the hook itself is told on " +
        "the standard error, and lets the work go on.",
    )
    .addOption(repeatable("--contract <name>", "the contract of the answers; may be repeated"))
    .option("--roles <file>", "a JSON file that gives the contracts by what a task's description begins with")
    .addOption(
      new Option("--mode <mode>", "what an answer without a valid packet does")
        .choices(["warn", "block"])
        .default("warn"),
    )
    .option("--strict", "hold the work back where the hook itself fails")
    .action(async (flags: HookFlags) => {
      if ((flags.contract === undefined) === (flags.roles === undefined)) {
        throw new UsageError("give either --contract or --roles");
      }
      const { runHook } = await import("../hook/run-hook.js");
      const { contract = [], roles, mode, strict = false } = flags;
      process.exitCode = await runHook({ contracts: contract, roles, mode, isStrict: strict });
    });
  return describeCommand(command, {
    notes: [
      contractNotes,
      'Roles: {"composer-": "handover", "review-": ["handover", "./dist/generated/index.js#review"]}. The longest\n' +
        "prefix of the description or the type of the agent counts; an agent without a role is let through. Paths of\n" +
        "modules are relative to the file.",
      "--contract asks for a packet in each answer that the host hands over: let the host call the hook for subagents\n" +
        'only ("matcher": "Task|Agent" for PostToolUse).',
      "A subagent that was held back once already is only warned, so that nothing goes round for ever.",
    ],
    examples: [
      ["typed-handoff hook --contract return-packet --mode block", "hold back answers without a valid return packet"],
      ["typed-handoff hook --roles .agents/roles.json", "warn, each role by its own contract"],
    ],
    exitCodes: [
      [0, "go on (also where the hook itself failed, without --strict)"],
      [1, "wrong usage, which hosts show and which holds nothing back; 2 with --strict"],
      [2, "hold back: the reason is on the standard error and in the JSON"],
    ],
  });
}
