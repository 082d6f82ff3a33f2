import { describe, expect, it } from "vitest";
import { itemPlaces } from "../../../../src/cli/audit/item-places.js";
import { auditFiles } from "../../../helpers/audit.js";

const valid = { role: "composer", status: "complete", "next-action": "Merge it." };
const invalid = { ...valid, "next-action": "" };

describe("a file that is read as a whole", () => {
  it.each([
    ["a packet", "a.json", JSON.stringify(valid, undefined, 2)],
    ["an array of packets", "a.json", JSON.stringify([valid])],
    [
      "an array of messages",
      "a.json",
      JSON.stringify([
        { role: "user", content: "x" },
        { role: "assistant", content: JSON.stringify(valid) },
      ]),
    ],
    [
      "an object with messages",
      "a.json",
      JSON.stringify({ id: 1, messages: [{ role: "assistant", content: JSON.stringify(valid) }] }),
    ],
    ["a packet in YAML", "a.yaml", "role: a\nstatus: b\nnext-action: c\n"],
    ["a list in YAML", "a.yml", "- role: a\n  status: b\n  next-action: c\n"],
    ["a document of YAML among others", "a.yaml", "a: 1\n---\nrole: a\nstatus: b\nnext-action: c\n"],
    ["an answer in prose", "a.md", `# Done\n\n\`\`\`json\n${JSON.stringify(valid)}\n\`\`\`\n`],
    ["an answer that is only a packet", "a.txt", JSON.stringify(valid, undefined, 2)],
    ["lines of JSON by another name", "a.log", `{"level":"info"}\n${JSON.stringify(valid)}\n`],
    ["lines without a name", "a", `${JSON.stringify(valid)}\n{"a":1}\n`],
  ])("may be %s", async (_what, name, content) => {
    const { total, input } = await auditFiles({ [name]: content });
    expect(total).toMatchObject({ attempts: 1, valid: 1 });
    expect(input).toMatchObject({ files: 1, bytes: Buffer.byteLength(content), notJson: 0 });
  });

  it("adds nothing to what was read where it cannot be", async () => {
    const files = {
      "a.json": JSON.stringify(valid),
      "b.json": Buffer.from(`\ufeff${JSON.stringify(valid)}`, "utf16le"),
    };
    const { input } = await auditFiles(files);
    expect(input).toMatchObject({ files: 1, bytes: Buffer.byteLength(JSON.stringify(valid)), lines: 1 });
    expect(input.unreadable).toHaveLength(1);
  });

  it("tells the lines of what is wrong", async () => {
    const files = {
      "a.json": JSON.stringify([valid, invalid, { messages: [] }, invalid], undefined, 2),
      "b.md": `# Done\n\nIt is done.\n\n${JSON.stringify(invalid, undefined, 2)}\n`,
      "c.yaml": "a: 1\n---\n# note\nrole: a\nstatus: b\nnext-action: ''\n",
    };
    const { attempts } = await auditFiles(files);
    expect(attempts.map(({ file, line }) => [file, line])).toEqual([
      ["a.json", 7],
      ["a.json", 15],
      ["b.md", 5],
      ["c.yaml", 4],
    ]);
  });

  it("is a refused attempt where it is a packet with broken syntax, and no attempt where it is anything else", async () => {
    const files = {
      "a.json": '{"role": "a", "status": "b", "next-action": "c",}',
      "b.json": '{"role": "a", "role": "b", "status": "c", "next-action": "d"}',
      "c.json": '{"name": "app", "version": ',
      "d.yaml": "role: [",
      "package.json": '{"name": "app", "version": "1.0.0", "type": "module"}',
    };
    const { total, input } = await auditFiles(files);
    expect(total).toMatchObject({ attempts: 2, repaired: 1, refused: { duplicate_key: 1 } });
    expect(input).toMatchObject({ files: 5, notJson: 2, cutOff: 1 });
  });

  it("may be empty", async () => {
    const { input, total } = await auditFiles({ "a.json": "", "b.yaml": "\n", "c.md": "" });
    expect([input.files, input.lines, input.notJson, total.attempts]).toEqual([3, 0, 0, 0]);
  });

  it("is told as unreadable where it is not UTF-8, and does not keep the others from being read", async () => {
    const files = {
      "a.json": Buffer.from(JSON.stringify(valid), "utf16le"),
      "b.jsonl": Buffer.from(`\ufeff${JSON.stringify(valid)}\n`, "utf16le"),
      "c.json": Buffer.from([0x22, 0xe9, 0x22]),
      "d.json": JSON.stringify(valid),
    };
    const { total, input } = await auditFiles(files);
    expect(total.valid).toBe(1);
    expect(input.files).toBe(1);
    expect(input.unreadable).toEqual([
      { file: "a.json", reason: "is UTF-16 (little endian), not UTF-8; save it as UTF-8" },
      { file: "b.jsonl", reason: "is UTF-16 (little endian), not UTF-8; save it as UTF-8" },
      { file: "c.json", reason: "is not UTF-8; save it as UTF-8" },
    ]);
  });
});

describe("the places of items", () => {
  it("are those of their texts", () => {
    const text = '[ {"a": "],\\"{"},\n\n [1,\n[2]] ,"x\\\\", \n3\n]';
    const places = [...itemPlaces(text)];
    expect(places.map(({ start, end }) => JSON.parse(text.slice(start, end)))).toEqual(JSON.parse(text));
    expect(places.map(({ line }) => line)).toEqual([1, 3, 4, 5]);
  });

  it("are none in an empty array", () => {
    expect([...itemPlaces("[ ]")]).toEqual([]);
  });
});
