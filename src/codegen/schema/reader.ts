import { jsonPointer } from "../../runtime/json-pointer.js";
import { CodegenError, type Location } from "../codegen-error.js";
import type { Json } from "./schema.js";

/** The keywords of one subschema, read with the types that the drafts give them. */
export class KeywordReader {
  constructor(
    readonly at: Location,
    readonly keywords: { readonly [keyword: string]: Json },
  ) {}

  has(keyword: string): boolean {
    return Object.hasOwn(this.keywords, keyword);
  }

  get(keyword: string): Json | undefined {
    return this.has(keyword) ? this.keywords[keyword] : undefined;
  }

  text(keyword: string): string | undefined {
    const value = this.get(keyword);
    return value === undefined || typeof value === "string" ? value : this.#wrong(keyword, "a string");
  }

  flag(keyword: string): boolean | undefined {
    const value = this.get(keyword);
    return value === undefined || typeof value === "boolean" ? value : this.#wrong(keyword, "true or false");
  }

  number(keyword: string): number | undefined {
    const value = this.get(keyword);
    if (value === undefined) return undefined;
    return typeof value === "number" && Number.isFinite(value) ? value : this.#wrong(keyword, "a finite number");
  }

  count(keyword: string): number | undefined {
    const value = this.number(keyword);
    if (value === undefined) return undefined;
    return Number.isSafeInteger(value) && value >= 0 ? value : this.#wrong(keyword, "a whole number from 0");
  }

  list(keyword: string): readonly Json[] | undefined {
    const value = this.get(keyword);
    return value === undefined || Array.isArray(value) ? (value as readonly Json[]) : this.#wrong(keyword, "an array");
  }

  texts(keyword: string): readonly string[] | undefined {
    const isTexts = (list: readonly Json[]): list is readonly string[] =>
      list.every((item) => typeof item === "string");
    const list = this.list(keyword);
    return list === undefined || isTexts(list) ? list : this.#wrong(keyword, "an array of strings");
  }

  record(keyword: string): readonly (readonly [string, Json])[] {
    const value = this.get(keyword);
    if (value === undefined) return [];
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.#wrong(keyword, "an object");
    return Object.entries(value);
  }

  /** Throws an error about `keyword`. */
  fail(keyword: string, problem: string, remedy: string): never {
    throw new CodegenError({ ...this.at, keyword, problem, remedy });
  }

  /** The place of what stands under `keyword`. */
  below(...keys: readonly (string | number)[]): Location {
    return { file: this.at.file, pointer: this.at.pointer + jsonPointer(keys) };
  }

  #wrong(keyword: string, expected: string): never {
    return this.fail(keyword, `must be ${expected}`, "Correct the schema");
  }
}
