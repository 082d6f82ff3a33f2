import { clip } from "../../runtime/text.js";

/**
 * Returns the beginning of a text as a text of its own. A slice keeps the whole text in memory that it was cut from, and
 * what an audit keeps is cut from all of its input. Halves of characters become the replacement character.
 */
export function ownText(text: string, maximum: number): string {
  return Buffer.from(clip(text, maximum)).toString();
}
