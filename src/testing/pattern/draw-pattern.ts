import { parsePattern } from "../../codegen/pattern/parse-pattern.js";
import type { PatternNode } from "../../codegen/pattern/syntax.js";
import { choose, once } from "../random/choose.js";
import type { Random } from "../random/random.js";

/** Draws a text that is likely to match a regular expression. Try it on the expression. */
export type DrawPattern = (random: Random) => string;

/** How often an unbounded part is repeated beyond its minimum, at most. */
const spare = 6;
/** The largest upper bound of a repetition that is drawn exactly now and then. */
const largestExact = 200;

/** Makes the function that draws texts for `pattern`. */
export function compilePattern(pattern: string): DrawPattern {
  const node = parsePattern(pattern);
  return (random) => draw(node, random, new Map());
}

function draw(node: PatternNode, random: Random, captured: Map<number | string, string>): string {
  switch (node.kind) {
    case "text":
      return node.text;
    case "characters":
      return node.members.length === 0 ? "" : choose(random, favour(node.members, random));
    case "sequence":
      return node.parts.map((part) => draw(part, random, captured)).join("");
    case "alternatives":
      return draw(choose(random, node.options), random, captured);
    case "repeat":
      return Array.from({ length: drawCount(node, random) }, () => draw(node.part, random, captured)).join("");
    case "group": {
      const text = draw(node.part, random, captured);
      captured.set(node.index, text);
      if (node.name !== undefined) captured.set(node.name, text);
      return text;
    }
    case "backreference":
      return captured.get(node.to) ?? "";
  }
}

/** Three times of four, one of the first characters: those that people write. */
function favour(members: readonly string[], random: Random): readonly string[] {
  return members.length > 36 && !once(random, 4) ? members.slice(0, 36) : members;
}

function drawCount({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }, random: Random) {
  if (maximum <= largestExact && once(random, 4)) return maximum;
  return random.integer(minimum, Math.min(maximum, minimum + spare));
}
