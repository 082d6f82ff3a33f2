import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

/** A project of somebody else's, with nothing in it but the packed package and what it was told to install. */
export interface Project {
  /** Its folder. */
  readonly folder: string;
  /** The folder of the installed package. */
  readonly installed: string;
  /** The tarball that `npm pack` made. */
  readonly tarball: string;
  /** Writes a file of the project. */
  write(file: string, text: string): Promise<void>;
  /** Runs a program in the project, Node with `parameters`, and returns what it printed; throws if it fails. */
  node(...parameters: readonly string[]): Promise<string>;
  /** Removes the project. */
  remove(): Promise<void>;
}

/** Packs the package as it would be published, and installs it, with `others`, into an empty project. */
export async function installPacked(...others: readonly string[]): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), "typed-handoff-project-"));
  await run("npm", ["pack", "--pack-destination", folder], { cwd: root });
  const { name, version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const tarball = join(folder, `${name}-${version}.tgz`);
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "project", private: true, type: "module" }));
  await run("npm", ["install", "--no-audit", "--no-fund", tarball, ...others], { cwd: folder });
  return {
    folder,
    installed: join(folder, "node_modules", name),
    tarball,
    write: (file, text) => writeFile(join(folder, file), text),
    node: async (...parameters) => (await run(process.execPath, parameters, { cwd: folder })).stdout,
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Returns the range of a package that this repository has under `devDependencies`, to install the same elsewhere. */
export async function rangeOf(name: string): Promise<string> {
  const { devDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return `${name}@${devDependencies[name]}`;
}
