import { createRequire } from "node:module";
import { Command } from "commander";
import { commands, findCommand } from "./command-table.js";
import { describeCommand } from "./describe-command.js";

/**
 * Makes the program for a command line: of the commands only the one that is called is loaded, the others are names
 * and summaries.
 */
export async function createProgram(commandLine: readonly string[]): Promise<Command> {
  const program = new Command("typed-handoff");
  program.description("Checks, reads and generates the packets with which AI agents hand work to one another.");
  tellErrors(program);
  if (commandLine[0] === "--version" || commandLine[0] === "-V") program.version(readVersion());
  else program.option("-V, --version", "output the version number");
  describeCommand(program, {
    examples: [
      ["typed-handoff check packets/", "check all packets of a folder"],
      ["typed-handoff read answer.txt --contract return-packet", "take the packet out of a model's answer"],
      ["typed-handoff help check", "say what check can do"],
    ],
  });
  const called = findCommand(commandLine);
  for (const { name, summary, load } of commands) {
    if (name === called) program.addCommand(tellErrors(await load()));
    else program.command(name).summary(summary).description(summary);
  }
  return program;
}

/** Has a command tell wrong usage as everything else is told, and leave what happens then to who runs it. */
function tellErrors(command: Command): Command {
  const outputError = (text: string, write: (text: string) => void) =>
    write(text.replace(/^error: /, "typed-handoff: "));
  return command.exitOverride().showHelpAfterError("(--help says more)").configureOutput({ outputError });
}

function readVersion(): string {
  // The cast holds for the package's own file.
  const { version } = createRequire(import.meta.url)("typed-handoff/package.json") as { readonly version: string };
  return version;
}
