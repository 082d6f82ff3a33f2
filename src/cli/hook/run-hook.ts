import type { Contract } from "../../runtime/contract.js";
import { loadContracts } from "../contracts/load-contracts.js";
import { decode } from "../input/decode.js";
import { readBytes, standardInput } from "../input/read-bytes.js";
import { harmlessLine } from "../terminal/harmless.js";
import { complain, printJson } from "../terminal/write.js";
import { answerText } from "./answer-text.js";
import { advise, block, type Decision, goOn } from "./decision.js";
import { type HookEvent, readEvent } from "./payload.js";
import { readAnswer } from "./read-answer.js";
import { contractsOf, readRoles } from "./roles.js";

/** What a hook is asked to do. */
export interface HookRequest {
  readonly contracts: readonly string[];
  /** A file of roles, where the contract depends on the agent. */
  readonly roles: string | undefined;
  readonly mode: "warn" | "block";
  /** Whether a failure of the hook itself holds the work back. */
  readonly isStrict: boolean;
}

/** The most bytes of an event. */
const maximumEvent = 16 * 1024 * 1024;

/**
 * Judges the answer that an event tells of, prints the decision for the host, and returns the exit code. A failure of
 * its own never breaks the host: it is said, and the work goes on, unless that is asked for otherwise.
 */
export async function runHook(request: HookRequest): Promise<number> {
  try {
    return await tell(await decide(request));
  } catch (error) {
    const reason = harmlessLine(error instanceof Error ? error.message : String(error)).slice(0, 500);
    const message = `typed-handoff hook: ${reason}`;
    if (request.isStrict) return tell(block(message));
    return tell({ json: { systemMessage: `${message} (the packet was not checked)` }, exitCode: 0, message });
  }
}

async function decide(request: HookRequest): Promise<Decision> {
  if (process.stdin.isTTY) throw new TypeError("the event of the host is read from a pipe, not from a terminal");
  const text = decode(await readBytes(standardInput, maximumEvent), "the event");
  const event = readEvent(parse(text));
  const contracts = await contractsFor(request, event);
  if (contracts === undefined) return goOn;
  const result = await readAnswer(contracts, await answerOf(event));
  if (!result.isValid) {
    const isBlocked = request.mode === "block" && !event.isRetry;
    return isBlocked ? block(result.feedback) : advise(event.name, result.feedback);
  }
  if (result.warnings.length === 0) return goOn;
  const lines = result.warnings.map(({ message }) => `- ${message}`);
  return advise(event.name, `The ${result.contract} is valid, but:\n${lines.join("\n")}`);
}

async function contractsFor(
  { contracts, roles }: HookRequest,
  event: HookEvent,
): Promise<readonly Contract[] | undefined> {
  if (roles === undefined) return loadContracts(contracts);
  const names = contractsOf(await readRoles(roles), event.descriptions);
  return names === undefined ? undefined : loadContracts(names);
}

async function answerOf({ answer, transcripts }: HookEvent): Promise<string> {
  if (answer !== undefined && answer !== null) return answerText(answer);
  const { lastAnswer } = await import("./transcript.js");
  for (const path of transcripts) {
    const text = await lastAnswer(path).catch(() => undefined);
    if (text !== undefined) return text;
  }
  throw new TypeError("the event holds no answer, and no transcript with one");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError(text.trim() === "" ? "there is no event on the standard input" : "the event is not JSON");
  }
}

async function tell({ json, exitCode, message }: Decision): Promise<number> {
  process.exitCode = exitCode;
  if (message !== undefined) await complain(message);
  await printJson(json, true);
  return exitCode;
}
