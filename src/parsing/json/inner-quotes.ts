import { isAnySpace, isDigit, isQuote, isWordUnit, units } from "./characters.js";

/**
 * Keeps account of quotes inside a string that are neither escaped nor its end: `"the "fast" path"`. They have one
 * reading only if they come in pairs, each opening after a space and closing before one.
 */
export class InnerQuotes {
  count = 0;
  #paired = true;

  constructor(
    readonly text: string,
    readonly start: number,
  ) {}

  /** Takes note of the quote at `offset`. */
  add(offset: number): void {
    const before = offset === this.start ? units.space : this.text.charCodeAt(offset - 1);
    const after = this.text.charCodeAt(offset + 1);
    const opens = !isWordUnit(before) && !isClosingPunctuation(before) && !isAnySpace(after);
    const closes = !isAnySpace(before) && !isQuote(before) && !isWordUnit(after);
    if (this.count % 2 === 0 ? !opens : !closes) this.#paired = false;
    this.count++;
  }

  /** Whether all of them can be read as pairs. */
  get paired(): boolean {
    return this.#paired && this.count % 2 === 0;
  }
}

/** Tells whether the mark at `offset` is an apostrophe: between letters, or after the s of a plural. */
export function isApostrophe(text: string, offset: number): boolean {
  const before = text.charCodeAt(offset - 1);
  const after = text.charCodeAt(offset + 1);
  if (!isWordUnit(before)) return false;
  if (isWordUnit(after)) return !isDigit(before) || !isDigit(after);
  return (before === 0x73 || before === 0x53) && after === units.space && isWordUnit(text.charCodeAt(offset + 2));
}

/** Tells whether a quote after the code unit can only close: after a full stop or a bracket's end. */
function isClosingPunctuation(unit: number): boolean {
  return unit === 0x2e || unit === 0x21 || unit === 0x3f || unit === 0x29 || unit === units.closeBracket;
}
