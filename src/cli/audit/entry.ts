import { isObject, type JsonObject } from "../../runtime/object.js";
import { answerText } from "../hook/answer-text.js";
import { readEvent } from "../hook/payload.js";
import { agentOf, agentOfTool, nameIn } from "./agents.js";
import { assistants, isCall, isResult, others, textTypes, tools, typedMessageIn } from "./entry-forms.js";
import type { Likeness } from "./likeness.js";

/** Something that an agent has said or handed over, and that could hold an attempt. */
export interface Utterance {
  /** A text, or a value that is a packet or was meant as one. */
  readonly said: string | object;
  readonly agent: string | null;
  /** The tool call whose result this is. An earlier line tells the agent. */
  readonly use?: string | undefined;
  /** Whether this counts only if that call was to an agent: other tools bring texts of any kind. */
  readonly isDoubtful?: boolean;
  /** Whether this is the end of a session, which says the last answer once more. */
  readonly isEcho?: boolean;
}

/** The call of a tool, and the agent that it hands work to: `null` for one without a name, `false` for other tools. */
export interface ToolUse {
  readonly id: string;
  readonly agent: string | null | false;
}

/** What a line of a transcript or of a log says. */
export interface Entry {
  readonly utterances: readonly Utterance[];
  readonly uses: readonly ToolUse[];
}

const deepest = 8;
const longestId = 200;

/** What holds nothing that an agent has said, whatever it looks like. */
const passedOver: ReadonlySet<string> = new Set(
  "prompt prompts system instructions template templates schema schemas properties tools functions examples".split(" "),
);

/** The keys of records that hold what an agent has said. */
const holders: ReadonlySet<string> = new Set(
  [
    "output response result answer completion reply content text message msg packet payload body data value arguments",
    "handoff handover return returned final final_answer final_output last_assistant_message generation context",
  ].flatMap((line) => line.split(" ")),
);

/** Reads entries in the forms that coding agents, chat programs, hooks and providers of models give them. */
export class EntryReader {
  readonly #likeness: Likeness;
  /** Tells what is known of a call from earlier lines. */
  readonly #agentOfUse: (id: string) => ToolUse["agent"] | undefined;
  #utterances: Utterance[] = [];
  /** The texts among the utterances. */
  #texts = new Set<string>();
  #uses = new Map<string, ToolUse>();

  constructor(likeness: Likeness, agentOfUse: (id: string) => ToolUse["agent"] | undefined) {
    this.#likeness = likeness;
    this.#agentOfUse = agentOfUse;
  }

  /** Returns what an entry says that could hold an attempt. */
  read(value: unknown): Entry {
    this.#utterances = [];
    this.#texts = new Set();
    this.#uses = new Map();
    this.#visit(value, null, 0);
    return { utterances: this.#utterances, uses: [...this.#uses.values()] };
  }

  #visit(value: unknown, outer: string | null, depth: number): void {
    if (depth > deepest) return;
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item === "object") this.#visit(item, outer, depth + 1);
    } else if (isObject(value) && !this.#sayValue(value, outer))
      this.#visitObject(value, agentOf(value) ?? outer, depth);
  }

  #visitObject(object: JsonObject, agent: string | null, depth: number): void {
    const { type, message, role, from } = object;
    const typed = typedMessageIn(object);
    if (typeof object["hook_event_name"] === "string") this.#visitEvent(object, agent);
    else if (isObject(message) && (typeof message["role"] === "string" || type === "assistant" || type === "user")) {
      this.#visitMessage(message, message["role"] ?? type, agentOf(message) ?? agent, object["toolUseResult"]);
    } else if (typeof role === "string") this.#visitMessage(object, role, agent, undefined);
    else if (typeof from === "string" && "value" in object) this.#visitMessage(object, from, agent, undefined);
    else if (typeof object["event"] === "string" && /^on_tool_(?:start|end)$/.test(object["event"]))
      this.#visitToolEvent(object, agent);
    else if (typed !== undefined) this.#visitMessage(typed.message, typed.role, agent, undefined);
    else if (isCall(object)) this.#visitCall(object, agent);
    else if (isResult(object)) this.#visitResult(object, agent, undefined);
    else if (type === "result" && typeof object["result"] === "string")
      this.#say(object["result"], { agent, isEcho: true });
    else if (typeof type !== "string" || !others.has(type)) this.#visitRecord(object, agent, depth);
  }

  /** Visits an object that is no entry in itself: what it holds may be. */
  #visitRecord(object: JsonObject, agent: string | null, depth: number): void {
    for (const key in object) {
      const value = object[key];
      if (typeof value === "string") {
        if (holders.has(key)) this.#say(value, { agent });
      } else if (typeof value === "object" && value !== null && !passedOver.has(key))
        this.#visit(value, agent, depth + 1);
    }
  }

  #visitMessage(message: JsonObject, speaker: unknown, outer: string | null, structured: unknown): void {
    const role = typeof speaker === "string" ? speaker.toLowerCase() : "";
    const content = message["content"] ?? message["parts"] ?? message["value"] ?? message["text"];
    if (tools.has(role)) {
      this.#visitResult(message, outer, structured);
      return;
    }
    const isAgent = !others.has(role);
    // Besides these, a role is the name of an agent.
    const agent =
      (isAgent ? (nameIn(message["name"]) ?? outer) : outer) ??
      (isAgent && !assistants.has(role) ? (nameIn(speaker) ?? null) : null);
    if (typeof content === "string") {
      if (isAgent) this.#say(content, { agent });
    } else if (Array.isArray(content)) this.#visitBlocks(content, isAgent, agent, structured);
    else if (isObject(content)) {
      if (isAgent && !this.#sayValue(content, agent)) this.#say(answerText(content), { agent });
    }
    const calls = message["tool_calls"];
    for (const call of [message["function_call"], ...(Array.isArray(calls) ? calls : [])])
      if (isObject(call)) this.#visitCall(call, agent);
  }

  #visitBlocks(blocks: readonly unknown[], isAgent: boolean, agent: string | null, structured: unknown): void {
    let text = "";
    for (const block of blocks) {
      if (!isObject(block)) {
        if (typeof block === "string") text += text === "" ? block : `\n${block}`;
      } else if (isCall(block)) this.#visitCall(block, agent);
      else if (isObject(block["functionCall"])) this.#visitCall(block["functionCall"], agent);
      else if (isResult(block)) this.#visitResult(block, agent, structured);
      else if (typeof block["text"] === "string" && (block["type"] === undefined || textTypes.has(block["type"]))) {
        text += text === "" ? block["text"] : `\n${block["text"]}`;
      }
    }
    if (isAgent && text !== "") this.#say(text, { agent });
  }

  #visitCall(call: JsonObject, agent: string | null): void {
    const inner = isObject(call["function"]) ? call["function"] : call;
    const id = call["id"] ?? call["call_id"] ?? call["tool_call_id"] ?? call["toolCallId"];
    const given = inner["input"] ?? inner["arguments"] ?? inner["args"] ?? inner["parameters"];
    const input = typeof given === "string" ? parse(given) : given;
    const called = agentOfTool(inner["name"] ?? inner["toolName"], input);
    for (const each of [id, call["call_id"]]) {
      if (typeof each === "string" && each.length <= longestId && !this.#uses.has(each))
        this.#uses.set(each, { id: each, agent: called ?? (called === null ? null : false) });
    }
    // What an agent gives to a tool as a packet is one; texts in it are scripts, files and prompts.
    if (!isObject(input) || this.#sayValue(input, agent)) return;
    for (const key in input) if (!passedOver.has(key)) this.#sayValue(input[key], agent);
  }

  /** Visits what a tracer tells of a tool: what it was given as it started, and what it has returned at its end. */
  #visitToolEvent({ event, name, data }: JsonObject, agent: string | null): void {
    if (!isObject(data)) return;
    if (event === "on_tool_start") this.#visitCall({ name, input: data["input"] }, agent);
    else this.#visitResult({ name, content: data["output"] }, agent, undefined);
  }

  #visitResult(result: JsonObject, outer: string | null, structured: unknown): void {
    const id = result["tool_use_id"] ?? result["tool_call_id"] ?? result["call_id"];
    const use = typeof id === "string" && id.length <= longestId ? id : undefined;
    const known = use === undefined ? agentOfTool(result["name"], undefined) : this.#agentOf(use);
    const content = result["content"] ?? result["output"] ?? result["result"];
    const told = isObject(structured) ? agentOf(structured) : undefined;
    const agent = (known === false || known === undefined ? told : (known ?? told)) ?? outer;
    const doubt = known === undefined && use !== undefined ? { use } : {};
    for (const each of [content, structured]) {
      if (this.#sayValue(each, agent, doubt) || known === false || each === undefined || each === null) continue;
      // A tool without an identity is one of others.
      if (known === undefined && use === undefined) continue;
      this.#say(typeof each === "string" ? each : answerText(each), {
        agent,
        ...doubt,
        isDoubtful: known === undefined,
      });
    }
  }

  #visitEvent(payload: JsonObject, outer: string | null): void {
    const { answer, kind, descriptions } = readEvent(payload);
    const tool = payload["tool_name"];
    const input = payload["tool_input"];
    const called = kind === "stop" || tool === undefined ? null : agentOfTool(tool, input);
    const agent = called ?? outer ?? (kind === "stop" ? (nameIn(descriptions[0]) ?? null) : null);
    if (isObject(input)) this.#sayValue(input, outer);
    if (this.#sayValue(answer, agent) || called === undefined || answer === undefined || answer === null) return;
    this.#say(answerText(answer), { agent });
  }

  /** Takes note of a value that is a packet or was meant as one. Returns false for others. */
  #sayValue(value: unknown, agent: string | null, more: Partial<Utterance> = {}): boolean {
    if (!this.#likeness.isLike(value)) return false;
    this.#utterances.push({ said: value, agent, ...more });
    return true;
  }

  /** Takes note of a text, if it could hold an attempt and was not said in the same entry before. */
  #say(text: string, more: Omit<Utterance, "said">): void {
    if (!this.#likeness.mayStandIn(text)) return;
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    this.#utterances.push({ said: text, ...more });
  }

  /** Returns what is known of a call: a whole conversation may stand in one entry. */
  #agentOf(use: string): ToolUse["agent"] | undefined {
    const here = this.#uses.get(use);
    return here === undefined ? this.#agentOfUse(use) : here.agent;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
