import type { Contract } from "../../runtime/index.js";
import { isEqual } from "../equal.js";
import { type Fault, type ReadSettings, readJson, readStrict } from "../json/index.js";
import type { Coercion, CoercionKind } from "../result.js";
import { formsOf } from "../schema/rules.js";
import { type Adapted, adapt } from "./adapt.js";
import { Unwrapper } from "./unwrap.js";

export { wrapperKeysOf } from "./unwrap.js";

/** All kinds of coercion. */
export const coercionKinds: readonly CoercionKind[] = [
  "number",
  "boolean",
  "null",
  "enum",
  "key",
  "wrapper",
  "array",
  "tool_call",
  "stringified",
  "scalar",
];

const maximumLayers = 5;

/** What coercion made of a value: a packet, more than one, a string of JSON that is refused, or nothing. */
export type Coerced =
  | { readonly kind: "packet"; readonly value: unknown; readonly coercions: readonly Coercion[] }
  | { readonly kind: "ambiguous" }
  | { readonly kind: "refused"; readonly fault: Fault }
  | { readonly kind: "none" };

/** Bridges the differences of form that are `allowed` between a value and a contract, if a packet is what results. */
export function coerce(
  contract: Contract,
  value: unknown,
  allowed: ReadonlySet<CoercionKind>,
  settings: ReadSettings,
): Coerced {
  let fault: Fault | undefined;
  const parse = (text: string): unknown => {
    const parsed = parseString(text, settings);
    if (parsed?.fault !== undefined) fault ??= parsed.fault;
    return parsed?.value;
  };
  const unwrapper = new Unwrapper(contract, allowed, parse);
  const layers: Coercion[] = [];
  let inner = value;
  for (let layer = 0; layer <= maximumLayers; layer++) {
    const adapted = adaptToForms(contract, inner, allowed, parse);
    if (adapted === "ambiguous") return { kind: "ambiguous" };
    if (adapted !== undefined) {
      return { kind: "packet", value: adapted.value, coercions: [...layers, ...adapted.coercions] };
    }
    if (allowed.has("array") && holdsSeveral(contract, inner)) return { kind: "ambiguous" };
    const unwrapped = unwrapper.unwrap(inner);
    if (unwrapped === undefined) break;
    layers.push({ kind: unwrapped.kind, path: [], pointer: "" });
    inner = unwrapped.value;
  }
  return fault === undefined ? { kind: "none" } : { kind: "refused", fault };
}

function adaptToForms(
  contract: Contract,
  value: unknown,
  allowed: ReadonlySet<CoercionKind>,
  parse: (text: string) => unknown,
): Adapted | "ambiguous" | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  let found: Adapted | undefined;
  for (const form of formsOf(contract)) {
    const adapted = adapt(value, form, allowed, parse);
    if (adapted.ambiguous) return "ambiguous";
    if (!contract.safeParse(adapted.value).success) continue;
    if (found !== undefined && !isEqual(found.value, adapted.value)) return "ambiguous";
    if (found === undefined || adapted.coercions.length < found.coercions.length) found = adapted;
  }
  return found ?? (contract.safeParse(value).success ? { value, coercions: [], ambiguous: false } : undefined);
}

/** Tells whether an array has more than one packet, so that it is not known which is meant. */
function holdsSeveral(contract: Contract, value: unknown): boolean {
  return Array.isArray(value) && value.filter((item) => contract.safeParse(item).success).length > 1;
}

/** Parses a string that should be JSON itself. Nothing is repaired inside a string. */
function parseString(
  text: string,
  settings: ReadSettings,
): { readonly value?: unknown; readonly fault?: Fault } | undefined {
  const trimmed = text.trim();
  if (!trimmed.startsWith("{") && !trimmed.startsWith("[")) return undefined;
  const value = readStrict(trimmed, settings.maximumDepth, settings.duplicateKeys);
  if (value !== undefined) return { value };
  // JSON.parse may have been distrusted for a number that is what was written, such as 1e21.
  const outcome = readJson(trimmed, 0, { ...settings, repair: false });
  if (outcome.fault === undefined) return outcome.end === trimmed.length ? { value: outcome.value } : undefined;
  const { fault } = outcome;
  const isTold = fault.class === "duplicate_key" || fault.class === "forbidden_key" || fault.class === "too_deep";
  return isTold ? { fault } : undefined;
}
