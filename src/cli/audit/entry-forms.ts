import { isObject, type JsonObject } from "../../runtime/object.js";

/** Roles, and types of entries, whose texts are not an agent's: they hold templates and examples of packets. */
export const others: ReadonlySet<string> = new Set(
  [
    "user human system developer prompt progress event_msg queue-operation attachment",
    // What a session begins with, what it is pressed together to, and what a model thinks.
    "session_meta turn_context compacted reasoning",
  ].flatMap((line) => line.split(" ")),
);

/** The roles of messages that hold what a tool has returned. */
export const tools: ReadonlySet<string> = new Set("tool function ipython".split(" "));

/** The roles of messages of an agent that say nothing of which it is. */
export const assistants: ReadonlySet<string> = new Set(["", ..."assistant model ai agent bot gpt chatbot".split(" ")]);

/** The types of blocks that hold what a message says. */
export const textTypes: ReadonlySet<unknown> = new Set(["text", "output_text"]);

/** Returns the message that an object stands for where libraries write its class or its type instead of a role. */
export function typedMessageIn(
  object: JsonObject,
): { readonly message: JsonObject; readonly role: string } | undefined {
  const { type, id, kwargs, source } = object;
  if ((type === "ai" || type === "tool") && "content" in object) return { message: object, role: type };
  if (
    typeof source === "string" &&
    typeof type === "string" &&
    /[a-z](?:Message|Event)$/.test(type) &&
    "content" in object
  )
    return { message: object, role: source };
  const last: unknown = Array.isArray(id) ? id.at(-1) : undefined;
  if (type !== "constructor" || typeof last !== "string" || !isObject(kwargs)) return undefined;
  const [, role] = /^(\w+?)Message(?:Chunk)?$/.exec(last) ?? [];
  return role === undefined ? undefined : { message: kwargs, role };
}

/** Tells whether an object is the call of a tool. */
export function isCall({ type, name, call_id: id }: JsonObject): boolean {
  return (
    typeof type === "string" &&
    (/^(?:tool_use|tool[_-]call|server_tool_use|mcp_tool_use)$/.test(type) ||
      (type.endsWith("_call") && (typeof name === "string" || typeof id === "string")))
  );
}

/** Tells whether an object is what the call of a tool has returned. */
export function isResult({ type }: JsonObject): boolean {
  return typeof type === "string" && /^(?:\w+_)?tool_result$|_call_output$/.test(type);
}
