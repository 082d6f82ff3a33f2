import { type Conjunction, conjoin } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import type { Schema } from "../../schema/schema.js";
import { type Code, code, list, record } from "../../text/code.js";
import { hintFor } from "../module-scope.js";
import type { CheckContext } from "./check-context.js";
import { printWords } from "./place.js";
import { keyHint } from "./tests.js";

/** Returns the name of the constant that says which keys an object must and may have. */
export function knownKeys(
  { properties, required }: Conjunction,
  { scope, declarations, owner }: Pick<CheckContext, "scope" | "declarations" | "owner">,
): Code {
  const names = [...new Set([...properties.keys(), ...required])];
  const expected = names
    .filter((name) => required.includes(name))
    .map((name): readonly [string, Code] => {
      const words = describe(conjoin(properties.get(name) ?? [], declarations.isDeclared));
      return [name, printWords(scope, keyHint(name), words)];
    });
  const optional = names.filter((name) => !required.includes(name) && isAllowed(properties.get(name) ?? []));
  const keys = code`
    {
      required: ${record(expected)},
      optional: ${list(optional.map((name) => code`${name}`))},
    }
  `;
  return scope.constant(keys, hintFor(owner, "keys"));
}

/** Tells whether there is a value that a key may have. */
function isAllowed(schemas: readonly Schema[]): boolean {
  return !schemas.some(({ never }) => never);
}
