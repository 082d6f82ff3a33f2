import { describe, expect, it } from "vitest";
import {
  goalId,
  handoffContext,
  isHandoffContext,
  isNonEmpty,
  nextTransfer,
  nonEmpty,
  projectSetScope,
  returnPacket,
  selectionRequired,
  workspaceScope,
} from "../../../src/index.js";
import { issuesOf, untyped } from "./thrown.js";

const plain = { conclusion: "Done", evidence: ["9 passed"], gaps: [], artifactPaths: ["src/a.ts"] };
const transfer = { reason: "escalation", parentAgent: "planner", transferCount: 1 } as const;
const anyPacket = untyped(returnPacket);
const anyContext = untyped(handoffContext);

function withMetadata(metadata: unknown): readonly string[] {
  return issuesOf(() => anyContext({ ...transfer, metadata }));
}

describe("options that try to smuggle something in", () => {
  it("are read once, so that a getter cannot change its mind after the check", () => {
    let reads = 0;
    const options = {
      ...plain,
      get conclusion() {
        return reads++ === 0 ? "Done" : "";
      },
    };
    expect(anyPacket(options)).toMatchObject({ conclusion: "Done" });
    expect(reads).toBe(1);
  });

  it("are read once deep inside, too", () => {
    let reads = 0;
    const metadata = {
      get note() {
        return reads++ === 0 ? "one" : () => "two";
      },
    };
    expect(anyContext({ ...transfer, metadata }).metadata).toEqual({ note: "one" });
    expect(reads).toBe(1);
  });

  it("count only what is their own", () => {
    const { conclusion, ...rest } = plain;
    const options = Object.assign(Object.create({ conclusion }), rest);
    expect(issuesOf(() => anyPacket(options))).toEqual(["required /conclusion"]);
    const metadata = Object.assign(Object.create(null), { own: 1 });
    expect(anyContext({ ...transfer, metadata }).metadata).toEqual({ own: 1 });
  });

  it("are refused where they cannot be read", () => {
    const thrower = {
      get conclusion(): string {
        throw new Error("secret");
      },
    };
    expect(
      issuesOf(() =>
        anyPacket({
          get evidence() {
            throw new Error("secret");
          },
        }),
      ),
    ).toEqual(["unreadable "]);
    expect(withMetadata({ thrower })).toEqual(["unreadable "]);
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(withMetadata({ proxy })).toEqual(["unreadable "]);
  });

  it("are refused where they are no JSON", () => {
    expect(withMetadata({ a: [() => 1] })).toEqual(["type /metadata/a/0"]);
    expect(withMetadata({ a: Symbol("a"), b: 1n, c: Number.NaN, d: Number.POSITIVE_INFINITY })).toEqual([
      "type /metadata/a",
      "type /metadata/b",
      "type /metadata/c",
      "type /metadata/d",
    ]);
    expect(withMetadata({ date: new Date(), map: new Map() })).toEqual(["type /metadata/date", "type /metadata/map"]);
    // biome-ignore lint/suspicious/noSparseArray: a hole is what is refused
    expect(withMetadata({ a: [1, , 2], b: [undefined] })).toEqual(["type /metadata/a/1", "type /metadata/b/0"]);
  });

  it("are refused where a key could reach a prototype", () => {
    expect(withMetadata(JSON.parse('{ "a": { "__proto__": { "polluted": true } } }'))).toEqual([
      "property_names /metadata/a/__proto__",
    ]);
    expect(withMetadata({ a: { constructor: { prototype: { polluted: true } } } })).toEqual([
      "property_names /metadata/a/constructor",
    ]);
    const harmless = { a: { constructor: "builder", prototype: 1 } };
    expect(anyContext({ ...transfer, metadata: harmless })).toMatchObject({ metadata: harmless });
    expect(issuesOf(() => anyContext(JSON.parse('{ "__proto__": { "reason": "escalation" } }')))).toEqual([
      "unknown_key /__proto__",
    ]);
  });

  it("are refused where they hold half of a character, which the reader of the packet would refuse", () => {
    expect(withMetadata({ a: ["\ud83d"], ["\udc00"]: 1 })).toEqual(["type /metadata/a/0", "type /metadata/\udc00"]);
    const whole = { a: ["\ud83d\ude80"] };
    expect(anyContext({ ...transfer, metadata: whole })).toMatchObject({ metadata: whole });
  });

  it.each([undefined, null, 1, Symbol("a"), {}])("are refused where they are no such thing at all: %s", (value) => {
    const next = { reason: "escalation", parentAgent: "a" };
    const calls = [
      () => untyped(nextTransfer)(value, next),
      () => untyped(projectSetScope)(value, "explicit"),
      () => untyped(workspaceScope)(value),
      () => untyped(selectionRequired)(value),
      () => untyped(nonEmpty)(value),
      () => untyped(goalId)(value, value),
    ];
    for (const call of calls) expect(issuesOf(call)).not.toEqual([]);
    expect(untyped(isNonEmpty)(value)).toBe(false);
  });

  it("are refused where they contain themselves, or are too deep", () => {
    const circle: { [key: string]: unknown } = {};
    circle["a"] = { circle, again: circle };
    expect(withMetadata(circle)).toEqual(["type /metadata/a/circle", "type /metadata/a/again"]);
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(withMetadata({ deep })).toHaveLength(1);
  });

  it("take time linear in their size where parts are shared", () => {
    let shared: unknown = { leaf: 1 };
    for (let depth = 0; depth < 60; depth++) shared = { left: shared, right: shared };
    expect(isHandoffContext(anyContext({ ...transfer, metadata: { shared } }))).toBe(true);
  });

  it("leave no undefined inside, and report at most 100 issues", () => {
    expect(Object.keys(anyContext({ ...transfer, metadata: { a: undefined, b: 1 } }).metadata ?? {})).toEqual(["b"]);
    expect(withMetadata({ many: Array.from({ length: 1_000 }, () => undefined) })).toHaveLength(100);
  });
});
