import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../../schemas/", import.meta.url);

/** The SHA-256 of each file as its project published it. */
const published = {
  "goal-agent-handoff.schema.json": "9e11af41eec85c446f6a1554090a6fef61f6213a8427478420f631e55a07133e",
  "handoff-context.schema.json": "53d092df004d683bc04f5be0e24c6ae350ee5f3eee4bb0941d5a8a79c866f7d0",
  "handover.schema.json": "9afc6bac825a67a38dde4bccc4c40d51845e298249ad4a0412b82ca6ad1e0eaf",
  "return-packet.schema.json": "b0b8bbf932277d943d7f9bd34e36413ba6e3999c48280929647f2a98b2cf7526",
};
const reconstructed = "closure-receipt.schema.json";

describe("the published schemas", () => {
  it.each(Object.entries(published))("%s is there byte for byte", (file, hash) => {
    expect(createHash("sha256").update(read(file)).digest("hex")).toBe(hash);
  });

  it("and the reconstructed one are all that there are", () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".schema.json"));
    expect(files.sort()).toEqual([...Object.keys(published), reconstructed].sort());
  });
});

describe("the closure receipt", () => {
  const schema = JSON.parse(read(reconstructed).toString());

  it("says that it is reconstructed, in itself and in the table of origins", () => {
    expect(schema.$comment).toMatch(/^Reconstructed: /);
    const row = read("README.md")
      .toString()
      .split("\n")
      .find((line) => line.includes(`\`${reconstructed}\``));
    expect(row).toContain("**reconstructed**");
  });

  it("states what the return packet shows, and no more", () => {
    const { $schema, $id, $comment, title, ...assertions } = schema;
    expect(assertions).toEqual({
      type: "object",
      required: ["target"],
      properties: { target: { enum: ["employee_memory", "employee_worklog", "team_journal", "central_board"] } },
    });
  });

  it("is where the return packet refers to, by address and by file name", () => {
    const { $id, properties } = JSON.parse(read("return-packet.schema.json").toString());
    const reference = properties.closure_receipts.items.$ref;
    expect(new URL(reference, $id).href).toBe(schema.$id);
    expect(reference).toBe(reconstructed);
  });
});

describe("the table of origins", () => {
  it.each([...Object.keys(published), reconstructed])("has a row for %s", (file) => {
    expect(read("README.md").toString()).toContain(`| \`${file}\` |`);
  });
});

function read(file: string): Buffer {
  return readFileSync(new URL(file, folder));
}
