import { stringify } from "yaml";

/** How a model may write a packet. */
export const manners = ["clean", "fenced", "damaged", "YAML"] as const;

export type Manner = (typeof manners)[number];

/** Writes a packet as a model does. The index decides how it is laid out, or what is wrong with it. */
export function write(packet: unknown, manner: Manner, index: number): string {
  const text = JSON.stringify(packet, undefined, index % 2 === 0 ? 2 : undefined);
  switch (manner) {
    case "clean":
      return asReceived(text);
    case "fenced":
      return asReceived(inBlock("json", text));
    case "damaged":
      return asReceived(damage(JSON.stringify(packet, undefined, 2), index));
    case "YAML":
      return asReceived(inBlock("yaml", stringify(packet)));
  }
}

/** Returns the packet as it stands, without anything around it. */
export function writeBare(packet: unknown, index: number): string {
  return write(packet, "clean", index);
}

function inBlock(tag: string, text: string): string {
  return `Here is the packet:\n\n\`\`\`${tag}\n${text.trimEnd()}\n\`\`\`\n\nTell me if anything is missing.`;
}

/** Damages that models do, each of which leaves one reading. */
const damages: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\n\}$/, ",\n}"),
  (text) => text.replace("{", "{ // the result"),
  (text) => text.replace(/^(\s*)"([\w-]+)":/gm, "$1'$2':"),
  (text) => text.replace(/^(\s*)"(\w+)":/gm, "$1$2:"),
  (text) => text.replace(/^(\s*)"([\w-]+)":/gm, "$1“$2”:"),
  (text) => text.replace(/",\n(\s*")/, '"\n$1'),
  (text) => text.replace(/: true\b/g, ": True").replace(/: false\b/g, ": False"),
];

function damage(text: string, index: number): string {
  for (let turn = 0; turn < damages.length; turn++) {
    const damaged = damages[(index + turn) % damages.length]?.(text) ?? text;
    if (damaged !== text) return damaged;
  }
  throw new Error("no damage fits the packet");
}

/** Returns the text as decoding bytes gives it: in one piece, where one that was put together is a tree of pieces. */
function asReceived(text: string): string {
  return Buffer.from(text).toString();
}
