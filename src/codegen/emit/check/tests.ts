import type { KeyTest } from "../../schema/tests.js";
import { type Code, code, identifier, join, propertyKey } from "../../text/code.js";
import type { ModuleScope } from "../module-scope.js";
import { isOneOf } from "./kinds.js";

/** Returns a condition that holds where all tests of keys hold. `read` gives the code of a key's value. */
export function testKeys(tests: readonly KeyTest[], read: (key: string) => Code): Code {
  const parts = tests.flatMap((test) => testKey(test, read(test.key)));
  if (parts.length === 0) return code`true`;
  if (parts.length === 1) return parts[0] ?? code`true`;
  return join(
    parts.map((part) => (part.text.includes(" || ") ? code`(${part})` : part)),
    " && ",
  );
}

/** Returns code that reads `key` of an object. Keys that every object inherits something under are read with care. */
export function readKey(object: Code, key: string, scope: ModuleScope): Code {
  if (key in Object.prototype) return code`${scope.runtime("readOwn")}(${object}, ${key})`;
  return code`${object}[${key}]`;
}

/** Returns the name of a key as text for a variable's name. */
export function keyHint(key: string): string {
  return propertyKey(key).text === key ? key : key.replace(/[^A-Za-z0-9_]+/g, " ");
}

function testKey({ present, values }: KeyTest, value: Code): readonly Code[] {
  const undefinedValue = identifier("undefined");
  if (values === undefined) return present ? [code`${value} !== ${undefinedValue}`] : [];
  const matches = isOneOf(values, value);
  return [present ? matches : code`${value} === ${undefinedValue} || ${matches}`];
}
