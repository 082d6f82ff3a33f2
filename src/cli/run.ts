import { CommanderError } from "commander";
import { commands, findCommand } from "./command-table.js";
import { exitCodes } from "./exit-codes.js";
import { createProgram } from "./program.js";
import { complain } from "./terminal/write.js";
import { isUsageError } from "./usage-error.js";

/** Runs the command with what was given to it, and returns the exit code. Shows a stack trace only with `--debug`. */
export async function run(commandLine: readonly string[]): Promise<number> {
  process.exitCode = exitCodes.success;
  try {
    const program = await createProgram(commandLine);
    await program.parseAsync(withoutVainHelp(commandLine), { from: "user" });
    return Number(process.exitCode);
  } catch (error) {
    // Commander has said already what is wrong.
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.success;
    const code = error instanceof CommanderError ? exitCodes.usage : codeOf(error);
    const isHook = findCommand(commandLine) === "hook" && !commandLine.includes("--strict");
    if (!(error instanceof CommanderError)) await tell(error, commandLine);
    // For the host of a hook, 2 would hold the work back.
    return isHook ? exitCodes.failure : code;
  }
}

/** Makes `help chekc` an unknown command: Commander would show the help of the program, as if nothing were wrong. */
function withoutVainHelp(commandLine: readonly string[]): readonly string[] {
  const [first, second] = commandLine;
  const isVain =
    first === "help" &&
    second !== undefined &&
    !second.startsWith("-") &&
    !["help", ...commands.map(({ name }) => name)].includes(second);
  return isVain ? commandLine.slice(1) : commandLine;
}

async function tell(error: unknown, commandLine: readonly string[]): Promise<void> {
  if (commandLine.includes("--debug")) await complain(String(error instanceof Error ? error.stack : error));
  // What comes from the library may name it already.
  else await complain(`typed-handoff: ${messageOf(error).replace(/^typed-handoff:? /, "")}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): number {
  if (isUsageError(error) || isMissingPackage(error)) return exitCodes.usage;
  // By name, so that the generator is not loaded for it.
  if (error instanceof Error && error.name === "CodegenError") return exitCodes.failure;
  return exitCodes.internal;
}

/** Tells the error of a package that not everybody installs. It says itself how to. */
function isMissingPackage(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("typed-handoff needs the package ");
}
