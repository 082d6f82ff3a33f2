import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import type { Key } from "../../runtime/index.js";
import { type FaultClass, keepNumber, type ReadSettings } from "../json/index.js";

/** Why a document has no value that JSON could say. */
export interface YamlFault {
  readonly class: FaultClass;
  /** Offset into the YAML text. */
  readonly offset: number;
  readonly detail: string;
  readonly path: readonly Key[];
  /** Whether the syntax is broken, as it is where a text is cut off. */
  readonly misaligned?: boolean;
}

/** More aliases than a packet could need, and too few to grow large. */
const maximumAliases = 10;

const coreTags: ReadonlySet<string> = new Set(
  ["str", "int", "float", "bool", "null", "seq", "map"].map((name) => `tag:yaml.org,2002:${name}`),
);

/** Makes of a document's nodes the plain value that JSON would give, or records why there is none. */
export class Converter {
  fault: YamlFault | undefined;
  readonly #document: Document;
  readonly #settings: ReadSettings;
  readonly #path: Key[] = [];
  #aliases = 0;
  #offset = 0;

  constructor(document: Document, settings: ReadSettings) {
    this.#document = document;
    this.#settings = settings;
  }

  /** Returns `undefined` where it fails. An empty node is null. */
  convert(node: unknown): unknown {
    if (node === null || node === undefined) return null;
    // The cast holds because the parser puts nothing else than nodes into a document.
    const { range, tag } = node as Node;
    if (range) this.#offset = range[0];
    if (tag !== undefined && !coreTags.has(tag)) return this.#fail("unparseable", "a YAML tag is not allowed");
    if (isScalar(node))
      return typeof node.value === "number"
        ? this.#convertNumber(node.value, node.source)
        : this.#convertScalar(node.value);
    if (!isAlias(node) && this.#path.length >= this.#settings.maximumDepth) {
      return this.#fail("too_deep", "arrays and objects are nested too deeply");
    }
    if (isMap(node)) return this.#convertMap(node);
    if (isSeq(node)) return this.#convertItems(node.items);
    if (!isAlias(node)) return this.#fail("unparseable", "a YAML node has no reading");
    this.#aliases++;
    if (this.#aliases > maximumAliases) return this.#fail("unparseable", "there are too many YAML aliases");
    const target = node.resolve(this.#document);
    return target === undefined ? this.#fail("unparseable", "a YAML alias has no anchor") : this.convert(target);
  }

  #convertScalar(value: unknown): unknown {
    if (value === null || typeof value === "boolean") return value;
    if (typeof value === "string") {
      return value.isWellFormed() ? value : this.#fail("unparseable", "a string has half of a character");
    }
    return this.#fail("unparseable", "a YAML value is none that JSON has");
  }

  #convertNumber(value: number, source = ""): number | undefined {
    const kept = keepNumber(value, source);
    return kept ?? this.#fail("unparseable", "a number is none that can be kept");
  }

  #convertItems(items: readonly unknown[]): unknown[] | undefined {
    const values: unknown[] = [];
    for (const item of items) {
      this.#path.push(values.length);
      const value = this.convert(item);
      if (value === undefined) return undefined;
      values.push(value);
      this.#path.pop();
    }
    return values;
  }

  #convertMap(map: YAMLMap): Record<string, unknown> | undefined {
    const object: Record<string, unknown> = {};
    for (const { key: keyNode, value: valueNode } of map.items) {
      const key = this.#convertKey(keyNode);
      if (key === undefined) return undefined;
      this.#path.push(key);
      if (key === "__proto__") return this.#fail("forbidden_key", "a key could reach a prototype");
      if (key === "<<") return this.#fail("unparseable", "YAML merge keys are not allowed");
      if (this.#settings.duplicateKeys === "refuse" && Object.hasOwn(object, key)) {
        return this.#fail("duplicate_key", "an object has a key twice");
      }
      const value = this.convert(valueNode);
      if (value === undefined) return undefined;
      if (key === "constructor" && typeof value === "object" && value !== null && Object.hasOwn(value, "prototype")) {
        return this.#fail("forbidden_key", "a key could reach a prototype");
      }
      object[key] = value;
      this.#path.pop();
    }
    return object;
  }

  #convertKey(node: unknown): string | undefined {
    if (!isScalar(node) || node.value === null) return this.#fail("unparseable", "a YAML key is not a text");
    if (node.range) this.#offset = node.range[0];
    if (node.tag !== undefined && !coreTags.has(node.tag))
      return this.#fail("unparseable", "a YAML tag is not allowed");
    const key = String(node.value);
    return key.isWellFormed() ? key : this.#fail("unparseable", "a string has half of a character");
  }

  #fail(faultClass: FaultClass, detail: string): undefined {
    this.fault ??= { class: faultClass, offset: this.#offset, detail, path: [...this.#path] };
    return undefined;
  }
}
