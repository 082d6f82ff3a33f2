/**
 * Returns untrusted text as it may be shown on a terminal: control characters, which could move the cursor or change
 * colours, and those that reverse the direction of writing are shown as escapes. Tabs and line feeds stay.
 */
export function harmless(text: string): string {
  return text.replace(dangerous, (character) => {
    const unit = character.charCodeAt(0).toString(16);
    return unit.length <= 2 ? `\\x${unit.padStart(2, "0")}` : `\\u${unit.padStart(4, "0")}`;
  });
}

/** Returns untrusted text on one line. */
export function harmlessLine(text: string): string {
  return harmless(text.replaceAll("\n", "\\n").replaceAll("\t", "\\t"));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const dangerous = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
