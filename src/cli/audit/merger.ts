import type { Attempt, AuditReport, Fault } from "./audit-report.js";
import { OpenUses } from "./open-uses.js";
import type { CountedFault, Doubt, PartAttempt, PartResult } from "./part.js";
import { mostFaults } from "./recorder.js";
import { MutableTally, NamedTallies } from "./tally.js";
import { TimelineCounter } from "./timeline.js";

const mostAgents = 1_000;
const mostContracts = 1_000;
const mostUnreadable = 100;
const shownFaults = 10;

/** What becomes of attempts in doubt: they are nobody's, or an agent's; `undefined` leaves them as they are. */
type Settled = { readonly isDropped: true } | { readonly isDropped: false; readonly agent: string | undefined };

interface MutableFault extends Omit<Fault, "count"> {
  count: number;
}

/** Puts the parts of an audit together. They have to come in the order of the input, and then the report is always the same. */
export class Merger {
  readonly #listed: number;
  readonly #input = { files: 0, bytes: 0, lines: 0, notJson: 0, cutOff: 0, tooLong: 0 };
  readonly #unreadable: { readonly file: string; readonly reason: string }[] = [];
  readonly #total = new MutableTally();
  readonly #contracts = new NamedTallies(mostContracts);
  readonly #agents = new NamedTallies(mostAgents);
  readonly #times = new TimelineCounter();
  readonly #faults = new Map<string, MutableFault>();
  readonly #attempts: Attempt[] = [];
  #uses = new OpenUses();
  #lineCount = 0;
  #lastDigest: string | undefined;
  /** How many attempts there were so far. */
  attempts = 0;
  #notable = 0;

  constructor(listed: number) {
    this.#listed = listed;
  }

  /** How many files could be read so far, and how many not. */
  get readable(): number {
    return this.#input.files;
  }

  /** Takes note of a path that cannot be read. */
  addUnreadable(file: string, reason: string): void {
    const isKnown = this.#unreadable.some((each) => each.file === file);
    if (!isKnown && this.#unreadable.length < mostUnreadable) this.#unreadable.push({ file, reason });
  }

  /** Adds what was found in the next part. */
  add(part: PartResult): void {
    if (part.isFirst) this.#startFile(part);
    if (part.unreadable !== undefined) this.addUnreadable(part.file, part.unreadable);
    else this.#input.bytes += part.bytes;
    for (const key of ["lines", "notJson", "cutOff", "tooLong"] as const) this.#input[key] += part[key];
    const settled = part.doubts.map((doubt) => this.#settle(doubt));
    this.#count(part, settled);
    this.#addFaults(part.faults, settled);
    this.#addAttempts(part.attempts, settled);
    this.#uses.count += part.useCount - part.uses.length;
    for (const { id, agent } of part.uses) this.#uses.add(id, agent);
    this.#lineCount += part.lineCount;
    this.#lastDigest = part.lastDigest ?? this.#lastDigest;
  }

  /** Returns the report on all that was added. */
  report(): AuditReport {
    const faults = [...this.#faults.values()].sort((left, right) => right.count - left.count);
    return {
      input: { ...this.#input, unreadable: this.#unreadable },
      total: this.#total.plain(),
      contracts: this.#contracts.list(),
      agents: this.#agents.list(),
      times: this.#times.timeline(),
      faults: faults.slice(0, shownFaults),
      attempts: this.#attempts,
      omitted: this.#notable - this.#attempts.length,
    };
  }

  #startFile({ unreadable }: PartResult): void {
    if (unreadable === undefined) this.#input.files++;
    this.#uses = new OpenUses();
    this.#lineCount = 0;
    this.#lastDigest = undefined;
  }

  #settle(doubt: Doubt): Settled {
    if (doubt.kind === "echo") return doubt.digest === this.#lastDigest ? { isDropped: true } : unchanged;
    const agent = this.#uses.agentOf(doubt.id, this.#uses.count + doubt.usesBefore);
    if (agent === false) return doubt.isDoubtful ? { isDropped: true } : unchanged;
    return { isDropped: false, agent: agent ?? undefined };
  }

  #count({ counts }: PartResult, settled: readonly Settled[]): void {
    for (const { contract, agent, hour, outcome, doubt, count } of counts) {
      const fate = fateOf(doubt, settled);
      if (fate.isDropped) continue;
      this.attempts += count;
      if (outcome !== "valid") this.#notable += count;
      this.#total.add(outcome, count);
      this.#contracts.add(contract, outcome, count);
      this.#agents.add(fate.agent ?? agent, outcome, count);
      if (hour !== null) this.#times.add(hour, outcome, count);
    }
  }

  #addFaults(faults: readonly CountedFault[], settled: readonly Settled[]): void {
    for (const { count, doubt, example, ...fault } of faults) {
      const fate = fateOf(doubt, settled);
      if (fate.isDropped) continue;
      const key = JSON.stringify([fault.contract, fault.class, fault.code, fault.pointer]);
      const known = this.#faults.get(key);
      if (known !== undefined) known.count += count;
      else if (this.#faults.size < mostFaults)
        this.#faults.set(key, { count, ...fault, example: this.#place(example, fate.agent) });
    }
  }

  #addAttempts(attempts: readonly PartAttempt[], settled: readonly Settled[]): void {
    for (const { doubt, ...attempt } of attempts) {
      if (this.#attempts.length >= this.#listed) return;
      const fate = fateOf(doubt, settled);
      if (!fate.isDropped) this.#attempts.push(this.#place(attempt, fate.agent));
    }
  }

  /** Gives an attempt of a part its line in the file, and its agent. */
  #place(attempt: Attempt, agent: string | undefined): Attempt {
    return { ...attempt, line: this.#lineCount + attempt.line, agent: agent ?? attempt.agent };
  }
}

const unchanged: Settled = { isDropped: false, agent: undefined };

function fateOf(doubt: number | undefined, settled: readonly Settled[]): Settled {
  return (doubt === undefined ? undefined : settled[doubt]) ?? unchanged;
}
