import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";

// A command starts as fast as its files load: each file costs more than the code in it does. So the command is bundled,
// commander with it: into one file what `check` and `hook` need, and into others what is loaded where it is called for.

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

// The cast holds for the package's own file.
const { dependencies, peerDependencies } = JSON.parse(readFileSync(path("package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

/** What `check` and `hook` are made of, under src/cli. What other commands need is in folders of their own. */
const quick = ["check", "commands", "contracts", "hook", "input"];

/** What is in the way of a quick start: the reader of answers, the generator, what draws packets, YAML. */
function isLater(module: string): boolean {
  const [, folder, file = ""] = /\/src\/cli\/([\w-]+)\/(.*)$/.exec(module) ?? [];
  if (folder !== undefined) return !quick.includes(folder) || file.includes("yaml");
  return /\/src\/(?:parsing\/read-packet|testing\/.*)\.js$/.test(module);
}

const common: BuildOptions = {
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  external: Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name !== "commander"),
  // Commander is CommonJS, and asks for modules of Node.
  banner: {
    js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
  },
  logLevel: "warning",
};

const later = new Set<string>();

/** What workers run: files of their own, beside what starts them. */
const workers = [path("src/cli/audit/worker.ts")];

/** Leaves what comes later to the other bundle. */
const leaveForLater: Plugin = {
  name: "leave-for-later",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path: specifier, kind, resolveDir }) => {
      const module = join(resolveDir, specifier);
      if (kind !== "dynamic-import" || !isLater(module)) return undefined;
      later.add(module.replace(/\.js$/, ".ts"));
      return { path: `./later/${basename(module)}`, external: true };
    });
  },
};

await build({ ...common, entryPoints: [path("src/cli/main.ts")], outdir: path("dist/cli"), plugins: [leaveForLater] });
await build({
  ...common,
  entryPoints: [...later, ...workers],
  outdir: path("dist/cli/later"),
  entryNames: "[name]",
  splitting: true,
});

// What the page of an audit reads stands beside the module that reads it.
await build({
  entryPoints: [path("src/cli/audit/page/assets/page.css"), path("src/cli/audit/page/assets/page.js")],
  minify: true,
  target: "es2022",
  outdir: path("dist/cli/later/assets"),
});

const files = [...later, ...workers];
if (new Set(files.map((file) => basename(file))).size < files.length)
  throw new Error(`two modules have one name: ${files.map(dirname).join(", ")}`);
