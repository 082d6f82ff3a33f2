import type { Contract } from "../../runtime/contract.js";
import { decode } from "../input/decode.js";
import { nameOf, streamBytes } from "../input/read-bytes.js";
import { UsageError } from "../usage-error.js";
import { Auditor } from "./auditor.js";
import { auditDocument } from "./document.js";
import { kindOf, telltaleLength } from "./file-kind.js";
import { hasTooManyValues, longestText } from "./limits.js";
import { LineScanner } from "./line-scanner.js";
import type { PartResult } from "./part.js";
import { Recorder, Room } from "./recorder.js";
import type { AuditSettings } from "./task.js";
import { unreadableReason } from "./unreadable-reason.js";

/** Audits what can be read only from its beginning to its end, such as the standard input, and gives it in parts. */
export async function* auditStream(
  path: string,
  contracts: readonly Contract[],
  settings: AuditSettings,
  pieceSize: number,
): AsyncGenerator<PartResult> {
  const file = nameOf(path);
  let isFirst = true;
  const part = (recorder: Recorder, bytes: number): PartResult => {
    const result = recorder.result(bytes, isFirst);
    isFirst = false;
    return result;
  };
  let recorder = new Recorder(file, new Room(settings.listed));
  try {
    const auditor = new Auditor(contracts, settings.coerce);
    const { beginning, rest } = await begin(streamBytes(path));
    if (kindOf(file, beginning, beginning.length) !== "lines") {
      const bytes = await readAll(file, beginning, rest);
      await auditDocument(decode(bytes, file), "text", file, auditor, recorder);
      yield part(recorder, bytes.length);
      return;
    }
    const scanner = new LineScanner(longestText, (bytes, isEnded) => {
      auditor.auditLine(bytes, isEnded, recorder);
      return true;
    });
    let bytes = 0;
    for await (const chunk of chunksOf(beginning, rest)) {
      scanner.push(chunk);
      bytes += chunk.length;
      if (bytes < pieceSize) continue;
      yield part(recorder, bytes);
      recorder = new Recorder(file, new Room(settings.listed));
      bytes = 0;
    }
    scanner.end();
    yield part(recorder, bytes);
  } catch (error) {
    const reason = unreadableReason(error, path);
    if (reason === undefined) throw error;
    yield { ...part(recorder, 0), unreadable: reason };
  }
}

async function begin(
  chunks: AsyncGenerator<Buffer>,
): Promise<{ readonly beginning: Buffer; readonly rest: AsyncGenerator<Buffer> }> {
  const first: Buffer[] = [];
  for (let length = 0; length < telltaleLength; ) {
    const { value, done } = await chunks.next();
    if (done === true) break;
    first.push(value);
    length += value.length;
  }
  return { beginning: Buffer.concat(first), rest: chunks };
}

async function* chunksOf(beginning: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield beginning;
  yield* rest;
}

async function readAll(file: string, beginning: Buffer, rest: AsyncGenerator<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunksOf(beginning, rest)) {
    length += chunk.length;
    if (length > longestText)
      throw new UsageError(`${file}: is larger than ${longestText / 1024 / 1024} MiB, and is not lines of JSON`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (hasTooManyValues(bytes))
    throw new UsageError(`${file}: has too many values for a text that is not lines of JSON`);
  return bytes;
}
