/**
 * Tells whether `text` has fewer than `minimum` characters. Characters are code points, as JSON Schema counts them:
 * an emoji outside the basic plane is one, not two.
 */
export function isShorterThan(text: string, minimum: number): boolean {
  if (text.length < minimum) return true;
  return text.length < 2 * minimum && countCodePoints(text) < minimum;
}

/** Tells whether `text` has more than `maximum` characters, counted as code points. */
export function isLongerThan(text: string, maximum: number): boolean {
  if (text.length <= maximum) return false;
  return text.length > 2 * maximum || countCodePoints(text) > maximum;
}

/** Counts the code points of `text`. A surrogate without its partner counts as one. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    if (isHighSurrogate(text.charCodeAt(index)) && isLowSurrogate(text.charCodeAt(index + 1))) {
      count--;
      index++;
    }
  }
  return count;
}

/** Shortens `text` to `maximum` characters, ending in an ellipsis where something was cut. */
export function clip(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const end = isHighSurrogate(text.charCodeAt(maximum - 2)) ? maximum - 2 : maximum - 1;
  return `${text.slice(0, end)}…`;
}

/** Tells whether the code unit is the first half of a character that takes two. */
export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
