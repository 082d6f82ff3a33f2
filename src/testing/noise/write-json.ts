/** How JSON, or what models take for JSON, is written. */
export interface JsonStyle {
  /** The blanks of one level of indentation; empty for one line. */
  readonly indent: string;
  readonly writeKey: (key: string) => string;
  readonly writeText: (text: string) => string;
  readonly writeScalar: (value: unknown) => string;
  /** What stands after the last item of a list or an object. */
  readonly beforeClosing: string;
  /** What stands at the end of the line of an item. */
  readonly afterItem: (index: number) => string;
}

/** JSON as it should be, over several lines. */
export const properStyle: JsonStyle = {
  indent: "  ",
  writeKey: (key) => JSON.stringify(key),
  writeText: (text) => JSON.stringify(text),
  writeScalar: (value) => JSON.stringify(value),
  beforeClosing: "",
  afterItem: () => "",
};

/** Writes a JSON value in a style. */
export function writeJson(value: unknown, style: JsonStyle, margin = ""): string {
  if (typeof value === "string") return style.writeText(value);
  if (typeof value !== "object" || value === null) return style.writeScalar(value);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const inner = margin + style.indent;
  const items = Object.entries(value).map(([key, member]) => {
    const text = writeJson(member, style, inner);
    return Array.isArray(value) ? text : `${style.writeKey(key)}: ${text}`;
  });
  if (items.length === 0) return open + close;
  const [before, between] = style.indent === "" ? ["", " "] : [`\n${inner}`, `\n${inner}`];
  const lines = items.map((item, index) => {
    const isLast = index === items.length - 1;
    return `${item}${isLast ? style.beforeClosing : ","}${style.afterItem(index)}`;
  });
  return `${open}${before}${lines.join(between)}${style.indent === "" ? "" : `\n${margin}`}${close}`;
}
