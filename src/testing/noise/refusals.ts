import { replaceAt } from "../near-misses/replace-at.js";
import { choose, shuffle } from "../random/choose.js";
import { leavesOf } from "./leaves.js";
import type { NoiseContext, NoiseKind, WriteDraft } from "./noise.js";

/** The limits of a reader that is told none. */
const depthLimit = 100;
const byteLimit = 2 ** 20;

/** Ways of writing that a reader refuses, and the class of each refusal. */
export const refusalKinds = {
  truncated: ({ packet, random }) => {
    const text = JSON.stringify(packet, null, choose(random, [undefined, 2]));
    // Short of the closing bracket, and beyond the first key, so that there is something to be cut off.
    const first = text.indexOf(":") + 1;
    const end = random.integer(first, text.length - 1);
    return { text: text.slice(0, isHighSurrogate(text, end - 1) ? end - 1 : end), outcome: "truncated", bare: "after" };
  },
  duplicate_key: ({ packet, random }) => {
    const text = JSON.stringify(packet, null, 2);
    const key = choose(random, Object.keys(packet));
    return { text: `${text.slice(0, -2)},\n  ${JSON.stringify(key)}: "something else"\n}`, outcome: "duplicate_key" };
  },
  forbidden_key: ({ packet, random }) => {
    const key = choose(random, ['"__proto__": {}', '"constructor": {"prototype": {}}']);
    const text = JSON.stringify(packet);
    if (Object.hasOwn(packet, "constructor")) return undefined;
    return { text: `${text.slice(0, -1)}, ${key}}`, outcome: "forbidden_key" };
  },
  two_packets: (context) => {
    const other = otherPacket(context);
    return other === undefined ? undefined : { text: both(context.packet, other), outcome: "ambiguous" };
  },
  packet_then_invalid: (context) => {
    const invalid = invalidPacket(context);
    return invalid === undefined ? undefined : { text: both(context.packet, invalid), outcome: "ambiguous" };
  },
  invalid: (context) => {
    const invalid = invalidPacket(context);
    return invalid === undefined ? undefined : { text: JSON.stringify(invalid, null, 2), outcome: "invalid" };
  },
  no_packet: ({ random }) => ({
    text: choose(random, [
      "I could not finish the task: the tests do not run here.",
      "",
      "Which of the two branches do you mean?",
      "[1, 2, 3]",
      "The set {a, b} is empty.",
      "null",
    ]),
    outcome: "none_found",
  }),
  broken_syntax: ({ packet }) => {
    const text = JSON.stringify(packet, null, 2);
    const [key = ""] = Object.keys(packet);
    const broken = text.replace(`${JSON.stringify(key)}: `, `${JSON.stringify(key)}: : = `);
    return { text: broken, outcome: "unparseable" };
  },
  too_deep: ({ packet }) => {
    const text = JSON.stringify(packet);
    const deep = "[".repeat(depthLimit + 50) + "]".repeat(depthLimit + 50);
    return { text: `${text.slice(0, -1)}, "deep": ${deep}}`, outcome: "too_deep" };
  },
  too_large: ({ packet, random }) => {
    const sentence = choose(random, ["Thinking it over once more. ", "… "]);
    return {
      text: sentence.repeat(Math.ceil((byteLimit + 1) / sentence.length)) + JSON.stringify(packet),
      outcome: "too_large",
    };
  },
} satisfies { readonly [kind in NoiseKind]?: WriteDraft };

/** The packet with one text changed so that it is valid still. */
function otherPacket({ packet, random, accepts }: NoiseContext): unknown {
  const texts = leavesOf(packet).filter(({ value }) => typeof value === "string");
  const others = shuffle(random, texts).map(({ path, value }) => replaceAt(packet, path, `${value} again`));
  return others.find(accepts);
}

/** The packet with one value that no contract allows there, or without one of its keys. */
function invalidPacket({ packet, random, accepts }: NoiseContext): unknown {
  const broken = shuffle(random, leavesOf(packet)).map(({ path }) => replaceAt(packet, path, ["wrong"]));
  return broken.find((value) => !accepts(value));
}

function both(first: unknown, second: unknown): string {
  return `First:\n\n${JSON.stringify(first, null, 2)}\n\nAnd then:\n\n${JSON.stringify(second, null, 2)}`;
}

function isHighSurrogate(text: string, index: number): boolean {
  return /[\ud800-\udbff]/.test(text.charAt(index));
}
