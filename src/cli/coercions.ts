import { coercionKinds } from "../parsing/coercion/index.js";
import type { CoercionKind } from "../parsing/result.js";
import { UsageError } from "./usage-error.js";

/** Reads what `--coerce` was given: all kinds, or some separated by commas. Throws `UsageError` for a name that is none. */
export function parseCoercions(text: string): true | readonly CoercionKind[] {
  if (text === "all") return true;
  const names = text.split(",").map((name) => name.trim());
  const isKind = (name: string): name is CoercionKind => (coercionKinds as readonly string[]).includes(name);
  const unknown = names.find((name) => !isKind(name));
  if (unknown === undefined) return names.filter(isKind);
  throw new UsageError(`--coerce: "${unknown}" is no kind; use all, or some of ${coercionKinds.join(", ")}`);
}
