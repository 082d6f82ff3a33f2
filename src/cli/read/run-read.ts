import type { ReadOptions } from "../../parsing/options.js";
import { readPacket } from "../../parsing/read-packet.js";
import type { ReadRefusal, ReadResult, ReadSuccess } from "../../parsing/result.js";
import { isPacketError, type PacketError } from "../../runtime/packet-error.js";
import { parseCoercions } from "../coercions.js";
import { loadContracts } from "../contracts/load-contracts.js";
import { exitCodes } from "../exit-codes.js";
import { decode } from "../input/decode.js";
import { nameOf, readBytes, standardInput } from "../input/read-bytes.js";
import { harmlessLine } from "../terminal/harmless.js";
import { type Style, styleFor } from "../terminal/style.js";
import { complain, print, printJson } from "../terminal/write.js";
import { UsageError } from "../usage-error.js";

/** What `read` is asked to do. */
export interface ReadRequest {
  readonly file: string;
  readonly contracts: readonly string[];
  readonly coerce: string | undefined;
  readonly options: ReadOptions;
  readonly wantsFeedback: boolean;
  readonly isCompact: boolean;
  readonly isJson: boolean;
}

/** Reads a packet out of a text, prints it, and returns the exit code. */
export async function runRead(request: ReadRequest): Promise<number> {
  const { file, isCompact, isJson, wantsFeedback } = request;
  const coerce = request.coerce === undefined ? false : parseCoercions(request.coerce);
  const contracts = await loadContracts(request.contracts);
  if (file === standardInput && process.stdin.isTTY) throw new UsageError("no text: name a file, or pipe one in");
  const text = decode(await readBytes(file), nameOf(file));
  const result = readPacket(contracts, text, { ...request.options, coerce });
  process.exitCode = result.success ? exitCodes.success : exitCodes.failure;
  const style = styleFor(process.stderr);
  if (isJson) await printJson(plain(result), isCompact);
  else if (result.success) {
    await complain(describeSuccess(result, style));
    await printJson(result.data, isCompact);
  } else {
    await complain(describeRefusal(result, style));
    if (wantsFeedback) await print(result.feedback);
  }
  return result.success ? exitCodes.success : exitCodes.failure;
}

/** A result as JSON: errors have no stack. */
function plain(result: ReadResult<unknown>): unknown {
  if (result.success) return result;
  const { error, feedback, position } = result;
  return { success: false, error: isPacketError(error) ? error.toJSON() : {}, feedback, position };
}

function describeSuccess(result: ReadSuccess<unknown>, style: Style): string {
  const { contract, format, span, repairs, coercions, warnings } = result;
  const lines = [`${style.green("✔")} ${contract} in ${format}, line ${span.line}, column ${span.column}`];
  for (const { kind, line, column } of repairs) lines.push(`  repaired ${kind} at ${line}:${column}`);
  for (const { kind, pointer } of coercions)
    lines.push(`  coerced ${kind} at ${pointer === "" ? "(root)" : harmlessLine(pointer)}`);
  for (const { code, message } of warnings)
    lines.push(`  ${style.yellow("warning")} ${harmlessLine(message)} ${style.dim(`[${code}]`)}`);
  return lines.join("\n");
}

/** The message without the issues, of which each has a line of its own. */
function headlineOf({ message, issues: [first] }: PacketError): string {
  const end = first === undefined ? -1 : message.indexOf(`; ${first.message.slice(0, 100)}`);
  return end < 0 ? message : message.slice(0, end);
}

function describeRefusal({ error, position }: ReadRefusal, style: Style): string {
  const place = position === undefined ? "" : ` (line ${position.line}, column ${position.column})`;
  const lines = [`${style.red("✖")} ${error.code}: ${harmlessLine(headlineOf(error))}${place}`];
  for (const { message, code } of error.issues) lines.push(`  ${harmlessLine(message)} ${style.dim(`[${code}]`)}`);
  if (error.omitted > 0) lines.push(`  and ${error.omitted} more`);
  return lines.join("\n");
}
