import type { Key } from "../../runtime/issue.js";
import { jsonPointer } from "../../runtime/json-pointer.js";
import { isObject } from "../../runtime/object.js";
import { clip } from "../../runtime/text.js";

/** Says in lines where two JSON values differ. Empty where they are equal; the order of keys does not matter. */
export function differences(expected: unknown, received: unknown, path: readonly Key[] = []): readonly string[] {
  const at = path.length === 0 ? "(root)" : jsonPointer(path);
  if (Array.isArray(expected) && Array.isArray(received)) {
    const length = Math.max(expected.length, received.length);
    const items = Array.from({ length }, (_, index) => index).flatMap((index) =>
      compareMember(expected, received, index, [...path, index]),
    );
    return items;
  }
  if (isObject(expected) && isObject(received)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(received)])];
    return keys.flatMap((key) => compareMember(expected, received, key, [...path, key]));
  }
  if (Object.is(expected, received) || (expected === 0 && received === 0)) return [];
  return [`${at}: expected ${show(expected)}, received ${show(received)}`];
}

function compareMember(expected: object, received: object, key: Key, path: readonly Key[]): readonly string[] {
  const [isExpected, isReceived] = [Object.hasOwn(expected, key), Object.hasOwn(received, key)];
  // The casts hold because the keys are own ones, asked for before they are read.
  const [wanted, got] = [expected, received].map((each) => (each as { readonly [key: Key]: unknown })[key]);
  if (isExpected && isReceived) return differences(wanted, got, path);
  const at = jsonPointer(path);
  return isExpected
    ? [`${at}: is missing, expected ${show(wanted)}`]
    : [`${at}: is not expected, received ${show(got)}`];
}

function show(value: unknown): string {
  return clip(JSON.stringify(value) ?? String(value), 60);
}
