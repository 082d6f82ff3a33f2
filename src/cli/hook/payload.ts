import { isObject, type JsonObject } from "../../runtime/object.js";

/** What the host of a hook tells: which event, and what the agent that has finished says. */
export interface HookEvent {
  readonly kind: "after-tool" | "stop";
  /** The host's own name of the event, `"PostToolUse"`. */
  readonly name: string;
  /** What tells the role of the agent: the description of its task, or its type. */
  readonly descriptions: readonly string[];
  /** The answer, as it came; `undefined` if it stands in the transcript only. */
  readonly answer: unknown;
  /** Where the transcript is, the agent's own first. */
  readonly transcripts: readonly string[];
  /** Whether the agent goes on because a hook has held it back before. Another block could go on for ever. */
  readonly isRetry: boolean;
}

const answerKeys = [
  "tool_response",
  "tool_result",
  "tool_output",
  "last_assistant_message",
  "response",
  "result",
  "output",
];
const descriptionKeys = ["description", "agent_description", "agent_type", "agent_name", "subagent_type", "name"];
const transcriptKeys = ["agent_transcript_path", "transcript_path", "transcript"];

/** Understands the JSON of a hook. Throws `TypeError` for what is no event. */
export function readEvent(payload: unknown): HookEvent {
  if (!isObject(payload)) throw new TypeError("the event is no JSON object");
  const name = textAt(payload, "hook_event_name") ?? textAt(payload, "event") ?? "";
  const input = own(payload, "tool_input");
  const sources = [...(isObject(input) ? [input] : []), payload];
  const answerKey = answerKeys.find((key) => own(payload, key) !== undefined);
  return {
    kind: /stop/i.test(name) ? "stop" : "after-tool",
    name,
    descriptions: sources.flatMap((source) => textsAt(source, descriptionKeys)),
    answer: answerKey === undefined ? undefined : own(payload, answerKey),
    transcripts: textsAt(payload, transcriptKeys),
    isRetry: own(payload, "stop_hook_active") === true,
  };
}

function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function textAt(object: JsonObject, key: string): string | undefined {
  const value = own(object, key);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function textsAt(object: JsonObject, keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => textAt(object, key) ?? []);
}
