import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Makes a folder for a run, and in it what is measured: the package and the benches, bundled as the package is when it is
 * shipped. So no loader stands between the engine and the code. The folder is under `node_modules`, where the peers are
 * found and no tool looks.
 */
export async function buildBenches(): Promise<{ readonly folder: string; remove(): void }> {
  const folder = join(root, "node_modules", ".cache", `typed-handoff-bench-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    await bundle(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

async function bundle(folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, "test", "bench", "harness", "child.ts")],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    packages: "external",
    logLevel: "warning",
  });
}
