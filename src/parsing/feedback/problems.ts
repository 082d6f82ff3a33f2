import { clip, type Issue, jsonPointer } from "../../runtime/index.js";
import type { ReadFailure } from "../result.js";
import { count } from "./count.js";
import { describeValue, quoteData, valueAt } from "./quote.js";

/** The most UTF-16 code units of what is expected at one place: enough to list all values that a contract allows. */
const maximumExpected = 1_000;
const maximumPointer = 120;
/** Room for the line that says how many problems are not listed. */
const roomForRest = 40;

/** A pointer that can be shown as it is: nothing in it reads as a sentence or as markup. */
const plainPointer = /^[\w~/.-]+$/;

/**
 * Lists where each issue is, what is expected there and what came, one line for those that differ in an index only.
 * Lists as many as there is room for, and says how many there are beyond those.
 */
export function describeProblems({ issues, omitted, value }: ReadFailure, room: number): string[] {
  const lines: string[] = [];
  let rest = issues.length + omitted;
  let left = room - roomForRest;
  for (const { first, others } of groupAlike(issues)) {
    const line = describeGroup(first, others, value);
    left -= line.length + 1;
    if (left < 0) break;
    lines.push(line);
    rest -= 1 + others;
  }
  if (rest > 0) lines.push(`- and ${count(rest, "more problem")}.`);
  return lines;
}

function describeGroup(first: Issue, others: number, value: unknown): string {
  const more = others === 0 ? "" : ` The same holds for ${count(others, "more place")} like it.`;
  return `- ${describeIssue(first, value)}.${more}`;
}

function describeIssue(issue: Issue, value: unknown): string {
  const place = describePlace(issue);
  const expected = clip(issue.expected, maximumExpected);
  if (issue.code === "required") return `${place} is missing; expected ${expected}`;
  if (issue.code === "unknown_key") return `${place} is not a known key; expected ${expected}`;
  if (issue.code === "unreadable") return `${place}: expected ${expected}`;
  const received = valueAt(value, issue.path);
  return `${place}: expected ${expected}${received === undefined ? "" : `; you wrote ${describeValue(received)}`}`;
}

/** A key that the contract does not know is the answer's own text, and so is marked as data. */
function describePlace({ code, pointer }: Issue): string {
  if (pointer === "") return "The packet itself";
  const isPlain = code !== "unknown_key" && pointer.length <= maximumPointer && plainPointer.test(pointer);
  return isPlain ? pointer : quoteData(pointer);
}

interface Group {
  readonly first: Issue;
  others: number;
}

function groupAlike(issues: readonly Issue[]): Group[] {
  const groups = new Map<string, Group>();
  for (const issue of issues) {
    const place = jsonPointer(issue.path.map((key) => (typeof key === "number" ? "*" : key)));
    const name = JSON.stringify([issue.code, issue.expected, place]);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { first: issue, others: 0 });
    else group.others++;
  }
  return [...groups.values()];
}
