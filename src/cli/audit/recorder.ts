import { createHash } from "node:crypto";
import type { Attempt } from "./audit-report.js";
import type { Utterance } from "./entry.js";
import type { Judgement } from "./judge-text.js";
import { OpenUses } from "./open-uses.js";
import type { CountedAttempts, CountedFault, Doubt, PartAttempt, PartResult } from "./part.js";

/** The most kinds of faults that are counted. */
export const mostFaults = 10_000;

const millisecondsOfHour = 3_600_000;

/**
 * How much more may be kept in the recorders of one task, so that many files at once take no more memory than one. Of
 * attempts in doubt there is room for as many again: they may all be dropped.
 */
export class Room {
  attempts: number;
  attemptsInDoubt: number;
  faults = mostFaults;

  constructor(mostAttempts: number) {
    this.attempts = mostAttempts;
    this.attemptsInDoubt = mostAttempts;
  }
}

/** Where and by whom an attempt was made. */
export interface Circumstances extends Pick<Utterance, "agent" | "use" | "isDoubtful" | "isEcho"> {
  readonly line: number;
  readonly time: number | undefined;
  readonly text: string;
}

/** Counts what is found in a part of a file. What it keeps is bounded, or is less than the part itself. */
export class Recorder {
  readonly uses = new OpenUses();
  lineCount = 0;
  lines = 0;
  notJson = 0;
  cutOff = 0;
  tooLong = 0;
  readonly #file: string;
  readonly #room: Room;
  readonly #counts = new Map<string, CountedAttempts>();
  readonly #faults = new Map<string, CountedFault>();
  readonly #attempts: PartAttempt[] = [];
  readonly #doubts: Doubt[] = [];
  #lastText: string | undefined;

  constructor(file: string, room: Room) {
    this.#file = file;
    this.#room = room;
  }

  /** Counts an attempt. */
  add(judgement: Judgement, circumstances: Circumstances): void {
    const { contract, outcome } = judgement;
    const { agent, time, text, isEcho = false } = circumstances;
    if (isEcho && text === this.#lastText) return;
    const doubt = this.#doubtOf(circumstances);
    this.#lastText = text;
    const about = doubt === undefined ? {} : { doubt };
    const hour = time === undefined ? null : Math.floor(time / millisecondsOfHour);
    const key = JSON.stringify([contract, outcome, hour, agent, doubt]);
    const counted = this.#counts.get(key);
    if (counted === undefined) this.#counts.set(key, { contract, agent, hour, outcome, ...about, count: 1 });
    else counted.count++;
    if (outcome === "valid") return;
    const attempt = this.#attemptOf(judgement, outcome, circumstances);
    const kind = doubt === undefined ? "attempts" : "attemptsInDoubt";
    if (this.#room[kind] > 0) {
      this.#room[kind]--;
      this.#attempts.push({ ...attempt, ...about });
    }
    if (outcome !== "repaired") this.#addFaults(judgement, attempt, doubt);
  }

  /** Returns what was counted. */
  result(bytes: number, isFirst: boolean): PartResult {
    const { lineCount, lines, notJson, cutOff, tooLong } = this;
    return {
      file: this.#file,
      isFirst,
      bytes,
      lineCount,
      lines,
      notJson,
      cutOff,
      tooLong,
      counts: [...this.#counts.values()],
      faults: [...this.#faults.values()],
      attempts: this.#attempts,
      doubts: this.#doubts,
      uses: this.uses.list(),
      useCount: this.uses.count,
      ...(this.#lastText === undefined ? {} : { lastDigest: digest(this.#lastText) }),
    };
  }

  #doubtOf({ use, isDoubtful = false, isEcho, text }: Circumstances): number | undefined {
    if (use !== undefined)
      return this.#doubts.push({ kind: "use", id: use, usesBefore: this.uses.count, isDoubtful }) - 1;
    if (isEcho && this.#lastText === undefined) return this.#doubts.push({ kind: "echo", digest: digest(text) }) - 1;
    return undefined;
  }

  #attemptOf(
    { contract, messages, excerpt }: Judgement,
    outcome: Attempt["outcome"],
    { line, agent, time }: Circumstances,
  ): Attempt {
    const iso = time === undefined ? null : new Date(time).toISOString();
    return { file: this.#file, line, agent, contract, time: iso, outcome, messages, excerpt };
  }

  #addFaults({ contract, outcome, faults }: Judgement, example: Attempt, doubt: number | undefined): void {
    if (outcome === "valid" || outcome === "repaired") return;
    for (const fault of faults) {
      const key = JSON.stringify([contract, outcome, fault.code, fault.pointer, doubt]);
      const counted = this.#faults.get(key);
      if (counted !== undefined) counted.count++;
      else if (this.#room.faults > 0) {
        this.#room.faults--;
        const about = doubt === undefined ? {} : { doubt };
        this.#faults.set(key, { contract, class: outcome, ...fault, ...about, example, count: 1 });
      }
    }
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
