import { jsonPointer } from "../../runtime/json-pointer.js";
import { CodegenError } from "../codegen-error.js";
import type { SchemaFile } from "./resource.js";

/** Far deeper than people write, and not so deep that what walks through schemas would run out of stack. */
const maximumDepth = 256;

/**
 * Throws `CodegenError` where a document holds what no file could, though an object that a program has put together can:
 * a function, a bigint, a gap in a list, a circle. Refuses documents that are nested too deep as well. A member of an
 * object that is `undefined` is taken for absent, as it is where JSON is written.
 */
export function assertJson({ file, root }: SchemaFile): void {
  new Inspection(file).visit(root, []);
}

class Inspection {
  readonly #file: string;
  readonly #open = new Set<object>();
  readonly #done = new Set<object>();

  constructor(file: string) {
    this.#file = file;
  }

  visit(value: unknown, keys: readonly (string | number)[]): void {
    if (typeof value !== "object" || value === null) {
      this.#assertScalar(value, keys);
      return;
    }
    if (this.#open.has(value)) throw this.#refusal(keys, "contains itself", 'Refer to what is above with "$ref"');
    if (this.#done.has(value)) return;
    if (keys.length > maximumDepth) {
      const remedy = 'Give inner schemas a name in "$defs", and refer to them';
      throw this.#refusal(keys, `is nested more than ${maximumDepth} deep`, remedy);
    }
    this.#open.add(value);
    // Gaps are among the entries that an iterator gives, and not among those that are looked up.
    const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value).filter(isPresent);
    for (const [key, member] of members) this.visit(member, [...keys, key]);
    this.#open.delete(value);
    this.#done.add(value);
  }

  /** Numbers that are not finite are left to their keywords, which say what they want. */
  #assertScalar(value: unknown, keys: readonly (string | number)[]): void {
    if (value === null || ["string", "number", "boolean"].includes(typeof value)) return;
    throw this.#refusal(keys, `is of the type ${typeof value}, which JSON does not have`, "Correct the schema");
  }

  #refusal(keys: readonly (string | number)[], problem: string, remedy: string): CodegenError {
    return new CodegenError({ file: this.#file, pointer: jsonPointer(keys), problem, remedy });
  }
}

function isPresent([, member]: readonly [string, unknown]): boolean {
  return member !== undefined;
}
