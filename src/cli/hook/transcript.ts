import { open, stat } from "node:fs/promises";
import { isObject } from "../../runtime/object.js";
import { answerText } from "./answer-text.js";

/** How much of the end of a transcript is read, in bytes: the last answer of an agent is there. */
const tailLength = 4 * 1024 * 1024;

/** Returns the last answer of the agent in a transcript, a file of JSON lines. Nothing where there is none. */
export async function lastAnswer(path: string): Promise<string | undefined> {
  if (!(await stat(path)).isFile()) return undefined;
  const lines = (await readTail(path)).split("\n");
  for (let index = lines.length - 1; index >= 0; index--) {
    const text = answerIn(lines[index] ?? "");
    if (text !== undefined && text.trim() !== "") return text;
  }
  return undefined;
}

async function readTail(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const length = Math.min(size, tailLength);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns what the agent says in a line of a transcript; nothing for lines of others, and for those that are no JSON. */
function answerIn(line: string): string | undefined {
  const entry = parse(line);
  if (!isObject(entry)) return undefined;
  const message = isObject(entry["message"]) ? entry["message"] : entry;
  const isAgent = entry["type"] === "assistant" || message["role"] === "assistant";
  if (!isAgent || !("content" in message)) return undefined;
  const { content } = message;
  // A message that only calls tools says nothing.
  const blocks = Array.isArray(content)
    ? content.filter((block) => isObject(block) && block["type"] === "text")
    : content;
  return Array.isArray(blocks) && blocks.length === 0 ? undefined : answerText(blocks);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
