import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Makes a folder for a run, and in it what is measured: the package as it is shipped, by the compiler that ships it, and
 * the benches, bundled. So no loader stands between the engine and the code. The folder is under `node_modules`, where
 * the peers are found and no tool looks.
 */
export async function buildBenches(): Promise<{ readonly folder: string; remove(): void }> {
  const folder = join(root, "node_modules", ".cache", `typed-handoff-bench-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    compilePackage(join(folder, "package"));
    await bundleBenches(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

function compilePackage(outDir: string): void {
  const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
  const project = join(root, "scripts", "tsconfig.build.json");
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, "-p", project, "--outDir", outDir, "--emitDeclarationOnly", "false"],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`the package does not compile:\n${stdout}`);
}

async function bundleBenches(folder: string): Promise<void> {
  await build({
    entryPoints: [join(root, "test", "bench", "harness", "child.ts")],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    plugins: [leaveToPackage],
    logLevel: "warning",
  });
}

/** Leaves what belongs to the package to the package: `../../src/index.js` becomes `./package/src/index.js`. */
const leaveToPackage: Plugin = {
  name: "leave-to-package",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const module = relative(root, join(resolveDir, path)).split(sep).join("/");
      return /^(?:src|generated)\//.test(module) ? { path: `./package/${module}`, external: true } : undefined;
    });
  },
};
