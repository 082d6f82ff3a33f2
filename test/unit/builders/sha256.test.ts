import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goalId, sha256Hex, sha256Of } from "../../../src/index.js";
import { runs, seeded } from "../../helpers/runs.js";
import { issuesOf, untyped } from "./thrown.js";

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** How Workspai orders the keys of what it hashes, in its own few lines. */
function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (typeof value !== "object" || value === null) return value;
  const record = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, stable(record[key])]),
  );
}

describe("sha256Of", () => {
  it("hashes texts as the standard and node:crypto do", () => {
    expect(sha256Of("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256Of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    for (let length = 0; length < 200; length++) expect(sha256Of("a".repeat(length))).toBe(digest("a".repeat(length)));
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => sha256Of(text) === digest(text)),
      { numRuns: runs(500), seed: seeded(20260816) },
    );
  });

  it("hashes other JSON in canonical form, as Workspai does", () => {
    expect(sha256Of({ b: 1, a: [2, { d: null, c: "x" }] })).toBe(digest('{"a":[2,{"c":"x","d":null}],"b":1}'));
    expect(sha256Of({ "10": 1, "9": 2, b: 3, B: 4, é: 5 })).toBe(digest('{"9":2,"10":1,"B":4,"b":3,"é":5}'));
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        fc.pre(typeof value !== "string" && !JSON.stringify(value).includes("__proto__"));
        return sha256Of(value as Parameters<typeof sha256Of>[0]) === digest(JSON.stringify(stable(value)));
      }),
      { numRuns: runs(500), seed: seeded(20260817) },
    );
  });

  it("refuses what is no JSON", () => {
    const hash = untyped(sha256Of);
    for (const value of [undefined, () => 1, 1n, Number.NaN]) expect(issuesOf(() => hash(value))).toEqual(["type "]);
    expect(issuesOf(() => hash({ a: new Date() }))).toEqual(["type /a"]);
  });
});

describe("sha256Hex", () => {
  it("returns a hash, and refuses any other text", () => {
    const hash: string = "0123456789abcdef".repeat(4);
    expect(sha256Hex(hash)).toBe(hash);
    for (const text of ["", hash.slice(1), `${hash}0`, hash.toUpperCase(), `${hash}\n`] as readonly string[]) {
      expect(issuesOf(() => sha256Hex(text))).toEqual(["pattern "]);
    }
    expect(issuesOf(() => untyped(sha256Hex)([hash]))).toEqual(["pattern "]);
  });
});

describe("goalId", () => {
  const fingerprint = sha256Of("x");

  it("ends in the first 16 digits of the fingerprint", () => {
    expect(goalId("test-coverage", fingerprint)).toBe(`goal-test-coverage-${fingerprint.slice(0, 16)}`);
  });

  it("refuses categories and fingerprints that give no id", () => {
    for (const category of ["", "a b", "é", "x".repeat(75)] as readonly string[]) {
      expect(issuesOf(() => goalId(category, fingerprint))).toEqual(["pattern "]);
    }
    expect(goalId("x".repeat(74) as string, fingerprint)).toHaveLength(96);
    expect(issuesOf(() => untyped(goalId)("x", "abc"))).toEqual(["pattern "]);
  });
});
