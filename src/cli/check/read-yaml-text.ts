import { defaultLimits } from "../../parsing/limits.js";
import { readYaml } from "../../parsing/yaml/index.js";
import type { Found, Source } from "./packets.js";

/** Gives the packets of a text of YAML: the value of each of its documents, or the items of its list. */
export function* readYamlText(source: Source): Generator<Found> {
  const { text } = source;
  const settings = { maximumDepth: defaultLimits.depth, duplicateKeys: "refuse", repair: false } as const;
  const documents = text.trim() === "" ? [] : readYaml(text, 0, text.length, settings);
  if (documents.length === 0)
    yield { kind: "fault", source, offset: 0, code: "unparseable", problem: "the text is empty" };
  for (const [document, { outcome }] of documents.entries()) {
    if (outcome.fault !== undefined) {
      const { offset, class: code, detail } = outcome.fault;
      yield { kind: "fault", source, offset, code, problem: detail };
      continue;
    }
    const { value } = outcome;
    if (!Array.isArray(value)) yield { kind: "value", source, format: "yaml", value, base: [], document };
    else
      for (const [index, item] of value.entries())
        yield { kind: "value", source, format: "yaml", value: item, base: [index], document };
  }
}
