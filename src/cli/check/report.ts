import { jsonPointer } from "../../runtime/json-pointer.js";
import type { FramePlace } from "./code-frame.js";
import type { Problem, Refusal, Verdict } from "./judge.js";
import type { Found, Source } from "./packets.js";

/** A problem with its place in the file. */
export interface PlacedProblem extends Problem {
  /** The place in the text of the source. */
  readonly place: FramePlace;
}

/** What is said of one packet, or of a text in which there is none. */
export interface PacketReport {
  readonly source: Source;
  /** Where the packet stands in its document, as a JSON pointer. */
  readonly pointer: string;
  readonly isValid: boolean;
  /** The contract that it satisfies or comes closest to; nothing for a text that cannot be understood. */
  readonly contract: string | undefined;
  readonly problems: readonly PlacedProblem[];
  readonly omitted: number;
  readonly others: readonly Refusal[];
}

/** What a run has looked at. */
export interface Summary {
  readonly files: number;
  readonly packets: number;
  readonly valid: number;
  readonly invalid: number;
  readonly warnings: number;
  readonly unreadable: number;
}

/** Tells what a run finds, packet by packet. */
export interface Reporter {
  packet(report: PacketReport): Promise<void>;
  /** A file that cannot be read. */
  unreadable(file: string, message: string): Promise<void>;
  end(summary: Summary): Promise<void>;
}

/** Reports a value that was judged. */
export async function reportValue(found: Found & { kind: "value" }, verdict: Verdict): Promise<PacketReport> {
  const { isValid, contract, omitted, others } = verdict;
  const common = { source: found.source, pointer: jsonPointer(found.base), isValid, contract, omitted, others };
  if (verdict.problems.length === 0) return { ...common, problems: [] };
  const [{ createLocate }, { lineIndexOf }] = await Promise.all([import("./locate.js"), import("./line-index.js")]);
  const locate = await createLocate(found);
  const lines = lineIndexOf(found.source);
  const problems = verdict.problems.map((problem): PlacedProblem => {
    const { offset, length } = locate(problem.path, problem.code);
    return { ...problem, place: { ...lines.at(offset), length } };
  });
  return { ...common, problems };
}

/** Reports a text that cannot be understood. */
export async function reportFault(found: Found & { kind: "fault" }): Promise<PacketReport> {
  const { lineIndexOf } = await import("./line-index.js");
  const { source, offset, code, problem } = found;
  const place = { ...lineIndexOf(source).at(offset), length: 1 };
  const placed: PlacedProblem = { severity: "error", code, path: [], pointer: "", message: problem, place };
  return { source, pointer: "", isValid: false, contract: undefined, problems: [placed], omitted: 0, others: [] };
}

/** The line of a problem in its file. */
export function lineOf({ source }: Pick<PacketReport, "source">, { place }: PlacedProblem): number {
  return source.firstLine + place.line - 1;
}
