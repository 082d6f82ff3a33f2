import { error, type Finding } from "./finding.js";

/** Finds those of `keys` under which `packet` has a text that is empty or only space. */
export function* findBlankTexts<Key extends string>(
  packet: { readonly [key in Key]: string },
  ...keys: readonly Key[]
): Iterable<Finding> {
  for (const key of keys) {
    if (packet[key].trim() === "") yield error("blank_text", "text that is not blank", key);
  }
}
