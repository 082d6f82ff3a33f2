import { createProgram } from "../../src/cli/program.js";

/** Returns the options in a line of shell with `typed-handoff` that its command does not have, or all of an unknown one. */
export async function unknownOptions(line: string): Promise<readonly string[]> {
  const words = line.slice(line.indexOf("typed-handoff ")).split(" ").slice(1);
  const program = await createProgram(words);
  const command = program.commands.find((each) => each.name() === words[0]);
  return command?.parseOptions(words.slice(1)).unknown ?? words;
}
