import type { Command } from "commander";

/** What the help of a command says after its options. */
export interface CommandDescription {
  /** Command lines, each with what it does. */
  readonly examples: readonly (readonly [commandLine: string, does: string])[];
  /** What each exit code means. */
  readonly exitCodes?: readonly (readonly [code: number, meaning: string])[];
  readonly notes?: readonly string[];
}

/** Gives a command its examples and its exit codes, and the option that all commands have. */
export function describeCommand(command: Command, description: CommandDescription): Command {
  const { examples, exitCodes = [], notes = [] } = description;
  const sections = [
    ...notes,
    `Examples:\n${examples.map(([line, does]) => `  $ ${line}\n      ${does}`).join("\n")}`,
    ...(exitCodes.length === 0
      ? []
      : [`Exit codes:\n${exitCodes.map(([code, meaning]) => `  ${code}  ${meaning}`).join("\n")}`]),
  ];
  command.option("--debug", "show the stack trace of an unexpected error");
  return command.addHelpText("after", `\n${sections.join("\n\n")}`).configureHelp({ helpWidth: 100 });
}
