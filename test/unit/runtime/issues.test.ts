import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIssue, Issues, jsonPointer, maximumIssues, refuse } from "../../../src/runtime/index.js";
import { seeded } from "../../helpers/runs.js";

describe("Issues", () => {
  it("puts the way to a value in front of what its check recorded, and of nothing else", () => {
    const issues = new Issues();
    issues.note("type", "a string", "before");
    const start = issues.count;
    issues.note("type", "a number", "x");
    refuse(issues, "required", "an object");
    expect(issues.settled(start)).toBe(false);
    issues.under("list", 3);
    expect(issues.list().map(({ pointer }) => pointer)).toEqual(["/before", "/list/3/x", "/list/3"]);
  });

  it("is settled where nothing was recorded", () => {
    const issues = new Issues();
    issues.note("type", "a string");
    expect([issues.settled(1), issues.settled(0)]).toEqual([true, false]);
  });

  it("keeps the first hundred, counts the rest, and still puts paths right", () => {
    const issues = new Issues();
    for (let index = 0; index < 250; index++) {
      const start = issues.count;
      issues.note("type", "a string", "name");
      issues.settled(start);
      issues.under("items", index);
    }
    expect([issues.count, issues.list().length, issues.omitted]).toEqual([250, maximumIssues, 150]);
    expect(issues.list().map(({ pointer }) => pointer)).toEqual(
      Array.from({ length: maximumIssues }, (_, index) => `/items/${index}/name`),
    );
  });

  it("keeps what is wrong and missing before keys that are not known, however many those are", () => {
    const issues = new Issues();
    const known = { required: { a: "a string" }, optional: ["b"] };
    for (let index = 0; index < 2 * maximumIssues; index++) issues.noteUnknown(known, `key ${index}`);
    const start = issues.count;
    issues.noteUnknown(known, "last");
    issues.noteMissing({}, known);
    expect(issues.settled(start)).toBe(false);
    issues.under("inner");
    expect(issues.list().slice(0, 2)).toMatchObject([
      { code: "required", pointer: "/inner/a" },
      { code: "unknown_key", pointer: "/key 0", expected: "only the keys a, b" },
    ]);
    expect([issues.list().length, issues.omitted]).toEqual([maximumIssues, maximumIssues + 2]);
  });

  it("puts the way to a value in front of keys that are not known", () => {
    const issues = new Issues();
    issues.noteUnknown({ required: {}, optional: [] }, "above");
    const start = issues.count;
    issues.noteUnknown({ required: {}, optional: [] }, "key");
    issues.settled(start);
    issues.under("inner", 0);
    expect(issues.list().map(({ pointer, expected }) => [pointer, expected])).toEqual([
      ["/above", "no key"],
      ["/inner/0/key", "no key"],
    ]);
  });

  it("lets the walk go on where there is a list, and stops it where there is none", () => {
    expect(new Issues().note("type", "a string")).toBe(true);
    expect(new Issues().noteAbsent({}, "a string", "a")).toBe(true);
    expect([refuse(new Issues(), "type", "a string"), refuse(undefined, "type", "a string")]).toEqual([false, false]);
  });
});

describe("noteAbsent", () => {
  it.each([
    [{}, "a", "required"],
    [{ a: undefined }, "a", "type"],
    [Object.create({ a: undefined }), "a", "required"],
    [{}, "constructor", "required"],
    [{}, "__proto__", "required"],
  ])("says of %j that %s is absent by the code %s", (holder, key, code) => {
    const issues = new Issues();
    issues.noteAbsent(holder, "a string", "above", key);
    expect(issues.list().map((issue) => [issue.code, issue.path])).toEqual([[code, ["above", key]]]);
  });
});

describe("noteMissing", () => {
  it.each([
    [{}, ["a", "__proto__"]],
    [{ a: undefined }, ["__proto__"]],
    [Object.create({ a: 1 }), ["__proto__"]],
    [Object.defineProperty({}, "a", { value: 1, enumerable: false }), ["__proto__"]],
    [Object.defineProperty(JSON.parse('{"__proto__":1}'), "a", { value: 1, enumerable: false }), ["a"]],
  ])("says of %j that no loop comes by %j", (holder, missing) => {
    const issues = new Issues();
    issues.noteMissing(holder, { required: { a: "a string", ["__proto__"]: "a number" }, optional: [] }, "above");
    expect(issues.list().map(({ code, path }) => [code, path])).toEqual(
      missing.map((key) => ["required", ["above", key]]),
    );
  });
});

describe("noteMissing where nothing is missing any more", () => {
  it("says that the value cannot be read: it has changed since its keys were counted", () => {
    const issues = new Issues();
    issues.noteMissing({ a: 1 }, { required: { a: "a string" }, optional: [] }, "above");
    expect(issues.list()).toMatchObject([{ code: "unreadable", path: ["above"] }]);
  });
});

describe("an issue", () => {
  it.each([
    ["required", ["a", 0, "b"], "/a/0/b: is missing; expected a string"],
    ["unknown_key", ["a/b"], "/a~1b: is not a known key; expected a string"],
    ["type", [], "(root): expected a string"],
  ] as const)("of code %s says where and what", (code, path, message) => {
    expect(createIssue(code, "a string", path)).toEqual({
      code,
      path,
      pointer: jsonPointer(path),
      expected: "a string",
      message,
    });
  });

  it("has a short message, however long or deep its path, and keeps the path whole", () => {
    const path = Array.from({ length: 5_000 }, (_, index) => "k".repeat(1_000) + index);
    const issue = createIssue("type", "x".repeat(10_000), path);
    expect(issue.message.length).toBeLessThan(1_000);
    expect(issue.path).toHaveLength(5_000);
    expect(issue.pointer).toHaveLength(jsonPointer(path).length);
  });
});

describe("jsonPointer", () => {
  it.each([
    [[], ""],
    [[""], "/"],
    [["a/b", "m~n", 0], "/a~1b/m~0n/0"],
    [["~1"], "/~01"],
    [["__proto__", "é", "🚀"], "/__proto__/é/🚀"],
  ])("of %j is %j", (path, pointer) => {
    expect(jsonPointer(path)).toBe(pointer);
  });

  it("can be read back", () => {
    const read = (pointer: string) =>
      pointer === ""
        ? []
        : pointer
            .slice(1)
            .split("/")
            .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom("~", "/", "~1", "~01", ""))), (path) => {
        expect(read(jsonPointer(path))).toEqual(path);
      }),
      { seed: seeded(20_262) },
    );
  });
});
