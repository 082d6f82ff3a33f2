import { type Contract, isObject, type JsonObject } from "../../runtime/index.js";
import type { CoercionKind } from "../result.js";
import { foldSpelling } from "../schema/spelling.js";

/** What was taken off around a value. */
export interface Unwrapped {
  readonly kind: CoercionKind;
  readonly value: unknown;
}

/** The keys under which models put what they were asked for. */
const wrapperKeys = [
  "packet",
  "result",
  "data",
  "output",
  "response",
  "answer",
  "payload",
  "json",
  "return",
  "handoff",
  "context",
  "envelope",
  "receipt",
  "content",
  "value",
  "object",
] as const;

/** The keys that a tool call has besides the arguments. */
const callKeys: ReadonlySet<string> = new Set([
  "id",
  "type",
  "name",
  "tool",
  "tool_name",
  "index",
  "call_id",
  "status",
  "caller",
  "action",
  "recipient_name",
]);
const nameKeys = ["name", "tool", "tool_name", "action", "recipient_name", "function"] as const;
const argumentKeys = ["arguments", "input", "parameters", "args", "tool_input", "action_input"] as const;
const callContainers = ["function", "function_call", "tool_call", "tool_use", "functionCall", "toolUse"] as const;
const callLists = ["tool_calls", "toolCalls"] as const;

/** Returns the keys under which models put packets of `contracts`, all spellings folded. */
export function wrapperKeysOf(contracts: readonly Contract[]): ReadonlySet<string> {
  const names = contracts.flatMap(({ name, typeName }) => [name, typeName]);
  return new Set([...wrapperKeys, ...names].map(foldSpelling));
}

/** Takes off what stands around a packet, one layer of it: a string of JSON, an array, a tool call, an object. */
export class Unwrapper {
  readonly #allowed: ReadonlySet<CoercionKind>;
  readonly #wrapperKeys: ReadonlySet<string>;
  readonly #parse: (text: string) => unknown;

  constructor(contract: Contract, allowed: ReadonlySet<CoercionKind>, parse: (text: string) => unknown) {
    this.#allowed = allowed;
    this.#wrapperKeys = wrapperKeysOf([contract]);
    this.#parse = parse;
  }

  unwrap(value: unknown): Unwrapped | undefined {
    if (typeof value === "string") return this.#layer("stringified", this.#parse(value));
    if (Array.isArray(value)) return value.length === 1 ? this.#layer("array", value[0]) : undefined;
    if (!isObject(value)) return undefined;
    return this.#layer("tool_call", argumentsOf(value)) ?? this.#layer("wrapper", this.#onlyValue(value));
  }

  #layer(kind: CoercionKind, value: unknown): Unwrapped | undefined {
    return value !== undefined && this.#allowed.has(kind) ? { kind, value } : undefined;
  }

  #onlyValue(value: JsonObject): unknown {
    const [key, second] = Object.keys(value);
    if (key === undefined || second !== undefined || !this.#wrapperKeys.has(foldSpelling(key))) return undefined;
    return value[key];
  }
}

/** Returns the arguments of a tool call, or the call inside what some interfaces put around it. */
function argumentsOf(value: JsonObject): unknown {
  const rest = Object.keys(value).filter((key) => !callKeys.has(key) && !isNoContent(key, value[key]));
  const [key, second] = rest;
  if (key === undefined || second !== undefined) return undefined;
  const inner = value[key];
  if (isOneOf(argumentKeys, key)) return nameKeys.some((name) => typeof value[name] === "string") ? inner : undefined;
  if (isOneOf(callContainers, key)) return isObject(inner) ? argumentsOf(inner) : undefined;
  if (isOneOf(callLists, key) && Array.isArray(inner) && inner.length === 1 && isObject(inner[0])) {
    return argumentsOf(inner[0]);
  }
  return undefined;
}

/** Tells whether a key says nothing in a call: the name of a function, the sender of a message with nothing else in it. */
function isNoContent(key: string, value: unknown): boolean {
  if (key === "function") return typeof value === "string";
  return key === "role" ? value === "assistant" : key === "content" && (value === null || value === "");
}

function isOneOf(keys: readonly string[], key: string): boolean {
  return keys.includes(key);
}
