import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runGenerate } from "../src/cli/generate/run-generate.js";

const usage = `Generates generated/ from schemas/.

  npm run generate              write what is missing or out of date
  npm run generate -- --check   write nothing; fail if anything is missing, changed or orphaned

  --schemas DIR   read another folder of schemas
  --out DIR       write, or check, another folder of generated files
`;

/** Generates, or checks what was generated. Returns the exit code. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
      schemas: { type: "string", default: fileURLToPath(new URL("../schemas", import.meta.url)) },
      out: { type: "string", default: fileURLToPath(new URL("../generated", import.meta.url)) },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  return runGenerate({
    schemas: values.schemas,
    out: values.out,
    check: values.check,
    origin: { folder: "schemas", command: "npm run generate" },
    specifiers: {
      runtime: "../src/runtime/index.js",
      zodRuntime: "../src/runtime/zod.js",
      format: (name) => `../src/runtime/formats/${name}.js`,
    },
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  // This is what parseArgs throws for an option that there is not.
  if (!(error instanceof TypeError && "code" in error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
