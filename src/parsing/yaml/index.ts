import { type Document, isMap, isScalar } from "yaml";
import type { Fault, Outcome, ReadSettings } from "../json/index.js";
import { Converter, type YamlFault } from "./convert.js";
import { estimateDepth } from "./depth.js";
import { parseDocuments } from "./documents.js";

/** One document of a YAML text: what it says, and from where to where it goes. */
export interface YamlDocument {
  readonly outcome: Outcome;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the YAML text from `start` to `end` of `text`: YAML 1.2 with its core schema, so that `no` and dates stay
 * texts. Refuses keys that come twice, merge keys, tags, more than a few aliases. Offsets are those of `text`.
 */
export function readYaml(text: string, start: number, end: number, settings: ReadSettings): readonly YamlDocument[] {
  const source = text.slice(start, end);
  const refuse = (fault: YamlFault, keys: readonly string[] = []): Outcome => ({
    fault: { misaligned: false, ...fault, offset: start + fault.offset, keys } satisfies Fault,
    repairs: [],
  });
  if (estimateDepth(source) > settings.maximumDepth) {
    const fault: YamlFault = { class: "too_deep", offset: 0, detail: "YAML is nested too deeply", path: [] };
    return [{ outcome: refuse(fault), start, end }];
  }
  return parseDocuments(source).map((document) => {
    const from = start + (document.contents?.range?.[0] ?? 0);
    const to = start + (document.contents?.range?.[1] ?? source.length);
    const result = readDocument(document, settings);
    const outcome = "fault" in result ? refuse(result.fault, topKeys(document)) : { ...result, end: to, repairs: [] };
    return { outcome, start: from, end: to };
  });
}

function readDocument(
  document: Document,
  settings: ReadSettings,
): { readonly fault: YamlFault } | { readonly value: unknown } {
  const [error] = document.errors;
  if (error !== undefined) return { fault: faultAt(error.pos[0], "the YAML cannot be parsed", true) };
  const [warning] = document.warnings;
  if (warning !== undefined) return { fault: faultAt(warning.pos[0], "a YAML tag or directive is not known", false) };
  const converter = new Converter(document, settings);
  const value = converter.convert(document.contents);
  return converter.fault === undefined ? { value } : { fault: converter.fault };
}

function faultAt(offset: number, detail: string, misaligned: boolean): YamlFault {
  return { class: "unparseable", offset, detail, path: [], misaligned };
}

function topKeys(document: Document): string[] {
  const { contents } = document;
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key }) => (isScalar(key) && typeof key.value === "string" ? [key.value] : []));
}
