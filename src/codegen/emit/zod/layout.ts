import { type Code, code, join } from "../../text/code.js";

/** How long a call may get before its arguments stand one a line. Leaves room for a key and indentation. */
const longestCall = 80;

/** How long a list may get before its items stand one a line. */
const longestList = 50;

/** Returns a call of `callee`, on one line where it fits. */
export function call(callee: Code, args: readonly Code[]): Code {
  const line = code`${callee}(${join(args, ", ")})`;
  const [only, ...others] = args;
  if (only === undefined || others.length === 0 || isShort(line)) return line;
  return code`
    ${callee}(
      ${args.map((argument) => code`${argument},`)}
    )
  `;
}

/** Returns a list, on one line where it fits. */
export function list(items: readonly Code[]): Code {
  const line = code`[${join(items, ", ")}]`;
  if (line.text.length <= longestList && !line.text.includes("\n")) return line;
  return code`
    [
      ${items.map((item) => code`${item},`)}
    ]
  `;
}

/** Returns methods called on `start`, one a line where they do not fit beside it. */
export function chain(start: Code, calls: readonly Code[]): Code {
  const line = code`${start}${join(calls, "")}`;
  if (calls.length < 2 || line.text.length <= longestCall + 20) return line;
  return code`
    ${start}
      ${calls}
  `;
}

function isShort({ text }: Code): boolean {
  return text.length <= longestCall && !text.includes("\n");
}
