/** Texts of about `length` units that make a careless test slow, or throw: long runs of what a format repeats. */
export function hostileTexts(length: number): ReadonlyMap<string, string> {
  return new Map(
    [
      ...runs.map((run) => [run, repeat(run, length)] as const),
      ...frames.map(([before, run, after]) => {
        return [`${before}${run}...${after}`, `${before}${repeat(run, length)}${after}`] as const;
      }),
    ].map(([name, text]) => [JSON.stringify(name), text]),
  );
}

function repeat(run: string, length: number): string {
  return run.repeat(Math.ceil(length / run.length));
}

const runs: readonly string[] = [
  ...'a1.@:/?#%[{}-~\\"|*()\0\n',
  ...["a.", "1:", "a@", "%41", "{a}", "{a", "}a", "~0", "\\a", "\\p{L}", "\\p{", "(?=", "(?:", "a*", "a|", "xn--a."],
  ...["é", "😀", "\uD800", "。", "한", "\u0301\u0323", "ب\u200C", "क्\u200D"],
];

const frames: readonly (readonly [before: string, run: string, after: string])[] = [
  ["2026-02-11T08:30:00.", "1", "x"],
  ["08:30:00.", "1", "x"],
  ["P", "1", ""],
  ["P", "1", "Y1"],
  ["PT", "1H", "x"],
  ["", "a", "@b.c"],
  ["a@", "b.", "c"],
  ["a@", "\u0301\u0323", ""],
  ['"', "\\a", '"@a'],
  ['"', '"', '"@a'],
  ["http://a/", "b", "\n"],
  ["//", "a:", ""],
  ["//", "@", "a"],
  ["//a:", "1", "x"],
  ["//[", ":", "]"],
  ["//[v1.", ":", "["],
  ["?", "\uE000", ""],
  ["{", "a,", "}"],
  ["{", "a.", "}"],
  ["{a:", "1", "}"],
  ["/", "~0", "~"],
  ["1", "0", "x"],
  ["1+", "1", "/~"],
  ["xn--", "a", ""],
  ["[", "\\p{L}", "]"],
  ["a{", "9", "}"],
];
