import { isObject, type JsonObject } from "../../runtime/object.js";
import { ownText } from "./own-text.js";

/** The keys under which hosts name an agent, the surest first. */
const agentKeys = [
  "agentName agent_name subagent_type subagentType agentType agent_type agent agentId agent_id",
].flatMap((line) => line.split(" "));

/** How many characters of a name are kept. */
export const longestName = 80;

/** Returns the name of the agent that an object speaks of, if it names one. */
export function agentOf(object: JsonObject): string | undefined {
  for (const key of agentKeys) {
    const value = object[key];
    // No object inherits anything under these keys.
    if (value === undefined) continue;
    const name = nameIn(isObject(value) ? (value["name"] ?? value["id"]) : value);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Returns the agent that a tool hands work to; `undefined` for other tools, `null` where the call does not name it. */
export function agentOfTool(tool: unknown, input: unknown): string | null | undefined {
  const named = isObject(input) ? agentOf(input) : undefined;
  if (named !== undefined) return named;
  if (typeof tool !== "string" || !agentTool.test(tool)) return undefined;
  return isObject(input) ? (nameIn(input["name"]) ?? nameIn(input["description"]) ?? null) : null;
}

/** Tools that hand work to another agent, or bring what one has returned. */
const agentTool = /agent|delegat|dispatch|hand_?off|transfer_to|^task(?:output)?$/i;

/** Returns a value as a name, if it can be one. */
export function nameIn(value: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  return value.length <= longestName ? value : ownText(value, longestName);
}
