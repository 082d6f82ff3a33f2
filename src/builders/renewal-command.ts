import { isObject } from "../runtime/object.js";

/**
 * Returns the command that makes a goal handoff anew, as Workspai writes it. The objective and the name of the project
 * are quoted so that a shell takes them for text, whatever is in them. The parts are yet to be checked: what is not as
 * it should be gives a command that nobody sees, since the handoff is then refused.
 */
export function renewalCommand(objective: unknown, scope: unknown, consumer: unknown): string {
  return `workspai goal ${quoted(objective)}${scopeArgument(scope)} --refresh --for-agent ${consumer} --json`;
}

/** A set of projects has no argument: Workspai asks for it again. */
function scopeArgument(scope: unknown): string {
  if (!isObject(scope)) return "";
  const { kind, projects } = scope;
  if (kind === "workspace") return " --scope workspace";
  if (kind !== "project" || !Array.isArray(projects)) return "";
  const argument = `project:${projects[0]}`;
  return ` --scope ${/^[A-Za-z0-9._:@+-]+$/.test(argument) ? argument : quoted(argument)}`;
}

/** Between double quotes, a shell would run what stands after a dollar sign or between backticks. */
function quoted(text: unknown): string {
  return JSON.stringify(`${text}`).replace(/[$`]/g, "\\$&");
}
