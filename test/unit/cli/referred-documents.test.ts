import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CodegenError } from "../../../src/codegen/codegen-error.js";
import { generate } from "../../../src/codegen/generate-folder.js";
import type { Json } from "../../../src/codegen/schema/schema.js";
import { draft7, draft2020 } from "../../helpers/evaluate-schemas.js";

const handoverId =
  "https://civitas-cerebrum.github.io/element-interactions/schemas/subagent-returns/handover.schema.json";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "typed-handoff-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** Generates from files, by their names in the folder of schemas, and returns the text of a generated file. */
async function textOf(file: string, files: Readonly<Record<string, Json>>): Promise<string> {
  for (const [name, json] of Object.entries(files)) {
    const path = join(folder, "schemas", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(json));
  }
  const generation = await generate({ schemas: join(folder, "schemas"), out: join(folder, "out") });
  return generation.files.find((each) => each.file === file)?.text ?? "";
}

const role = (reference: string, $schema = draft2020) => ({
  $schema,
  $id: "https://example.com/roles/role.schema.json",
  type: "object",
  required: ["part"],
  properties: { part: { $ref: reference } },
});
const part = { $schema: draft2020, type: "object", properties: { ownKey: { type: "string" } } };

describe("what a schema refers to", () => {
  it("may be a contract of this package, by its address", async () => {
    const text = await textOf("role.ts", { "role.schema.json": role(handoverId) });
    expect(text).toContain('readonly "next-action": string;');
    expect(text).toContain("readonly part: Handover;");
  });

  it("may be a file beside the schemas, in a folder below or above, and what that refers to", async () => {
    const files = {
      "role.schema.json": role("shared/part.json"),
      "shared/part.json": { ...part, properties: { deep: { $ref: "../../other/deep.json#/$defs/deep" } } },
      "../other/deep.json": { $schema: draft2020, $defs: { deep: part } },
    };
    expect(await textOf("role.ts", files)).toContain("readonly ownKey?: string;");
  });

  it("keeps its own address before ours", async () => {
    const files = {
      "role.schema.json": role(handoverId),
      "handover.schema.json": { ...part, $id: handoverId },
    };
    expect(await textOf("role.ts", files)).toContain('from "./handover.js"');
    expect(await textOf("handover.ts", files)).toContain("readonly ownKey?: string;");
  });

  it.each([
    ["missing.json", /^role\.schema\.json#\/properties\/part: "\$ref" points to nothing: missing\.json/],
    [
      "https://example.com/elsewhere.json",
      /points to nothing: https:\/\/example\.com\/elsewhere\.json\. The nearest are /,
    ],
    [handoverId.replace("handover.schema", "handovr.schema"), /The nearest are .*handover\.schema\.json/],
    [`${handoverId}#/$defs/none`, /points to nothing/],
  ])("is never fetched or made up: %s", async (reference, message) => {
    const problem = await textOf("role.ts", { "role.schema.json": role(reference) }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(CodegenError);
    expect(String(problem instanceof Error ? problem.message : problem)).toMatch(message);
  });

  it("must be of the same draft", async () => {
    const files = { "role.schema.json": role(handoverId, draft7) };
    await expect(textOf("role.ts", files)).rejects.toThrow("points to a schema of another draft");
  });
});
