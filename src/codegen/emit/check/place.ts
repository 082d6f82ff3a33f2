import { type Code, call, code } from "../../text/code.js";
import type { ModuleScope } from "../module-scope.js";
import { record, type Statement } from "./statement.js";

/** A value that a check is looking at, and how to say where it is. */
export interface Place {
  /** The variable that holds it. */
  readonly variable: Code;
  /** The way to it from the value that the check was given: literals and index variables. */
  readonly path: readonly Code[];
  /** The object that has it under the last key of the path, if it is a property: it may be absent then. */
  readonly holder?: Code;
}

/** Records an issue at a place. */
export function noteAt(scope: ModuleScope, place: Place, issueCode: Code | string, expected: Code | string): Statement {
  const words = printWords(scope, place, expected);
  return record(call(code`issues?.note`, [code`${issueCode}`, words, ...place.path]));
}

/** Records that the value at a place is not what it should be, or that it is not there at all. */
export function noteWrongAt(
  scope: ModuleScope,
  place: Place,
  issueCode: Code | string,
  expected: Code | string,
): Statement {
  if (place.holder === undefined) return noteAt(scope, place, issueCode, expected);
  const words = printWords(scope, place, expected);
  return record(call(code`issues?.noteWrong`, [code`${issueCode}`, words, place.holder, ...place.path]));
}

/** Long words stand at the top of the module, so that the line that needs them can be read. */
function printWords(scope: ModuleScope, { variable }: Place, expected: Code | string): Code {
  if (typeof expected !== "string") return expected;
  return expected.length <= 60 ? code`${expected}` : scope.constant(code`${expected}`, `${variable.text} expected`);
}
