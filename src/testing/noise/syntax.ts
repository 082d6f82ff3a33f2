import { stringify } from "yaml";
import { choose } from "../random/choose.js";
import type { Draft, NoiseContext, NoiseKind, WriteDraft } from "./noise.js";
import { type JsonStyle, properStyle, writeJson } from "./write-json.js";

/** Ways of writing that a reader recovers the packet from. */
export const syntaxKinds = {
  clean: ({ packet, random }) => recoverable(JSON.stringify(packet, null, choose(random, [undefined, 2, 4, "\t"]))),
  trailing_commas: (context) => write(context, { beforeClosing: "," }),
  comments: (context) =>
    write(context, { afterItem: (index) => (index % 2 === 0 ? " // as agreed" : " /* checked */") }),
  single_quotes: (context) => write(context, { writeKey: singleQuoted, writeText: singleQuoted }),
  smart_quotes: (context) => write(context, { writeKey: (key) => (isPlain(key) ? `“${key}”` : JSON.stringify(key)) }),
  unquoted_keys: (context) => write(context, { writeKey: (key) => (isPlain(key) ? key : JSON.stringify(key)) }),
  python_literals: (context) => {
    const style = { writeScalar: (value: unknown) => pythonLiterals.get(value) ?? JSON.stringify(value) };
    return scalarsIn(context.packet).some((value) => pythonLiterals.has(value)) ? write(context, style) : undefined;
  },
  raw_line_breaks: (context) => {
    const hasBreaks = scalarsIn(context.packet).some((value) => typeof value === "string" && /[\n\t]/.test(value));
    return hasBreaks ? write(context, { writeText: rawBreaks }) : undefined;
  },
  odd_spaces: (context) => {
    const blank = choose(context.random, ["\u00a0", "\u3000", "\u200b ", "\u2003"]);
    const draft = write(context, { indent: blank, afterItem: () => "\u200b" });
    return context.random.integer(0, 1) === 0 ? draft : { ...draft, text: `\ufeff${draft.text}`, bare: "all" };
  },
  yaml: ({ packet, random }) => {
    const tag = choose(random, ["yaml", "yml", "YAML"]);
    const text = stringify(packet, { lineWidth: 0 });
    // A fence in the packet would end the block for every reader.
    return /^\s*(?:`{3}|~{3})/m.test(text) ? undefined : recoverable(`\`\`\`${tag}\n${text}\`\`\``);
  },
  bare_yaml: ({ packet }) => ({ ...recoverable(stringify(packet, { lineWidth: 0 })), bare: "all" }),
  front_matter: ({ packet, random }) => {
    const report = choose(random, ["# Report\n\nAll done.", "Two points are open, see above.", ""]);
    return { ...recoverable(`---\n${stringify(packet, { lineWidth: 0 })}---\n\n${report}\n`), bare: "all" };
  },
  undefined_value: ({ packet, random }) => {
    const key = choose(random, ["note", "error", "output"]);
    if (Object.hasOwn(packet, key)) return undefined;
    const text = JSON.stringify(packet, null, 2);
    return recoverable(`${text.slice(0, -2)},\n  "${key}": undefined\n}`);
  },
  repeated: ({ packet }) =>
    recoverable(`${JSON.stringify(packet, null, 2)}\n\nTo be clear, once more:\n\n${JSON.stringify(packet)}`),
} satisfies { readonly [kind in NoiseKind]?: WriteDraft };

const pythonLiterals: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, "True"],
  [false, "False"],
  [null, "None"],
]);

function recoverable(text: string): Draft {
  return { text, outcome: "recoverable" };
}

function write({ packet, random }: NoiseContext, style: Partial<JsonStyle>): Draft {
  // A comment to the end of the line needs lines.
  const indent = style.afterItem === undefined ? choose(random, ["", "  ", "    "]) : "  ";
  return recoverable(writeJson(packet, { ...properStyle, indent, ...style }));
}

function singleQuoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

function rawBreaks(text: string): string {
  return JSON.stringify(text).replace(/\\(?:(?<mark>[nt])|.)/g, (whole, mark: string | undefined) =>
    mark === "n" ? "\n" : mark === "t" ? "\t" : whole,
  );
}

function isPlain(key: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(key);
}

function scalarsIn(value: unknown): readonly unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(scalarsIn) : [value];
}
