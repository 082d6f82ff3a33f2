import { nextLine } from "./lines.js";

/** Lines that Markdown shows as a quotation, without the marks that make them one. */
export interface Quotation {
  readonly text: string;
  /** Behind its last line, in the text that it stands in. */
  readonly end: number;
  /** Returns where the code unit at an offset of `text` stands in the text that it is from. */
  original(offset: number): number;
}

const marks = /(?: {0,3}> ?)+/y;

/** Returns the quotation that begins with the line at `start`. Takes off all levels at once. */
export function quotationAt(text: string, start: number): Quotation | undefined {
  const lines: string[] = [];
  /** For each line, its start in the quotation and in the text. */
  const starts: number[] = [];
  const origins: number[] = [];
  let length = 0;
  let end = start;
  while (end < text.length) {
    marks.lastIndex = end;
    if (!marks.test(text)) break;
    const origin = marks.lastIndex;
    end = nextLine(text, origin);
    lines.push(text.slice(origin, end));
    starts.push(length);
    origins.push(origin);
    length += end - origin;
  }
  if (lines.length === 0) return undefined;
  const original = (offset: number): number => {
    const line = lastAtMost(starts, offset);
    return (origins[line] ?? start) + offset - (starts[line] ?? 0);
  };
  return { text: lines.join(""), end, original };
}

/** Returns the last index in the ascending `numbers` whose number is at most `limit`. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((numbers[middle] ?? 0) > limit) high = middle - 1;
    else low = middle;
  }
  return low;
}
