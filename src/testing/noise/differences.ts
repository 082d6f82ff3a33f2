import { isObject } from "../../runtime/object.js";
import { replaceAt } from "../near-misses/replace-at.js";
import { choose, shuffle } from "../random/choose.js";
import { leavesOf } from "./leaves.js";
import type { Draft, NoiseContext, NoiseKind, WriteDraft } from "./noise.js";

/** Differences of form that a reader bridges on request only. */
export const differenceKinds = {
  quoted_scalar: (context) => {
    const scalars = leavesOf(context.packet).filter(({ value }) => isSurelyWritten(value));
    return different(
      context,
      scalars.map(({ path, value }) => replaceAt(context.packet, path, JSON.stringify(value))),
    );
  },
  null_value: (context) =>
    different(
      context,
      context.absentKeys.map((key) => ({ ...context.packet, [key]: null })),
    ),
  respelled_constant: (context) => {
    const words = leavesOf(context.packet).filter(
      ({ value }) => typeof value === "string" && /^[a-z]+[_-][a-z_-]+$/.test(value),
    );
    return different(
      context,
      words.map(({ path, value }) => replaceAt(context.packet, path, titled(String(value)))),
    );
  },
  respelled_key: (context) => {
    const keys = Object.keys(context.packet).filter((key) => /[_-]|[a-z][A-Z]/.test(key));
    return different(
      context,
      keys.map((key) => renamed(context.packet, key)),
    );
  },
  wrapped: ({ packet, random }) => ({
    text: JSON.stringify(choose(random, [{ packet }, { result: packet }, [packet]])),
    outcome: "invalid",
    coerced: "recoverable",
  }),
  tool_call: ({ packet, random }) => ({
    text: JSON.stringify(
      choose(random, [
        { name: "send_packet", arguments: packet },
        { type: "tool_use", id: "call_1", name: "send_packet", input: packet },
        { type: "function", function: { name: "send_packet", arguments: JSON.stringify(packet) } },
      ]),
    ),
    outcome: "invalid",
    coerced: "recoverable",
  }),
  stringified: (context) =>
    different(
      context,
      [JSON.stringify(context.packet)].map((text) => ({ packet: text })),
    ),
  lone_item: (context) => {
    const lists = Object.entries(context.packet).filter(([, value]) => isListOfOneText(value));
    return different(
      context,
      lists.map(([key, value]) => replaceAt(context.packet, [key], value[0])),
    );
  },
} satisfies { readonly [kind in NoiseKind]?: WriteDraft };

/** One of the packets that are invalid as they stand. */
function different({ random, accepts }: NoiseContext, packets: readonly unknown[]): Draft | undefined {
  const invalid = shuffle(random, packets).find((packet) => !accepts(packet));
  return invalid === undefined
    ? undefined
    : { text: JSON.stringify(invalid, null, 2), outcome: "invalid", coerced: "recoverable" };
}

/** Tells whether a value is a boolean, or a number whose digits say what it is; of larger ones some may be lost. */
function isSurelyWritten(value: unknown): boolean {
  return typeof value === "boolean" || (typeof value === "number" && (Number.isSafeInteger(value) || value % 1 !== 0));
}

/** `independent_task` as `Independent Task`. */
function titled(word: string): string {
  return word.replace(
    /(?:^|[_-])(.)/g,
    (_, letter: string, at: number) => (at === 0 ? "" : " ") + letter.toUpperCase(),
  );
}

/** The packet with one key in snake case for camel case, or the other way round. */
function renamed(packet: object, key: string): unknown {
  const other = /[_-]/.test(key)
    ? key.replace(/[_-](.)/g, (_, letter: string) => letter.toUpperCase())
    : key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(packet).map(([own, value]) => [own === key ? other : own, value]));
}

function isListOfOneText(value: unknown): value is readonly [string] {
  return Array.isArray(value) && value.length === 1 && typeof value[0] === "string" && !isObject(value[0]);
}
