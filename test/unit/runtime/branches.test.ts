import { describe, expect, it } from "vitest";
import {
  type Branch,
  checkExactlyOne,
  countMatches,
  Issues,
  isObject,
  noteContains,
  noteEachOnce,
  refuse,
  refuseClosest,
} from "../../../src/runtime/index.js";
import { processorTime } from "../../helpers/processor-time.js";

/** A branch that refuses everything, and says that it was the one to be asked. */
function branch(name: string, { required = [], optional = [], literals = {}, types }: Told): Branch {
  const keys = { required: Object.fromEntries(required.map((key) => [key, "a value"])), optional };
  const kinds = types === undefined ? {} : { types };
  return { check: (_, issues) => refuse(issues, "never", name), keys, literals, ...kinds };
}

type Told = Partial<Pick<Branch, "types" | "literals">> & {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
};

function closest(value: unknown, branches: readonly Branch[]): string | undefined {
  const issues = new Issues();
  expect(refuseClosest(issues, value, branches)).toBe(false);
  return issues.list()[0]?.expected;
}

const circle = branch("circle", { required: ["kind", "radius"], optional: ["note"], literals: { kind: ["circle"] } });
const square = branch("square", { required: ["kind", "side"], optional: ["note"], literals: { kind: ["square"] } });
const any = branch("any", { required: ["kind"], literals: { kind: ["circle", "square", "line"] } });
const shapes = [any, circle, square];

describe("refuseClosest", () => {
  it.each<readonly [string, unknown, string]>([
    ["the literal first", { kind: "square", side: 1, color: 1 }, "square"],
    ["the literal before all keys", { kind: "circle", side: 1, note: "" }, "circle"],
    ["keys that are known", { kind: "oval", radius: 1 }, "circle"],
    ["keys that are missing", { radius: 1 }, "circle"],
    ["the first where nothing tells", {}, "any"],
    ["a plain member where no key is another's", { kind: "line", color: 1 }, "any"],
  ])("asks the branch that is told by %s", (_, value, name) => {
    expect(closest(value, shapes)).toBe(name);
  });

  it.each([null, undefined, 1, "circle", [], [{ kind: "circle" }]])(
    "says of what is no object that it is none: %j",
    (value) => {
      expect(closest(value, shapes)).toBe("an object");
    },
  );

  it("refuses what the closest branch accepts: it was meant for another by a key that no loop comes by", () => {
    const issues = new Issues();
    const accepting = { ...branch("any", {}), check: () => true };
    expect(refuseClosest(issues, {}, [accepting])).toBe(false);
    expect(issues.list()).toMatchObject([{ code: "one_of", pointer: "" }]);
  });

  it("stops at once where there is no list", () => {
    expect(refuseClosest(undefined, {}, shapes)).toBe(false);
  });

  it("takes time linear in hostile keys", () => {
    const value = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`key${index}`, index]));
    const start = processorTime();
    closest(value, shapes);
    expect(processorTime() - start).toBeLessThan(3_000);
  });
});

describe("checkExactlyOne", () => {
  const accepting = (accepts: (value: unknown) => boolean): Branch => ({
    ...branch("no", {}),
    check: (value, issues) => accepts(value) || refuse(issues, "never", "no"),
  });
  const branches = [accepting((value) => Number(value) > 1), accepting((value) => Number(value) > 2)];

  it("accepts what one accepts, and refuses what none or several do", () => {
    expect([1, 2, 3].map((value) => checkExactlyOne(value, undefined, branches))).toEqual([false, true, false]);
    const issues = new Issues();
    expect(checkExactlyOne(3, issues, branches)).toBe(false);
    expect(issues.list().map(({ code }) => code)).toEqual(["one_of"]);
  });
});

describe("noteEachOnce", () => {
  const items = (...kinds: readonly unknown[]) => kinds.map((kind) => ({ kind }));
  const kinds = ["a", "b", 1];
  it.each<readonly [readonly unknown[], readonly string[]]>([
    [items("a", "b", 1), []],
    [items(1, "a", "b"), []],
    [items("a", "b"), ["contains 1"]],
    [items("a", "b", "b"), ['max_contains "b"', "contains 1"]],
    [items("a", "b", "1"), ["contains 1"]],
    [items("a", "b", 1, "a"), ['max_contains "a"']],
    [
      [{ kind: "a" }, { kind: "b" }, null],
      ['max_contains "a"', 'max_contains "b"'],
    ],
    [[], ['contains "a"', 'contains "b"', "contains 1"]],
  ])("says of %j what is wrong: %j", (list, wrong) => {
    const issues = new Issues();
    expect(noteEachOnce(issues, list, "kind", kinds, "list")).toBe(true);
    const said = issues
      .list()
      .map(({ code, expected }) => `${code} ${expected.replace("exactly 1 item with kind ", "")}`);
    expect(said).toEqual(wrong);
    expect(issues.list().every(({ pointer }) => pointer === "/list")).toBe(true);
    expect(noteEachOnce(undefined, list, "kind", kinds, "list")).toBe(wrong.length === 0);
  });
});

describe("noteContains", () => {
  it.each([
    [0, 1, 2, ["contains"]],
    [1, 1, 2, []],
    [2, 1, 2, []],
    [3, 1, 2, ["max_contains"]],
    [1_000, 0, Number.POSITIVE_INFINITY, []],
  ])("of %i items where %i to %i are wanted says %j", (count, minimum, maximum, codes) => {
    const issues = new Issues();
    expect(noteContains(issues, count, minimum, maximum, "some", "list")).toBe(true);
    expect(issues.list().map(({ code }) => code)).toEqual(codes);
    expect(noteContains(undefined, count, minimum, maximum, "some", "list")).toBe(codes.length === 0);
  });

  it("counts what matches", () => {
    expect(countMatches([{}, [], null, { a: 1 }], isObject)).toBe(2);
  });
});
