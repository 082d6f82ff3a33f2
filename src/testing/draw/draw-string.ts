import type { StringShape } from "../../codegen/shape/shape.js";
import { countCodePoints, isLongerThan, isShorterThan } from "../../runtime/text.js";
import { compilePattern } from "../pattern/draw-pattern.js";
import { choose, once } from "../random/choose.js";
import { createRandom, type Random } from "../random/random.js";
import type { Draw } from "./draw.js";
import { drawFormat } from "./draw-format.js";
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
      // A source that always chooses the first would never give another text.
      const text = draw(tries < maximumTries / 2 ? random : createRandom(tries));
      if (isAllowed(text)) return text;
    }
    throw new Error(`typed-handoff: found no text for ${describe(shape)}`);
  };
}

function chooseDraw(shape: StringShape, isAllowed: (text: string) => boolean): (random: Random) => string {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, patterns, formats } = shape;
  const [drawFormatted] = formats.flatMap((format) => drawFormat(format) ?? []);
  if (drawFormatted !== undefined) return drawFormatted;
  if (patterns.length === 0) return (random) => drawText(random, minLength, maxLength);
  const drawPatterns = patterns.map(compilePattern);
  return (random) => extend(choose(random, drawPatterns)(random), random, isAllowed, minLength);
}

/** Adds text before and after where the pattern leaves that open. */
function extend(body: string, random: Random, isAllowed: (text: string) => boolean, minLength: number): string {
  const padded = body + "a".repeat(Math.max(0, minLength - countCodePoints(body)));
  if (!once(random, 2) && isAllowed(padded)) return padded;
  const [before, after] = [drawText(random, 0, 20), drawText(random, 0, 60)];
  return [before + body + after, body + after, before + body, padded].find(isAllowed) ?? body;
}

function describe({ patterns, formats, minLength, maxLength }: StringShape): string {
  return JSON.stringify({ patterns, formats, minLength, maxLength });
}
