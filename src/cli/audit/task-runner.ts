import { closeSync, openSync, readSync } from "node:fs";
import type { Contract } from "../../runtime/contract.js";
import { decode } from "../input/decode.js";
import { nameOf } from "../input/read-bytes.js";
import { UsageError } from "../usage-error.js";
import { Auditor } from "./auditor.js";
import { auditDocument } from "./document.js";
import { kindOf, telltaleLength } from "./file-kind.js";
import { hasTooManyValues, longestText } from "./limits.js";
import { LineScanner } from "./line-scanner.js";
import type { PartResult } from "./part.js";
import { Recorder, Room } from "./recorder.js";
import type { AuditSettings, PieceTask, Task } from "./task.js";
import { unreadableReason } from "./unreadable-reason.js";

const chunkSize = 1024 * 1024;
/** The least that is read at once where a line goes on behind the end of its piece. */
const smallChunk = 64 * 1024;

/** Does tasks, one after the other. What it reads it reads at once, without promises: each worker has its own. */
export class TaskRunner {
  readonly #settings: AuditSettings;
  readonly #auditor: Auditor;
  readonly #chunk = Buffer.allocUnsafeSlow(chunkSize);

  constructor(contracts: readonly Contract[], settings: AuditSettings) {
    this.#settings = settings;
    this.#auditor = new Auditor(contracts, settings.coerce);
  }

  /** Does a task, and returns what was found in each file, or in the piece of one. */
  async run(task: Task): Promise<readonly PartResult[]> {
    const room = new Room(this.#settings.listed);
    if (task.kind === "piece") return [await this.#runPiece(task, room)];
    const results: PartResult[] = [];
    for (const { file, size } of task.files) results.push(await this.#runFile(file, size, room));
    return results;
  }

  async #runPiece({ file, start, end }: PieceTask, room: Room): Promise<PartResult> {
    const recorder = new Recorder(nameOf(file), room);
    const outcome = await this.#attempt(file, () => this.#readPiece(file, start, end, recorder));
    return { ...recorder.result(end - start, start === 0), ...outcome };
  }

  async #runFile(file: string, size: number, room: Room): Promise<PartResult> {
    const recorder = new Recorder(nameOf(file), room);
    const outcome = await this.#attempt(file, async () => {
      const beginning = Buffer.from(this.#readBeginning(file));
      const kind = kindOf(file, beginning, size);
      if (kind === "lines") this.#readPiece(file, 0, size, recorder);
      else await auditDocument(this.#readWhole(file, size, beginning), kind, nameOf(file), this.#auditor, recorder);
    });
    return { ...recorder.result(size, true), ...outcome };
  }

  /** Does something with a file. Where it cannot be read, returns why. */
  async #attempt(file: string, work: () => void | Promise<void>): Promise<Pick<PartResult, "unreadable">> {
    try {
      await work();
      return {};
    } catch (error) {
      const reason = unreadableReason(error, file);
      if (reason === undefined) throw error;
      return { unreadable: reason };
    }
  }

  #readPiece(file: string, start: number, end: number, recorder: Recorder): void {
    // A line that begins where the piece does is its own only if a line ends before: so the last byte before is read too.
    const base = start === 0 ? 0 : start - 1;
    let isSkipping = start > 0;
    const scanner: LineScanner = new LineScanner(longestText, (bytes, isEnded) => {
      if (isSkipping) isSkipping = false;
      else this.#auditor.auditLine(bytes, isEnded, recorder);
      return base + scanner.consumed < end;
    });
    const descriptor = openSync(file, "r");
    try {
      let position = base;
      while (!(isSkipping && position >= end)) {
        const wanted = Math.min(chunkSize, Math.max(smallChunk, end - position));
        const length = readSync(descriptor, this.#chunk, 0, wanted, position);
        position += length;
        if (length === 0) {
          if (!isSkipping) scanner.end();
          return;
        }
        if (!scanner.push(this.#chunk.subarray(0, length))) return;
      }
    } finally {
      closeSync(descriptor);
    }
  }

  #readBeginning(file: string): Buffer {
    const descriptor = openSync(file, "r");
    try {
      return this.#chunk.subarray(0, readSync(descriptor, this.#chunk, 0, telltaleLength, 0));
    } finally {
      closeSync(descriptor);
    }
  }

  #readWhole(file: string, size: number, beginning: Buffer): string {
    if (size <= beginning.length) return decode(beginning, file);
    if (size > longestText)
      throw new UsageError(`${file}: is larger than ${longestText / 1024 / 1024} MiB, and no file of lines`);
    const bytes = Buffer.allocUnsafeSlow(size);
    const descriptor = openSync(file, "r");
    try {
      let length = 0;
      for (let read = 1; read > 0 && length < size; length += read)
        read = readSync(descriptor, bytes, length, size - length, length);
      const whole = bytes.subarray(0, length);
      if (hasTooManyValues(whole)) throw new UsageError(`${file}: has too many values for a file that is not of lines`);
      return decode(whole, file);
    } finally {
      closeSync(descriptor);
    }
  }
}
