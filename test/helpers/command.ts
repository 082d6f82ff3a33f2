import { spawn } from "node:child_process";
import { join } from "node:path";

/** What a run of the command gave. */
export interface CommandResult {
  /** The exit code, or the signal that ended it. */
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** How the command is run. */
export interface CommandOptions {
  /** The folder in which it runs; the project's unless given. */
  readonly folder?: string;
  /** What it reads from its standard input; nothing unless given. */
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs the command, as installed in the project of a folder, in pipes. */
export function runCommand(
  project: string,
  parameters: readonly string[],
  { folder = project, input = "", environment = {} }: CommandOptions = {},
): Promise<CommandResult> {
  return run(process.execPath, [commandIn(project), ...parameters], folder, input, environment);
}

/** Runs the command on a pseudo-terminal, where standard output and standard error are one. */
export function runOnTerminal(
  project: string,
  parameters: readonly string[],
  { folder = project, environment = {} }: CommandOptions = {},
): Promise<CommandResult> {
  const line = [process.execPath, commandIn(project), ...parameters].map(quote).join(" ");
  return run("script", ["-qec", line, "/dev/null"], folder, "", { TERM: "xterm", ...environment });
}

/** Runs a line of shell in which `typed-handoff` is the command. */
export function runShell(project: string, line: string, options: CommandOptions = {}): Promise<CommandResult> {
  const { folder = project, input = "", environment = {} } = options;
  const command = `typed-handoff() { ${quote(process.execPath)} ${quote(commandIn(project))} "$@"; }`;
  return run("bash", ["-c", `${command}; ${line}`], folder, input, environment);
}

/** Where npm has put the command. */
export function commandIn(project: string): string {
  return join(project, "node_modules/.bin/typed-handoff");
}

function run(
  program: string,
  parameters: readonly string[],
  folder: string,
  input: string | Uint8Array,
  environment: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const { NO_COLOR: _colour, FORCE_COLOR: _force, ...inherited } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd: folder, env: { ...inherited, ...environment } });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code: code ?? String(signal), stdout, stderr }));
    // A command that does not read its input closes it.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
