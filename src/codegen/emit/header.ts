import { type Code, lineComment } from "../text/code.js";

/** What the first line of generated files says of where they come from. */
export interface Origin {
  /** The name of the folder of schemas. */
  readonly folder: string;
  /** The command that makes the files anew. */
  readonly command: string;
}

/** How the first line of every generated file begins: what has it may be overwritten. */
export const generatedMark = "// @generated ";

/** Prints the first line of a generated file; that of the index comes from no schema of its own. */
export function printHeader({ folder, command }: Origin, schemaFile?: string): Code {
  const source = schemaFile === undefined ? "" : ` from ${folder}/${schemaFile}`;
  return lineComment(`@generated${source} by \`${command}\`. Do not edit.`);
}
