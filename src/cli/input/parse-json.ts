import { UsageError } from "../usage-error.js";

/** Parses the text of a file of settings. Throws `UsageError` where it is not JSON, without a word of the text. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file}: is not JSON`);
  }
}
