import { defaultLimits } from "../../parsing/limits.js";
import { decode } from "../input/decode.js";
import { isUsageError } from "../usage-error.js";
import type { FileKind } from "./task.js";

/** How much of the beginning of a file tells how it is written. */
export const telltaleLength = 64 * 1024;

const kinds: Readonly<Record<string, FileKind>> = {
  jsonl: "lines",
  ndjson: "lines",
  json: "json",
  yaml: "yaml",
  yml: "yaml",
};

/** The files that an audit takes from a folder. Markdown and plain text are taken only if they are named. */
export const auditedFile = /\.(?:json|jsonl|ndjson|yaml|yml|log)$/i;

/**
 * Tells how a file is written: by its name, or by how it begins where that leaves it open. Throws `UsageError` for
 * UTF-16, of which no line could be read.
 */
export function kindOf(file: string, beginning: Buffer, size: number): FileKind {
  assertUtf8(file, beginning);
  const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  const known = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  const kind = known ?? sniff(beginning.toString());
  // A text of that size is no answer but a log.
  return kind === "text" && size > defaultLimits.bytes ? "lines" : kind;
}

/** Lines of JSON begin with a line that is JSON, or so long that its end is out of sight; one value alone is a document. */
function sniff(beginning: string): FileKind {
  const [first = "", ...rest] = beginning.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (!/^\ufeff?\s*[[{]/.test(first)) return "text";
  if (!isJson(first)) return rest.length === 0 && beginning.length >= telltaleLength / 4 ? "lines" : "text";
  return "lines";
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\ufeff/, ""));
    return true;
  } catch {
    return false;
  }
}

/** Refuses UTF-16 by its first bytes. Whether all the rest is UTF-8, only whoever reads it can tell. */
function assertUtf8(file: string, beginning: Buffer): void {
  try {
    decode(beginning.subarray(0, 4), file);
  } catch (error) {
    if (isUsageError(error) && error.message.includes("UTF-16")) throw error;
  }
}
