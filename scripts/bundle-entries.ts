import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";

// Each file costs a program that starts more than the code in it does. So all that the main entry and the runtime are
// made of becomes one file, the core, and all formats become another; every entry that needs some of that takes it from
// there. So the class PacketError, the contracts and all else exist once, whichever entries meet in a program.

const root = fileURLToPath(new URL("..", import.meta.url));
const source = (name: string) => resolve(root, "src", name);

// The cast holds for the package's own file.
const { exports, dependencies, peerDependencies } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")) as {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

const entries = Object.values(exports).flatMap(sourcesOf);

/** The files that modules were put together in, by module. They stay out of those that are built later. */
const homes = new Map<string, string>();

/** What stands in an import before the file that it is written to is known. */
const mark = "built:";

const leaveBuilt: Plugin = {
  name: "leave-built",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path: specifier, resolveDir }) => {
      const module = resolve(resolveDir, specifier.replace(/\.js$/, ".ts"));
      const home = homes.get(module);
      if (home === undefined) return undefined;
      // An entry exports less than its home: that must not be seen by those that take all of it.
      return { path: mark + (entries.includes(module) ? outputOf(module) : home), external: true, sideEffects: false };
    });
  },
};

const common = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "es2022",
  external: Object.keys({ ...dependencies, ...peerDependencies }),
  outbase: root,
  outdir: "dist",
  write: false,
  metafile: true,
  logLevel: "warning",
  plugins: [leaveBuilt],
} satisfies BuildOptions;

await putTogether("core", [source("index.ts"), source("runtime/index.ts")]);
await putTogether("formats", [source("runtime/formats/index.ts")]);
await buildOthers();

/** Puts all that some entries consist of together in one file, and writes that and all entries that lie within. */
async function putTogether(name: string, entryPoints: string[]): Promise<void> {
  const { metafile: whole } = await build({ ...common, entryPoints });
  const modules = Object.keys(whole.inputs).map((input) => resolve(root, input));
  const { metafile: each } = await build({ ...common, entryPoints: modules });
  const contents = modules.map((module) => `export * from ${JSON.stringify(module)};`).join("\n");
  const { outputFiles, metafile } = await build({ ...common, stdin: { contents, resolveDir: root } });
  const exported = new Set(Object.values(metafile.outputs).flatMap((output) => output.exports));
  const home = resolve(root, `dist/src/${name}.js`);
  for (const { text } of outputFiles) write(home, text);
  for (const [module, names] of exportsOf(each)) {
    // What two modules export in two ways is exported in neither.
    const missing = names.find((name) => !exported.has(name));
    if (missing !== undefined) throw new Error(`${module} is not the only one to export ${missing}: rename one`);
    homes.set(module, home);
    if (entries.includes(module)) write(outputOf(module), `export { ${names.join(", ")} } from "${mark}${home}";\n`);
  }
}

/** Builds all other entries, and what they share. */
async function buildOthers(): Promise<void> {
  // Each generated parser stays a file of its own, so that a bundler leaves out those that are not used.
  const generated = readdirSync(resolve(root, "generated")).filter((name) => name.endsWith(".zod.ts"));
  const parsers = generated.map((name) => resolve(root, "generated", name));
  const { outputFiles } = await build({
    ...common,
    entryPoints: [...entries.filter((entry) => !homes.has(entry)), ...parsers],
    chunkNames: "src/shared/[hash]",
    splitting: true,
  });
  // What they consist of is in files that the entries share; nothing imports these.
  const unused = new Set(parsers.map(outputOf));
  for (const { path, text } of outputFiles) if (!unused.has(path)) write(path, text);
}

function exportsOf({ outputs }: Metafile): readonly (readonly [string, readonly string[]])[] {
  return Object.values(outputs).flatMap(({ entryPoint, exports }) =>
    entryPoint === undefined ? [] : [[resolve(root, entryPoint), exports] as const],
  );
}

/** Returns the source files of an entry of the package. */
function sourcesOf(entry: string | { readonly default: string }): readonly string[] {
  const target = typeof entry === "string" ? entry : entry.default;
  const [, name] = /^\.\/dist\/(src\/.*)\.js$/.exec(target) ?? [];
  if (name === undefined) return [];
  if (!name.endsWith("/*")) return [resolve(root, `${name}.ts`)];
  const folder = resolve(root, dirname(name));
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));
  return files.map((file) => resolve(folder, file));
}

function outputOf(module: string): string {
  return resolve(root, "dist", relative(root, module).replace(/\.ts$/, ".js"));
}

/** Writes a file of the package, with the way from it to each file that it imports. */
function write(file: string, text: string): void {
  const [before = "", ...parts] = text.split(`"${mark}`);
  const linked = parts.map((part) => {
    const end = part.indexOf('"');
    const path = relative(dirname(file), part.slice(0, end)).replaceAll("\\", "/");
    return JSON.stringify(path.startsWith(".") ? path : `./${path}`) + part.slice(end + 1);
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, before + linked.join(""));
}
