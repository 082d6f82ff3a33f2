import fc from "fast-check";
import { stringify } from "yaml";

/** How a value is written: JSON with the mistakes that models make. */
export interface Style {
  readonly quote: '"' | "'" | "smart";
  readonly unquotedKeys: boolean;
  readonly trailingCommas: boolean;
  readonly comments: boolean;
  readonly python: boolean;
  readonly rawBreaks: boolean;
  /** Leaves the backslashes before quotes and backslashes out. */
  readonly unescaped: boolean;
  readonly missingCommas: boolean;
  readonly indent: string;
}

export const plainStyle: Style = {
  quote: '"',
  unquotedKeys: false,
  trailingCommas: false,
  comments: false,
  python: false,
  rawBreaks: false,
  unescaped: false,
  missingCommas: false,
  indent: "  ",
};

export const anyStyle: fc.Arbitrary<Style> = fc.record({
  quote: fc.constantFrom('"' as const, '"' as const, "'" as const, "smart" as const),
  unquotedKeys: fc.boolean(),
  trailingCommas: fc.boolean(),
  comments: fc.boolean(),
  python: fc.boolean(),
  rawBreaks: fc.boolean(),
  unescaped: fc.boolean(),
  missingCommas: fc.boolean(),
  indent: fc.constantFrom("", "  ", "\t", "\u00a0"),
});

/** Writes a value as JSON in the given style. */
export function write(value: unknown, style: Style, depth = 0): string {
  if (typeof value === "string") return writeText(value, style);
  if (typeof value !== "object" || value === null) return writeScalar(value, style);
  const items = Array.isArray(value)
    ? value.map((item) => write(item, style, depth + 1))
    : Object.entries(value).map(([key, item]) => `${writeKey(key, style)}: ${write(item, style, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  if (items.length === 0) return `${open}${close}`;
  const pad = `\n${style.indent.repeat(depth + 1)}`;
  const comma = style.missingCommas ? "" : ",";
  const separator = style.comments ? `${comma} // a note, with "quotes"${pad}` : `${comma}${pad}`;
  const end = style.trailingCommas ? "," : "";
  return `${open}${pad}${items.join(separator)}${end}\n${style.indent.repeat(depth)}${close}`;
}

function writeScalar(value: unknown, { python }: Style): string {
  if (!python) return JSON.stringify(value);
  return value === null ? "None" : value === true ? "True" : value === false ? "False" : String(value);
}

function writeKey(key: string, style: Style): string {
  return style.unquotedKeys && /^[A-Za-z_][\w-]*$/.test(key) ? key : writeText(key, { ...style, unescaped: false });
}

function writeText(text: string, { quote, rawBreaks, unescaped }: Style): string {
  let inner = JSON.stringify(text).slice(1, -1);
  if (rawBreaks) inner = inner.replace(/(?<!\\)((?:\\\\)*)\\n/g, "$1\n");
  const bare = unescaped && keepsItsMeaning(text);
  if (bare) inner = inner.replace(/\\(["\\])/g, "$1");
  if (quote === "'") return `'${bare ? inner : inner.replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
  return quote === "smart" ? `“${inner}”` : `"${inner}"`;
}

/** Tells whether a text without its escapes is still no other JSON: no quote could end it, no backslash is an escape. */
function keepsItsMeaning(text: string): boolean {
  return !/["'‘-‟]\s*(?:[,:\]}#]|\/[/*]|$)|^\s*["'‘-‟]|\\(?:["\\/bfnrtu']|$)/.test(text);
}

const tricky = [
  'He said "yes"',
  "it's the users' data",
  "C:\\new\\Users",
  "\\d+ \\\\ \\n",
  "```js\nf({});\n```",
  "a, b: [c] {d}",
  '{"role": "x", "status": "y", "next-action": "z"}',
  '", "gaps": ["x"], "y": "',
  "’“ ” ‘",
  "</think><think>",
  "// no /* comment */ # at all",
  "---\nrole: x\nstatus: y\nnext-action: z\n---",
  "line\nbreak\r\nand\ttab",
  "null",
  "- item",
  "key: value",
  "é😀\u200b\u00a0\u2028",
  "'",
  '"',
  "\\",
  "...",
  "&quot;&amp;",
  "}",
  "]",
  "handover:\n  role: x\n  status: y\n  next-action: z",
];

/** Texts that a reader may take for syntax. Never empty. */
export const trickyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...tricky),
  fc
    .tuple(fc.constantFrom(...tricky), fc.string({ minLength: 1 }), fc.constantFrom(...tricky))
    .map((parts) => parts.join("")),
  fc.string({ minLength: 1, unit: "binary" }).filter((text) => !/\p{Surrogate}/u.test(text)),
  fc.string({ minLength: 1 }),
);

const texts = fc.array(trickyText, { minLength: 1, maxLength: 3 });

/** Valid return packets whose texts look like syntax. */
export const trickyReturn = fc.record({
  conclusion: trickyText,
  evidence: texts,
  gaps: fc.array(trickyText, { maxLength: 2 }),
  artifact_paths: texts,
});

/** Valid handovers whose texts look like syntax, with keys that the contract does not name. */
export const trickyHandover = fc.record(
  {
    role: trickyText,
    status: trickyText,
    "next-action": trickyText,
    cycle: fc.integer({ min: 1, max: 9 }),
    findings: fc.array(fc.record({ id: trickyText, open: fc.boolean(), note: fc.constant(null) }), { maxLength: 2 }),
  },
  { requiredKeys: ["role", "status", "next-action"] },
);

/** Texts around a packet that hold none themselves. Each takes the packet's text and its own start and end. */
const frames: readonly ((text: string, tag: string) => string)[] = [
  (text) => text,
  (text) => `Sure, here it is:\n\n${text}\n\nAnything else?`,
  (text) => `I replaced {name} by {value}; see [1].\n${text}\n{done}`,
  (text, tag) => `\`\`\`${tag}\n${text}\n\`\`\``,
  (text, tag) => `Done.\n\n\`\`\`${tag}\n${text}\n\`\`\` Bye.`,
  (text, tag) => `~~~~${tag}\n${text}\n~~~~`,
  (text, tag) => `<think>\nLet me see { "role": \n</think>\n\`\`\`${tag}\n${text}\n\`\`\``,
  (text) => `<answer>\n${text}\n</answer>`,
  (text) => `\uFEFF${text}`,
];

export const anyFrame = fc.constantFrom(...frames);

/** Frames whose end shows: in them, YAML that is cut off can be told. */
export const closedFrame = fc.constantFrom(...frames.filter((frame) => frame("x", "yaml").includes("yaml\nx\n")));

/** Writes a packet as YAML. */
export function writeYaml(packet: unknown): string {
  return stringify(packet).replace(/\n$/, "");
}
