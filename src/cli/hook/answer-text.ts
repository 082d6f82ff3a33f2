import { isObject } from "../../runtime/object.js";

const maximumDepth = 20;

/** Where hosts put the text of an answer, the outer first. */
const holders = ["content", "output", "result", "text", "message", "response", "stdout"];

/**
 * Returns the text of an answer in any of the forms that hosts give it: a text, blocks of text, an object around them.
 * A value that holds none is its own JSON: a packet that was parsed already.
 */
export function answerText(answer: unknown): string {
  const text = textIn(answer, 0);
  if (text !== undefined) return text;
  return answer === undefined || answer === null ? "" : toJson(answer);
}

/** Returns a value as JSON; nothing for one nested so deeply that it can be no packet. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return "";
  }
}

function textIn(value: unknown, depth: number): string | undefined {
  if (typeof value === "string") return textInJson(value, depth) ?? value;
  if (depth === maximumDepth) return undefined;
  if (Array.isArray(value)) return textOfBlocks(value, depth);
  if (!isObject(value)) return undefined;
  for (const key of holders) {
    if (!Object.hasOwn(value, key) || isOfPacket(value, key)) continue;
    const text = textIn(value[key], depth + 1);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Some hosts give what holds the answer as JSON in a text. */
function textInJson(text: string, depth: number): string | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? textIn(value, depth + 1) : undefined;
  } catch {
    return undefined;
  }
}

/** An object that has much besides is no wrapper, but a packet with a key of such a name. */
function isOfPacket(value: object, key: string): boolean {
  return typeof (value as { readonly [key: string]: unknown })[key] !== "object" && !isWrapper(value);
}

function isWrapper(value: object): boolean {
  const { type, role } = value as { readonly type?: unknown; readonly role?: unknown };
  const isMarked = typeof type === "string" || role === "assistant";
  return isMarked || Object.keys(value).every((key) => holders.includes(key) || hostKeys.has(key));
}

/** What hosts say beside an answer. */
const hostKeys: ReadonlySet<string> = new Set([
  ..."id type role model status isError is_error success stderr interrupted isImage annotations usage".split(" "),
  ..."totalDurationMs totalTokens totalToolUseCount agentId prompt".split(" "),
]);

/** Puts blocks of text together; what is no text, a picture or the call of a tool, is left out. */
function textOfBlocks(blocks: readonly unknown[], depth: number): string | undefined {
  const texts = blocks.flatMap((block) => {
    if (isObject(block) && typeof block["type"] === "string" && block["type"] !== "text" && !("content" in block))
      return [];
    return textIn(block, depth + 1) ?? [];
  });
  return texts.length === 0 ? undefined : texts.join("\n");
}
