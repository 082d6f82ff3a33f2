import type { StringShape } from "../../codegen/shape/shape.js";
import { isLongerThan, isShorterThan } from "../../runtime/text.js";
import { compilePattern } from "../pattern/draw-pattern.js";
import { choose } from "../random/choose.js";
import type { Random } from "../random/random.js";
import type { Draw } from "./draw.js";
import { drawDateTime } from "./draw-date-time.js";
import { drawText } from "./draw-text.js";

/**
 * How often a text is drawn anew where a pattern, a length and excluded values meet: the only place where values are
 * tried. One pattern that starts with `^` and does not look ahead or behind needs one draw.
 */
export const maximumTries = 200;

/** Makes the function that draws texts. It throws where no text was found within {@link maximumTries}. */
export function compileString(shape: StringShape): Draw {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, patterns, except } = shape;
  const expressions = patterns.map((pattern) => new RegExp(pattern, "u"));
  const isAllowed = (text: string) =>
    !isShorterThan(text, minLength) &&
    !isLongerThan(text, maxLength) &&
    !except.includes(text) &&
    expressions.every((expression) => expression.test(text));
  const draw = chooseDraw(shape, isAllowed);
  return (random) => {
    for (let tries = 0; tries < maximumTries; tries++) {
      const text = draw(random);
      if (isAllowed(text)) return text;
    }
    throw new Error(`typed-handoff: found no text for ${describe(shape)}`);
  };
}

function chooseDraw(shape: StringShape, isAllowed: (text: string) => boolean): (random: Random) => string {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, patterns, formats } = shape;
  if (formats.includes("date-time")) return drawDateTime;
  const [first] = patterns;
  if (first === undefined) return (random) => drawText(random, minLength, maxLength);
  const drawPatterns = patterns.map(compilePattern);
  return (random) => {
    const body = (drawPatterns.length === 1 ? drawPatterns[0] : choose(random, drawPatterns))?.(random) ?? "";
    return extend(random, body, isAllowed);
  };
}

/** Adds text before and after where the pattern leaves that open. */
function extend(random: Random, body: string, isAllowed: (text: string) => boolean): string {
  if (random.integer(0, 3) === 0) return body;
  const [before, after] = [drawText(random, 0, 20), drawText(random, 0, 60)];
  const candidates = [before + body + after, body + after, before + body];
  return candidates.find(isAllowed) ?? body;
}

function describe({ patterns, formats, minLength, maxLength }: StringShape): string {
  return JSON.stringify({ patterns, formats, minLength, maxLength });
}
