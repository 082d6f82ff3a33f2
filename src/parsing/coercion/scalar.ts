import type { CoercionKind } from "../result.js";
import type { Rules } from "../schema/rules.js";
import { foldSpelling } from "../schema/spelling.js";

/** What a text was taken for. */
export interface CoercedScalar {
  readonly kind: CoercionKind;
  readonly value: string | number | boolean;
}

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const boolean = /^(?:true|false)$/i;

/** Returns what `text` stands for where the rules want a number, a boolean or one of a few texts. */
export function coerceText(text: string, rules: Rules): CoercedScalar | undefined {
  const { types, choices } = rules;
  if (types !== undefined && !types.has("string")) {
    const value = Number(text);
    const wantsNumber = types.has("number") || (types.has("integer") && Number.isSafeInteger(value));
    if (wantsNumber && number.test(text) && Number.isFinite(value)) return { kind: "number", value };
    if (types.has("boolean") && boolean.test(text)) return { kind: "boolean", value: text.toLowerCase() === "true" };
    return undefined;
  }
  if (choices === undefined || choices.has(text)) return undefined;
  const folded = foldSpelling(text);
  const [value, second] = [...choices].filter((choice) => foldSpelling(choice) === folded);
  return value === undefined || second !== undefined ? undefined : { kind: "enum", value };
}
