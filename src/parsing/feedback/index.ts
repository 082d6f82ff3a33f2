import { clip } from "../../runtime/index.js";
import type { ReadFailure } from "../result.js";
import { outline } from "./outline.js";
import { describeProblems } from "./problems.js";
import { dataNote } from "./quote.js";
import { describeRepairs } from "./repairs.js";
import { wordingOf } from "./wording.js";

/** The most UTF-16 code units that feedback takes, whatever the answer was. */
export const maximumFeedbackLength = 4_000;

const maximumNames = 200;

/**
 * Says what was wrong with an answer, for the next turn of the model that wrote it: the class of failure, each problem
 * with its place, what is expected and what came, what was repaired, and one instruction at the end.
 *
 * What came is clipped, escaped and marked as data, so that nothing in it can pass for an instruction of ours.
 */
export function feedback(failure: ReadFailure): string {
  const packet = clip(failure.contracts.map(({ name }) => name).join(" or "), maximumNames);
  const { opening, closing } = wordingOf(failure, packet);
  const before = [openingOf(failure, opening)];
  const after = failure.repairs.length === 0 ? [] : [describeRepairs(failure.repairs)];
  const room = maximumFeedbackLength - lengthOf([...before, dataNote, ...after, closing]);
  const details = failure.class === "none_found" ? outline(failure.contracts) : describeProblems(failure, room);
  if (details.some((line) => line.includes("<data>"))) after.unshift(dataNote);
  return [...before, details.join("\n"), ...after, closing].filter((part) => part !== "").join("\n\n");
}

function openingOf({ class: failureClass, detail, position }: ReadFailure, opening: string): string {
  if (failureClass === "truncated" || detail === undefined) return opening;
  const place = position === undefined ? "" : ` (line ${position.line}, column ${position.column})`;
  return `${opening} In particular${place}: ${clip(detail, maximumNames)}.`;
}

function lengthOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + part.length + 2, 0);
}
