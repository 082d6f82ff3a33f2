import { disableErrorLogging, parse as parseBestEffort } from "best-effort-json-parser";
import { jsonrepair } from "jsonrepair";
import { parse as parsePartial } from "partial-json";
import { parse as parseYaml } from "yaml";
import { readPacket } from "../../../src/read.js";
import type { Contract } from "../../../src/runtime/index.js";
import type { Manner } from "./texts.js";

disableErrorLogging();

/** Someone who reads a packet out of a text. */
export interface Reader {
  readonly name: string;
  readonly manners: readonly Manner[];
  /** Returns the packet; anything else where there is none. */
  readonly read: (text: string) => unknown;
}

/** Names of rows that targets speak of. */
export const rows = {
  parse: "JSON.parse of the bare packet",
  read: "readPacket",
  last: "readPacket, no look for keys twice",
  repair: "jsonrepair, then JSON.parse",
} as const;

/** Returns all who can read packets of a contract. Peers know no contract, and no prose around a packet. */
export function readersOf(contract: Contract): readonly Reader[] {
  return [
    {
      name: rows.read,
      manners: ["clean", "fenced", "damaged", "YAML"],
      read: (text) => readPacket(contract, text).data,
    },
    {
      name: rows.last,
      manners: ["clean", "fenced"],
      read: (text) => readPacket(contract, text, { duplicateKeys: "last" }).data,
    },
    { name: rows.repair, manners: ["clean", "damaged"], read: (text) => JSON.parse(jsonrepair(text)) },
    { name: "partial-json", manners: ["clean", "damaged"], read: orNothing(parsePartial) },
    { name: "best-effort-json-parser", manners: ["clean", "damaged"], read: orNothing(parseBestEffort) },
    { name: "yaml, without what is around it", manners: ["YAML"], read: (text) => parseYaml(contentOf(text)) },
  ];
}

/** Some peers throw at what they cannot read. */
function orNothing(read: (text: string) => unknown): (text: string) => unknown {
  return (text) => {
    try {
      return read(text);
    } catch {
      return undefined;
    }
  };
}

/** Returns what stands in the code block of a text. */
function contentOf(text: string): string {
  return text.slice(text.indexOf("\n", text.indexOf("```")) + 1, text.lastIndexOf("```"));
}
