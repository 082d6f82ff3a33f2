/** Tells whether a path has characters that stand for others. */
export function isGlob(path: string): boolean {
  return /[*?[{]/.test(path);
}

/** Returns the folder that all matches of a pattern are in: what stands before its first such character. */
export function baseOf(pattern: string): string {
  const fixed = pattern.split("/").slice(0, -1);
  const first = fixed.findIndex(isGlob);
  const parts = first === -1 ? fixed : fixed.slice(0, first);
  if (parts.length === 0) return ".";
  return parts.join("/") || "/";
}

/**
 * Turns a pattern into a test of paths: `*` and `?` stand for characters of one name, `**` for any folders, `[ab]` for
 * one of some characters, `{a,b}` for one of some texts.
 */
export function compileGlob(pattern: string): RegExp {
  let source = "";
  let depth = 0;
  for (let index = 0; index < pattern.length; index++) {
    const rest = pattern.slice(index);
    const [anyFolders] = /^\*\*\//.exec(rest) ?? [];
    const [anything] = /^\*\*/.exec(rest) ?? [];
    const [set] = /^\[[^\]/]+\]/.exec(rest) ?? [];
    const character = pattern.charAt(index);
    if (anyFolders !== undefined) source += "(?:[^/]+/)*";
    else if (anything !== undefined) source += ".*";
    else if (set !== undefined) source += set.replace(/^\[!/, "[^").replaceAll("\\", "\\\\");
    else if (character === "*") source += "[^/]*";
    else if (character === "?") source += "[^/]";
    else if (character === "{" && rest.includes("}")) source += "(?:";
    else if (character === "}" && depth > 0) source += ")";
    else if (character === "," && depth > 0) source += "|";
    else source += character.replace(/[.+^$()|[\]{}\\*?]/, "\\$&");
    if (character === "{" && rest.includes("}")) depth++;
    if (character === "}" && depth > 0) depth--;
    index += (anyFolders ?? anything ?? set ?? character).length - 1;
  }
  return new RegExp(`^${source}$`, "s");
}
