import { choose } from "../random/choose.js";
import type { Random } from "../random/random.js";
import type { Surrounding } from "./noise.js";

/** Puts something around a text; `isCut` says that nothing may come after it. */
export type Surround = (text: string, random: Random, isCut: boolean) => string;

/** What can stand around a packet. */
export const surround: Readonly<Record<Surrounding, Surround>> = {
  fence: (text, random, isCut) => {
    const mark = choose(random, ["```", "````", "~~~"]);
    const tag = choose(random, ["json", "JSON", "jsonc", "", "json title=packet", "javascript"]);
    const end = choose(random, [`\n${mark}`, `\n${mark}`, mark]);
    return `${mark}${tag}\n${text}${isCut ? "" : end}`;
  },
  open_fence: (text) => `\`\`\`json\n${text}`,
  prose: (text, random, isCut) => {
    const before = choose(random, [
      "Here is the packet you asked for:",
      "Done. I ran the tests twice; see the packet below.",
      "The work is finished (see `src/index.ts`).\n\nResult:",
      "Sure! It's all there, isn't it?",
      "I filled in the {placeholder} of `{template}` (and [1] of the notes).",
      "I ran this first:\n\n```sh\nnpm test -- --run > {out}.txt\n```\n\nThen:",
    ]);
    const after = choose(random, [
      "Let me know if anything is missing.",
      "That's all.",
      "- one point is open\n- ask me",
    ]);
    return isCut ? `${before}\n\n${text}` : `${before}\n\n${text}\n\n${after}`;
  },
  thinking: (text, random) => {
    const name = choose(random, ["think", "thinking", "reasoning"]);
    const draft = choose(random, [
      "The user wants a packet. I should check every key.",
      'Maybe {"conclusion": "a draft"}? No, more is needed.',
      "First the evidence, then the paths.\n\nWait, is that all?",
    ]);
    return `<${name}>\n${draft}\n</${name}>\n\n${text}`;
  },
  tags: (text, random, isCut) => {
    const name = choose(random, ["answer", "result", "output", "final"]);
    return `<${name}>\n${text}${isCut ? "" : `\n</${name}>`}`;
  },
};
