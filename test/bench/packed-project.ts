import { cpSync } from "node:fs";
import { join } from "node:path";
import { installPacked, rangeOf } from "../helpers/packed.js";
import type { Settings } from "./harness/suite.js";

/** The folder of a project of somebody else's, in which the packed package is installed. */
export function packedProject({ folder }: Settings): string {
  return join(folder, "project");
}

let prepared: Promise<void> | undefined;

/** Makes the project, once in a run. What is packed is built anew. */
export function preparePackedProject(settings: Settings): Promise<void> {
  prepared ??= prepare(settings);
  return prepared;
}

async function prepare(settings: Settings): Promise<void> {
  const project = await installPacked(await rangeOf("zod"));
  try {
    cpSync(project.folder, packedProject(settings), { recursive: true });
  } finally {
    await project.remove();
  }
}
