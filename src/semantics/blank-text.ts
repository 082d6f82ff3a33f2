import type { Findings } from "./finding.js";

/** Records that `text`, which a packet has under `key`, is empty or only space. */
export function findBlankText(text: string, key: string, findings: Findings): void {
  const first = text.charCodeAt(0);
  // Nearly all texts begin with a letter or a digit.
  if (first > space && first <= lastOfAscii) return;
  if (text.trim() === "") findings.error("blank_text", "text that is not blank", key);
}

const space = 0x20;
const lastOfAscii = 0x7f;
