import type { Key } from "../runtime/issue.js";
import type { Issues } from "../runtime/issues.js";
import { isObject } from "../runtime/object.js";

/** As deep as the reader of packets goes by default: what is deeper could not be received. */
const maximumDepth = 100;

/** UTF-8 cannot write half of a character beyond U+FFFF: no text with it would be received as it was sent. */
const wholeText = "text without halves of characters";

/**
 * Copies a JSON value, deeply frozen, and records in `issues` what is none: functions, instances of classes, numbers
 * that are not finite, circles, halves of characters. Keys whose value is `undefined` are left out. Each property is read once, so that a
 * getter cannot show one value to the check and another to the reader of the packet; inherited ones are not read.
 */
export function copyJson(value: unknown, issues: Issues): unknown {
  return new Copier(issues).copy(value, []);
}

const unfinished = Symbol("unfinished");

class Copier {
  readonly #issues: Issues;
  /** Frozen copies can be shared, which keeps the time linear where parts are shared. */
  readonly #copies = new Map<object, unknown>();

  constructor(issues: Issues) {
    this.#issues = issues;
  }

  copy(value: unknown, path: Key[]): unknown {
    if (typeof value === "string") return value.isWellFormed() ? value : this.#refuse(wholeText, path);
    if (value === null || typeof value === "boolean") return value;
    if (typeof value === "number") return Number.isFinite(value) ? value : this.#refuse("a finite number", path);
    if (typeof value !== "object") return this.#refuse("a JSON value", path);
    const known = this.#copies.get(value);
    if (known === unfinished) return this.#refuse("an object that does not contain itself", path);
    if (known !== undefined) return known;
    if (path.length > maximumDepth) return this.#refuse(`a value nested at most ${maximumDepth} deep`, path);
    this.#copies.set(value, unfinished);
    const copy = Array.isArray(value) ? this.#copyArray(value, path) : this.#copyObject(value, path);
    this.#copies.set(value, copy);
    return copy;
  }

  #copyArray(items: readonly unknown[], path: Key[]): readonly unknown[] {
    return Object.freeze(Array.from(items, (item, index) => this.copy(item, [...path, index])));
  }

  #copyObject(value: object, path: Key[]): unknown {
    if (!isPlain(value)) return this.#refuse("a plain object", path);
    const copy: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(value)) {
      if (reachesPrototype(key, member))
        this.#issues.add("property_names", "no key that could reach a prototype", [...path, key]);
      else if (!key.isWellFormed()) this.#refuse(wholeText, [...path, key]);
      else if (member !== undefined) copy[key] = this.copy(member, [...path, key]);
    }
    return Object.freeze(copy);
  }

  #refuse(expected: string, path: Key[]): undefined {
    this.#issues.add("type", expected, path);
  }
}

/** The keys that the reader of packets refuses: what merges objects without care would write to a prototype. */
function reachesPrototype(key: string, member: unknown): boolean {
  return key === "__proto__" || (key === "constructor" && isObject(member) && Object.hasOwn(member, "prototype"));
}

/** Plain objects of another realm have another prototype, but that too has none. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
