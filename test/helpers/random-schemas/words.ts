/** Texts that run, if ever they become code instead of staying text, and then leave a mark behind. */
export const canaries: readonly string[] = [
  '");globalThis.__pwned=1;("',
  "');globalThis.__pwned=1;('",
  "`;globalThis.__pwned=1;`",
  "$" + "{globalThis.__pwned=1}",
  "*/globalThis.__pwned=1;/*",
  "\u2028globalThis.__pwned=1;//",
  "\nglobalThis.__pwned=1;//",
  '\\");globalThis.__pwned=1;//',
  "x:globalThis.__pwned=1,y",
];

/** Tells whether a canary has run, since the last time that somebody asked. */
export function hasRun(): boolean {
  const run = Reflect.has(globalThis, "__pwned");
  Reflect.deleteProperty(globalThis, "__pwned");
  return run;
}

/** Keys that mean something to JavaScript, to TypeScript, to JSON Schema, or to the code that is generated. */
export const oddKeys: readonly string[] = [
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "length", "prototype", "then"],
  ...["class", "let", "await", "default", "undefined", "null", "this", "type", "value", "issues", "item", "start"],
  ...[
    "note",
    "noteAbsent",
    "noteMissing",
    "refuse",
    "isObject",
    "countKeys",
    "readOwn",
    "z",
    "Array",
    "Object",
    "check",
    "isSchema",
  ],
  ...["", " ", "0", "-1", "1e3", "a b", "a/b", "a~b", "a%25b", "#", "é", "e\u0301", "😀", "\ud800", '"', "'", "\\"],
  ...["*/", "\n", "\u2028", "\u0000", "$ref", "$defs", "items", "x-y", "properties"],
  ...canaries,
];

/** Keys that are met again and again, so that keywords speak of the same ones. */
export const plainKeys: readonly string[] = ["a", "b", "c", "kind", "foo_bar", "x-one"];

/** Patterns, among them those with what ends a regular expression literal. */
export const patterns: readonly string[] = [
  ...["^a", "b$", "^x-", "^[a-z]+$", "a|b", ".", "^\\p{L}+$", "\\d{2,}", "^.{1,2}$", "[/]", "/", "\\/", "^\\S+$"],
  ...["\\u2028", "\u2028", "\n", "^$", "(?<name>a)\\k<name>", "\\[\\]", '"', "`", "😀"],
];

/** Strings that some of the formats and patterns allow, and some do not. */
export const texts: readonly string[] = [
  ...["", "a", "b", "ab", "x-one", "aa", "123", "😀", "😀😀", "A", "a\nb", " ", "/", '"', "é", "[]", "zebra"],
  ...[
    "2026-02-11",
    "2026-02-11T08:30:00Z",
    "08:30:00Z",
    "ada@example.com",
    "192.0.2.1",
    "::1",
    "P1D",
    "www.example.com",
  ],
  ...[
    "https://example.com/a?b#c",
    "/a/b",
    "1/a",
    "^a$",
    "(",
    "123e4567-e89b-12d3-a456-426614174000",
    "\u2028",
    "__proto__",
  ],
];

/** Numbers on and off the bounds and factors that schemas name. */
export const numbers: readonly number[] = [
  ...[0, 1, -1, 2, 3, 10, 0.5, 1.5, -2.5, 0.1, 0.3, 1e-7, 100, 2 ** 53, -(2 ** 53) - 2, 1e21, 1e300, 7, -0],
];
