import { type Code, code, join } from "../text/code.js";

/** Returns an import of `names`, each with the text that stands for it, sorted by name. */
export function importLine(
  names: readonly (readonly [string, Code])[],
  from: string,
  keyword: Code = code`import`,
): Code {
  const sorted = [...names]
    .sort(([left], [right]) => (left.toLowerCase() < right.toLowerCase() ? -1 : 1))
    .map(([, text]) => text);
  const line = code`${keyword} { ${join(sorted, ", ")} } from ${from};`;
  if (line.text.length <= 120) return line;
  return code`
    ${keyword} {
      ${sorted.map((name) => code`${name},`)}
    } from ${from};
  `;
}
