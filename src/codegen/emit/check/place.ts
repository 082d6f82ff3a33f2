import { type Code, call, code } from "../../text/code.js";
import type { ModuleScope } from "../module-scope.js";
import { record, type Statement } from "./statement.js";

/** A value that a check is looking at, and how to say where it is. */
export interface Place {
  /** The variable that holds it. */
  readonly variable: Code;
  /** The way to it from the value that the check was given: literals and index variables. */
  readonly path: readonly Code[];
  /** What names of variables and constants that are made for it begin with; the name of its variable otherwise. */
  readonly hint?: string;
}

/** What a walk over an object has come by: a key, and its value. */
export interface Member extends Place {
  /** The variable that holds the key. */
  readonly key: Code;
}

/** Records an issue at a place. */
export function noteAt(scope: ModuleScope, place: Place, issueCode: Code | string, expected: Code | string): Statement {
  const words = printWords(scope, hintOf(place), expected);
  return record(call(code`issues?.note`, [code`${issueCode}`, words, ...place.path]));
}

/** Records that an object does not have what is expected at a place, or has `undefined` there. */
export function noteAbsent(scope: ModuleScope, object: Place, place: Place, expected: string): Statement {
  return record(
    call(code`issues?.noteAbsent`, [object.variable, printWords(scope, hintOf(place), expected), ...place.path]),
  );
}

/** What is expected where a key that may be left out is there and `undefined`. */
export const valueOrNone = "a value, or no such key";

/** Long words stand at the top of the module, so that the line that needs them can be read. */
export function printWords(scope: ModuleScope, hint: string, expected: Code | string): Code {
  if (typeof expected !== "string") return expected;
  return expected.length <= 60 ? code`${expected}` : scope.constant(code`${expected}`, `${hint} expected`);
}

/** Returns what names of variables and constants that are made for a place begin with. */
export function hintOf({ hint, variable }: Place): string {
  return hint ?? variable.text;
}
