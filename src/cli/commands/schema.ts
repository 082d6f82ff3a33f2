import { Command } from "commander";

/** Makes the command `schema`. */
export function createSchemaCommand(): Command {
  return new Command("schema");
}
