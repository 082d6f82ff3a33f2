import { type Code, code, identifier, join, literal } from "../../text/code.js";

/** A call of a method, with one JSON value or none as its argument. */
const call = /\.([a-z]\w*)\(((?:"(?:[^"\\]|\\.)*"|[^"()])*)\)/y;

/**
 * Reads `text` as a chain of calls on `z` with JSON arguments, and prints it afresh. What is not such a chain, or holds
 * anything but names and JSON, is refused: nothing of the text itself reaches the output.
 */
export function reprintCallChain(text: string): Code {
  const parts: Code[] = [];
  call.lastIndex = 1;
  for (let found = call.exec(text); found !== null; found = call.exec(text)) {
    const [, name = "", json = ""] = found;
    parts.push(code`.${identifier(name)}(${join(readArguments(json, text), ", ")})`);
    if (call.lastIndex === text.length && text.startsWith("z.")) return code`z${join(parts, "")}`;
  }
  throw refused(text);
}

function readArguments(json: string, text: string): readonly Code[] {
  try {
    const values: readonly unknown[] = JSON.parse(`[${json}]`);
    return values.map(literal);
  } catch {
    throw refused(text);
  }
}

function refused(text: string): TypeError {
  return new TypeError(`not a chain of calls on z with JSON arguments: ${JSON.stringify(text)}`);
}
