import { Command, Option } from "commander";
import { describeCommand } from "../describe-command.js";
import { configFile, readConfig } from "../generate/config.js";
import { repeatable } from "../repeatable.js";
import { UsageError } from "../usage-error.js";

interface GenerateFlags {
  readonly schemas?: string;
  readonly out?: string;
  readonly check?: boolean;
  readonly watch?: boolean;
  readonly only?: readonly string[];
  readonly formats?: "assert" | "annotate";
  readonly config?: string;
  readonly json?: boolean;
}

/** Makes the command `generate`. */
export function createGenerateCommand(): Command {
  const command = new Command("generate")
    .summary("generate types, checks and parsers from JSON Schemas of your own")
    .description(
      "Turns each *.schema.json of a folder into TypeScript: types, guards, checks, Zod parsers and contract objects. " +
        "A keyword that cannot be kept is an error, with its place and what to do. A $ref may point to another file, or " +
        "by its $id to a contract of this package; nothing is fetched.",
    )
    .option("--schemas <dir>", 'the folder of schemas (default: "schemas")')
    .option("--out <dir>", 'the folder of generated files, which holds nothing else (default: "generated")')
    .option("--check", "write nothing; fail if anything is missing, changed or orphaned")
    .option("--watch", "generate again whenever a schema changes, until interrupted")
    .addOption(
      repeatable("--only <name>", "write or check the files of this schema only, by base name; may be repeated"),
    )
    .addOption(new Option("--formats <how>", "what `format` does in checks").choices(["assert", "annotate"]))
    .option("--config <file>", `a file of settings (default: ${configFile}, if it is there)`)
    .option("--json", "report as JSON")
    .action(async (flags: GenerateFlags) => {
      process.exitCode = await run(flags);
    });
  return describeCommand(command, {
    notes: [
      `Settings (${configFile}): schemas, out, formats, draft ("draft-07" or "draft-2020-12", for\n` +
        "schemas without $schema) and allowedKeywords. Paths are relative to the file. A command line goes first.",
      "Needs json-schema-to-typescript and json-schema-to-zod:\n" +
        "  npm install --save-dev json-schema-to-typescript@16 json-schema-to-zod@~2.8.1",
    ],
    examples: [
      ["typed-handoff generate --schemas schemas --out src/generated", "generate all contracts"],
      ["typed-handoff generate --check", "fail in CI where generated files are out of date"],
      [
        "typed-handoff generate --only reviewer-return --watch",
        "keep one contract up to date while its schema is written",
      ],
    ],
    exitCodes: [
      [0, "all is generated, or up to date"],
      [1, "a schema cannot be turned into code, or --check has found differences"],
      [2, "wrong usage, or a folder or file of settings that cannot be read"],
    ],
  });
}

async function run(flags: GenerateFlags): Promise<number> {
  if (flags.watch === true && flags.check === true) throw new UsageError("--watch and --check exclude one another");
  const config = await readConfig(flags.config);
  const { watch: isWatching = false, config: _config, ...given } = flags;
  const options = { schemas: "schemas", out: "generated", ...config, ...given };
  await assertFolder(options.schemas);
  const { runGenerate } = await import("../generate/run-generate.js");
  if (!isWatching) return runGenerate(options);
  const { watchFolder } = await import("../generate/watch.js");
  await watchFolder(options.schemas, () => runGenerate(options));
  return 0;
}

async function assertFolder(folder: string): Promise<void> {
  const { stat } = await import("node:fs/promises");
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new UsageError(`${folder}: is no folder of schemas; name one with --schemas`);
}
