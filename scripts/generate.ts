import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CodegenError } from "../src/codegen/codegen-error.js";
import { compareFolder, readSchemaFolder, writeFolder } from "../src/codegen/files.js";
import { generateFiles } from "../src/codegen/generate.js";

const usage = `Generates generated/ from schemas/.

  npm run generate              write what is missing or out of date
  npm run generate -- --check   write nothing; fail if anything is missing, changed or orphaned

  --schemas DIR   read another folder of schemas
  --out DIR       write, or check, another folder of generated files
`;

const schemas = fileURLToPath(new URL("../schemas", import.meta.url));
const generated = fileURLToPath(new URL("../generated", import.meta.url));

/** Generates, or checks what was generated. Returns the exit code. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: "boolean" },
      help: { type: "boolean", short: "h" },
      schemas: { type: "string", default: schemas },
      out: { type: "string", default: generated },
    },
  });
  if (values.help === true) {
    console.log(usage);
    return 0;
  }
  const folder = basename(values.out);
  const files = await generateFiles({
    ...(await readSchemaFolder(values.schemas)),
    specifiers: {
      runtime: "../src/runtime/index.js",
      zodRuntime: "../src/runtime/zod.js",
      format: (name) => `../src/runtime/formats/${name}.js`,
    },
  });
  if (values.check !== true) {
    const changes = await writeFolder(values.out, files);
    for (const { file, problem } of changes) console.log(`${folder}/${file}: was ${problem}`);
    console.log(`${folder}/: ${files.length} files, ${changes.length} written or removed`);
    return 0;
  }
  const differences = await compareFolder(values.out, files);
  for (const { file, problem } of differences) console.error(`${folder}/${file}: ${problem}`);
  if (differences.length > 0) console.error("Run `npm run generate` and commit what it writes.");
  else console.log(`${folder}/: ${files.length} files, all as the schemas give them`);
  return differences.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof CodegenError) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof CodegenError ? 1 : 2;
}
