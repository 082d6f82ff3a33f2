/** What may stand in a {@link code} template. A string becomes a quoted literal, never code. */
export type Piece = Code | string | number | boolean | null | readonly Code[];

/**
 * TypeScript source text. It can only come from the {@link code} template, whose strings are quoted and escaped, and
 * from {@link identifier}, which is checked: no text of a schema can become code.
 */
export class Code {
  /** @internal */
  constructor(readonly text: string) {}
}

/** Nothing. */
export const nothing: Code = new Code("");

/**
 * Makes code from a template. Interpolated code is spliced in with the indentation of its line, a list of code one
 * item a line, and any other value as a literal.
 */
export function code(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Code {
  const [first = "", ...others] = withoutMargin(strings);
  let text = first;
  pieces.forEach((piece, index) => {
    text += print(piece).replaceAll("\n", `\n${indentationOf(text)}`);
    text += others[index] ?? "";
  });
  return new Code(tidy(text));
}

/** Returns a checked identifier as code. */
export function identifier(name: string): Code {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new TypeError(`not an identifier: ${JSON.stringify(name)}`);
  return new Code(name);
}

/** Prints a call, its arguments on lines of their own where they are long. */
export function call(callee: Code, parameters: readonly Code[]): Code {
  const line = code`${callee}(${join(parameters, ", ")})`;
  if (line.text.length <= 84) return line;
  return code`
    ${callee}(
      ${parameters.map((parameter) => code`${parameter},`)}
    )
  `;
}

/** Prints an array literal, its items on lines of their own where they are long. */
export function list(items: readonly Code[]): Code {
  const line = code`[${join(items, ", ")}]`;
  if (line.text.length <= 100 && !line.text.includes("\n")) return line;
  return code`
    [
      ${items.map((item) => code`${item},`)}
    ]
  `;
}

/** Prints an object literal, its members on lines of their own where they are long. */
export function record(members: readonly (readonly [key: string, value: Code])[]): Code {
  const printed = members.map(([key, value]) => code`${propertyKey(key)}: ${value}`);
  if (printed.length === 0) return code`{}`;
  const line = code`{ ${join(printed, ", ")} }`;
  if (line.text.length <= 100 && !line.text.includes("\n")) return line;
  return code`
    {
      ${printed.map((member) => code`${member},`)}
    }
  `;
}

/** Joins code with `separator`, which is ours and never comes from a schema. */
export function join(parts: readonly Code[], separator: string): Code {
  return new Code(parts.map((part) => part.text).join(separator));
}

/**
 * Tells whether code has an identifier in it. What stands in string literals is not asked, nor are names of properties:
 * those behind a dot, and those that a colon follows.
 */
export function mentions({ text }: Code, name: Code): boolean {
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, "");
  return new RegExp(`(?<![\\w$.])${name.text.replaceAll("$", "\\$")}(?![\\w$]|:)`).test(bare);
}

/** Returns any JSON value as a literal, laid out over lines where it is long. */
export function literal(value: unknown): Code {
  return new Code(escapeLineSeparators(printJson(value, "")));
}

/** Returns a regular expression literal with the flag `u`. Throws SyntaxError where `pattern` is none. */
export function regularExpression(pattern: string): Code {
  return new Code(escapeLineSeparators(new RegExp(pattern, "u").toString()));
}

/** Returns a property key as it stands in an object type or literal. `__proto__` is computed, so that it stays a key. */
export function propertyKey(key: string): Code {
  if (key === "__proto__") return new Code('["__proto__"]');
  return /^[A-Za-z_$][\w$]*$/.test(key) ? new Code(key) : new Code(quote(key));
}

/** Returns a doc comment. `lines` is text for people; what compilers read in comments is broken up in it. */
export function docComment(lines: readonly string[]): Code {
  const safe = lines.flatMap((line) => wrap(breakUp(escapeLineSeparators(line)), 112));
  if (safe.length === 0) return nothing;
  if (safe.length === 1) return new Code(`/** ${safe[0]} */`);
  return new Code(["/**", ...safe.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"].join("\n"));
}

/** Returns a line comment for each line of `text`. */
export function lineComment(text: string): Code {
  const lines = escapeLineSeparators(text).split(/\r\n|[\r\n]/);
  return new Code(lines.map((line) => `// ${line}`.trimEnd()).join("\n"));
}

/** Returns a string literal, in double quotes unless the text is full of them. */
function quote(text: string): string {
  const double = JSON.stringify(text);
  const single = text.includes('"') && !text.includes("'") ? `'${double.slice(1, -1).replaceAll('\\"', '"')}'` : double;
  return escapeLineSeparators(single);
}

function print(piece: Piece): string {
  if (piece instanceof Code) return piece.text;
  if (typeof piece === "string") return quote(piece);
  if (Array.isArray(piece)) return piece.map((item: Code) => item.text).join("\n");
  return Object.is(piece, -0) ? "-0" : String(piece);
}

function printJson(value: unknown, indentation: string): string {
  const inner = `${indentation}  `;
  if (Array.isArray(value)) {
    return printList(
      "[",
      value.map((item) => printJson(item, inner)),
      "]",
      indentation,
    );
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(
      ([key, member]) => `${propertyKey(key).text}: ${printJson(member, inner)}`,
    );
    return printList("{ ", members, " }", indentation);
  }
  return Object.is(value, -0) ? "-0" : JSON.stringify(value);
}

function printList(open: string, items: readonly string[], close: string, indentation: string): string {
  if (items.length === 0) return `${open.trim()}${close.trim()}`;
  const line = `${open}${items.join(", ")}${close}`;
  if (indentation.length + line.length <= 100 && !line.includes("\n")) return line;
  const body = items.map((item) => `${indentation}  ${item},\n`).join("");
  return `${open.trim()}\n${body}${indentation}${close.trim()}`;
}

/** Breaks up an end of comment, and the tags with which TypeScript drops a declaration or an error. */
function breakUp(text: string): string {
  return text.replaceAll("*/", "*\u200b/").replaceAll(/@(?=internal|ts-)/g, "@\u200b");
}

function escapeLineSeparators(text: string): string {
  return text.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  let rest = line.replace(/[\r\n\t]+/g, " ");
  while (rest.length > width) {
    const space = rest.lastIndexOf(" ", width);
    const end = space > 0 ? space : rest.indexOf(" ", width);
    if (end <= 0) break;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end + 1);
  }
  return [...lines, rest];
}

/** What templates are without their margins. Each stands in the source once, and is printed many times. */
const templates = new WeakMap<TemplateStringsArray, readonly string[]>();

function withoutMargin(strings: TemplateStringsArray): readonly string[] {
  const known = templates.get(strings);
  if (known !== undefined) return known;
  const margin = findMargin(strings);
  const [first = "", ...others] = strings.map((text) => removeMargin(text, margin));
  const texts = [first.replace(/^\n/, ""), ...others];
  templates.set(strings, texts);
  return texts;
}

/** Returns the blanks at the start of the last line. */
function indentationOf(text: string): string {
  const start = text.lastIndexOf("\n") + 1;
  let end = start;
  while (text[end] === " ") end++;
  return text.slice(start, end);
}

function findMargin(strings: TemplateStringsArray): number {
  if (!strings[0]?.startsWith("\n")) return 0;
  const margins = strings.flatMap((text) =>
    [...text.matchAll(/\n( *)(?=[^\s]|$)/g)].map((found) => found[1]?.length ?? 0),
  );
  const last = strings.at(-1) ?? "";
  const closing = /\n( *)$/.exec(last);
  const considered = closing === null ? margins : margins.slice(0, -1);
  return considered.length === 0 ? 0 : Math.min(...considered);
}

function removeMargin(text: string, margin: number): string {
  return text.replaceAll(new RegExp(`\\n {0,${margin}}`, "g"), "\n");
}

/** Drops the blanks of lines that an empty piece left, and the line break at the end. */
function tidy(text: string): string {
  // Without the look back, each blank of a margin would be tried as the first.
  return text.replace(/(?<! ) +$/gm, "").replace(/\n+$/, "");
}

/**
 * Returns a type written by somebody else's generator as code, if it is built of literals, names of scalar types and
 * unions. Throws TypeError otherwise.
 */
export function rawType(text: string): Code {
  const member = String.raw`(?:"(?:[^"\\\n]|\\.)*"|-?[\d.]+(?:[eE][+-]?\d+)?|string|number|boolean|null|true|false|unknown|never)`;
  // Parentheses around unions in unions say nothing.
  const flat = text.replace(/"(?:[^"\\\n]|\\.)*"|[()]/g, (found) => (found.startsWith('"') ? found : ""));
  if (new RegExp(`^${member}(?: \\| ${member})*$`).test(flat)) return new Code(escapeLineSeparators(flat));
  throw new TypeError(`not a type of scalars: ${JSON.stringify(text)}`);
}
