/**
 * Returns a number of levels that a YAML text cannot exceed, without parsing it: brackets, indentation and the marks
 * of nested sequences and mappings on one line are counted, wherever they stand. The parser recurses, and on some
 * versions of Node the whole process ends where the stack does not suffice, so that this has to be known before.
 */
export function estimateDepth(text: string): number {
  let deepest = 0;
  let brackets = 0;
  const indents: number[] = [];
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const { indent, marks } = measure(line);
    if (indent === line.length) continue;
    while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent) indents.pop();
    indents.push(indent);
    for (let index = indent; index < line.length; index++) {
      const character = line[index];
      if (character === "[" || character === "{") {
        brackets++;
        deepest = Math.max(deepest, indents.length + marks + brackets);
      } else if ((character === "]" || character === "}") && brackets > 0) brackets--;
    }
    deepest = Math.max(deepest, indents.length + marks);
  }
  return deepest;
}

/** Counts the leading spaces of a line, and the sequence and key marks (`- `, `? `, `: `) that follow them. */
function measure(line: string): { readonly indent: number; readonly marks: number } {
  let indent = 0;
  while (line[indent] === " ") indent++;
  let index = indent;
  let marks = 0;
  while ("-?:".includes(line[index] ?? " ") && " \t".includes(line[index + 1] ?? " ")) {
    marks++;
    index++;
    while (line[index] === " " || line[index] === "\t") index++;
    if (index >= line.length) break;
  }
  return { indent, marks };
}
