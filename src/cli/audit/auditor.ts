import { isAscii, isUtf8 } from "node:buffer";
import { readJson } from "../../parsing/json/index.js";
import { defaultLimits } from "../../parsing/limits.js";
import type { ReadOptions } from "../../parsing/options.js";
import type { Contract } from "../../runtime/contract.js";
import { isObject } from "../../runtime/object.js";
import { EntryReader, type ToolUse, type Utterance } from "./entry.js";
import { Judge, type Judgement } from "./judge-text.js";
import { Likeness } from "./likeness.js";
import { hasTooManyValues } from "./limits.js";
import type { Recorder } from "./recorder.js";
import { timeOf } from "./times.js";

const openBrace = 0x7b;
const openBracket = 0x5b;
const byteOrderMark = 0xfeff;

/** Finds attempts in lines, values and texts, and has them counted. */
export class Auditor {
  readonly #likeness: Likeness;
  readonly #judge: Judge;
  readonly #reader: EntryReader;
  /** Reads entries whose texts were decoded byte by byte, to see whether they are worth more. */
  readonly #looker: EntryReader | undefined;
  #recorder: Recorder | undefined;

  constructor(contracts: readonly Contract[], coerce: ReadOptions["coerce"]) {
    this.#likeness = new Likeness(contracts);
    this.#judge = new Judge(contracts, this.#likeness, coerce);
    const agentOfUse = (id: string): ToolUse["agent"] | undefined => this.#recorder?.uses.agentOf(id);
    this.#reader = new EntryReader(this.#likeness, agentOfUse);
    const canLook = [...this.#likeness.telling].every((key) => isAscii(Buffer.from(key)));
    this.#looker = canLook ? new EntryReader(new Likeness(contracts, "complete"), agentOfUse) : undefined;
  }

  /** Audits a line of a file of lines; `undefined` stands for one that is too long. */
  auditLine(bytes: Buffer | undefined, isEnded: boolean, recorder: Recorder): void {
    recorder.lineCount++;
    if (bytes === undefined || hasTooManyValues(bytes)) {
      recorder.lines++;
      recorder.tooLong++;
      return;
    }
    if (isBlank(bytes)) return;
    recorder.lines++;
    const line = recorder.lineCount;
    const isPlain = isAscii(bytes);
    if (!isPlain && !isUtf8(bytes)) {
      recorder.notJson++;
      return;
    }
    // To decode UTF-8 costs as much as to parse, and most lines hold no attempt: where all that matters is ASCII, bytes do.
    if (!isPlain && this.#looker !== undefined) {
      const look = parse(bytes.toString("latin1"));
      if (look !== undefined && !this.#isWorthDecoding(look.value, this.#looker, recorder)) return;
    }
    const text = isPlain ? bytes.toString("latin1") : withoutMark(bytes.toString());
    const parsed = parse(text);
    if (parsed === undefined) this.auditBroken(text, isEnded, line, recorder);
    else this.auditValue(parsed.value, line, recorder, text);
  }

  /** Audits the value of a line or of a document; `text` is what it was written as, if it is written as JSON. */
  auditValue(value: unknown, line: number, recorder: Recorder, text?: string): void {
    this.#recorder = recorder;
    const { utterances, uses } = this.#reader.read(value);
    for (const { id, agent } of uses) recorder.uses.add(id, agent);
    if (utterances.length === 0) return;
    const time = timeOf(value);
    const found = new Set<string>();
    for (const utterance of utterances) {
      const written = textOf(utterance, value, text);
      if (written === undefined) continue;
      for (const judgement of this.#judge.judge(written)) {
        // What was said and what it was parsed to often stand in one line.
        const said = judgement.data === undefined ? undefined : inOneOrder(judgement.data);
        if (said !== undefined && found.has(said)) continue;
        if (said !== undefined) found.add(said);
        recorder.add(judgement, { ...utterance, line, time, text: written });
      }
    }
  }

  /** Audits a text that is an agent's answer, and that begins at a line. */
  auditText(text: string, line: number, recorder: Recorder): void {
    for (const judgement of this.#judgeText(text)) {
      recorder.add(judgement, { agent: null, line: line + judgement.line - 1, time: undefined, text });
    }
  }

  #judgeText(text: string): readonly Judgement[] {
    return this.#likeness.mayStandIn(text) ? this.#judge.judge(text) : [];
  }

  #isWorthDecoding(value: unknown, looker: EntryReader, recorder: Recorder): boolean {
    this.#recorder = recorder;
    const { utterances, uses } = looker.read(value);
    if (
      utterances.length > 0 ||
      uses.some(({ id, agent }) => !isPlainText(id) || (agent !== false && !isPlainText(agent ?? "")))
    )
      return true;
    for (const { id, agent } of uses) recorder.uses.add(id, agent);
    return false;
  }

  /** Counts a line or a document that is no JSON, and looks for a packet in it: the broken object that it is, or one in a line of a log. */
  auditBroken(text: string, isEnded: boolean, line: number, recorder: Recorder): void {
    const start = text.search(/\S/);
    const first = text.charCodeAt(start);
    const isValue = first === openBrace || first === openBracket;
    if (text.length > defaultLimits.bytes) {
      recorder[isValue && !isEnded ? "cutOff" : "notJson"]++;
      return;
    }
    const settings = { maximumDepth: defaultLimits.depth, duplicateKeys: "last", repair: true } as const;
    const fault = isValue ? readJson(text, start, settings).fault : undefined;
    recorder[fault?.class === "truncated" && !isEnded ? "cutOff" : "notJson"]++;
    // An entry of a transcript that is broken holds answers in parts only, and templates as well.
    if (fault !== undefined && this.#likeness.contractOfKeys(fault.keys) === undefined) return;
    this.auditText(text, line, recorder);
  }
}

function textOf({ said }: Utterance, value: unknown, text: string | undefined): string | undefined {
  if (typeof said === "string") return said;
  if (said === value && text !== undefined) return text;
  try {
    return JSON.stringify(said);
  } catch {
    // Nested so deeply that the stack does not hold it: no packet is.
    return undefined;
  }
}

/** Writes a packet so that equal ones are written alike, whatever the order of their keys. */
function inOneOrder(packet: unknown): string {
  return JSON.stringify(packet, (_key, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text;
}

function isPlainText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is not ASCII is what it looks for
  return /^[\x00-\x7f]*$/.test(text);
}

function isBlank(bytes: Buffer): boolean {
  for (const byte of bytes) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false;
  return true;
}
