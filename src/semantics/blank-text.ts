import type { Findings } from "./finding.js";

/** Records those of `keys` under which `packet` has a text that is empty or only space. */
export function findBlankTexts<Key extends string>(
  packet: { readonly [key in Key]: string },
  findings: Findings,
  ...keys: readonly Key[]
): void {
  for (const key of keys) {
    if (packet[key].trim() === "") findings.error("blank_text", "text that is not blank", key);
  }
}
