import type { FailureClass } from "../../../parsing/result.js";
import type { Counts } from "./counts.js";

/** What the ends of an attempt mean. */
export const meaningOfEnding: Readonly<Record<keyof Counts, string>> = {
  attempts: "Texts in which an agent handed over a packet, or tried to.",
  valid: "Read as they stand.",
  repaired: "Read once slips of form were mended, such as a trailing comma.",
  refused: "No packet could be read, or the packet breaks its contract.",
};

/** What the classes of refusals mean. */
export const meaningOfClass: Readonly<Record<FailureClass, string>> = {
  invalid: "It can be read, but breaks its contract.",
  none_found: "Nothing in the text could be a packet.",
  unparseable: "It looks like a packet, but its syntax can be neither understood nor repaired.",
  truncated: "The text ends inside the packet: the answer was cut off.",
  ambiguous: "There is more than one way to read it, and they differ.",
  too_large: "The text is longer than the limit.",
  too_deep: "It is nested deeper than the limit.",
  duplicate_key: "An object has the same key twice.",
  forbidden_key: "An object has a key that could do harm, such as __proto__.",
};
