import { isAnySpace, isFence, units } from "./characters.js";
import type { Cursor } from "./cursor.js";
import { readEscape } from "./escape.js";
import { InnerQuotes, isApostrophe } from "./inner-quotes.js";
import { type Role, readPlainString } from "./plain-string.js";

const smartDouble = "“”„‟";
const firstSmartQuote = 0x2018;
const smartSingle = "‘’‚‛";

/**
 * Reads the string whose opening quote stands at the position. What ends it is a quote that something follows which
 * can follow a string; any other quote belongs to it, if that leaves one reading only.
 */
export function readString(cursor: Cursor, role: Role): string | undefined {
  return readPlainString(cursor, role) ?? new StringReader(cursor, role).read();
}

/** Returns the marks that can close a string which begins with `opening`. */
export function closersOf(opening: string): string {
  if (smartDouble.includes(opening)) return smartDouble;
  return smartSingle.includes(opening) ? smartSingle : opening;
}

class StringReader {
  readonly #cursor: Cursor;
  readonly #role: Role;
  readonly #closers: string;
  readonly #open: number;
  readonly #inner: InnerQuotes;
  #value = "";
  /** How often each kind of escape came. */
  #escapes = { valid: 0, backslash: 0, apostrophe: 0 };
  #rawControls = false;

  constructor(cursor: Cursor, role: Role) {
    const opening = cursor.text.charAt(cursor.position);
    this.#cursor = cursor;
    this.#role = role;
    this.#closers = closersOf(opening);
    this.#open = cursor.position;
    this.#inner = new InnerQuotes(cursor.text, cursor.position + 1);
    if (opening === "'") cursor.repaired("single_quotes");
    else if (opening !== '"') cursor.repaired("smart_quotes");
  }

  read(): string | undefined {
    const { text } = this.#cursor;
    let index = this.#open + 1;
    let copied = index;
    while (index < text.length) {
      const unit = text.charCodeAt(index);
      if (isPlain(unit)) index++;
      else if (unit === units.backslash) {
        const sequence = readEscape(this.#cursor, index);
        if (sequence === undefined) return undefined;
        this.#escapes[sequence.kind]++;
        if (sequence.kind !== "valid") this.#cursor.repaired("invalid_escape", index);
        this.#value += text.slice(copied, index) + sequence.text;
        index += sequence.length;
        copied = index;
      } else if (unit < units.space) {
        if (!this.#passControl(unit, index)) return undefined;
        index++;
      } else if (this.#isCloser(index)) {
        const ends = this.#ends(index);
        if (ends === undefined) return undefined;
        if (ends) return this.#close(this.#value + text.slice(copied, index), index);
        this.#inner.add(index);
        index++;
      } else index++;
    }
    return this.#cursor.failAtEnd();
  }

  #isCloser(index: number): boolean {
    const mark = this.#cursor.text.charAt(index);
    if (!this.#closers.includes(mark)) return false;
    return mark === '"' || smartDouble.includes(mark) || !isApostrophe(this.#cursor.text, index);
  }

  /** Tells whether the quote at `offset` ends the string, by what follows it. Fails where both would be wrong. */
  #ends(offset: number): boolean | undefined {
    const { text } = this.#cursor;
    if (text.charAt(offset) === "“" && text.charAt(this.#open) !== "„") return false;
    let index = offset + 1;
    while (isAnySpace(text.charCodeAt(index))) index++;
    if (index >= text.length) return true;
    const next = text.charCodeAt(index);
    if (this.#role === "key") {
      if (next === units.colon) return true;
      return this.#cursor.fail("unparseable", "a key is not followed by a colon", offset, this.#inner.count > 0);
    }
    if (next === units.comma || next === units.closeBrace || next === units.closeBracket) return true;
    if (next === units.colon) {
      return this.#cursor.fail("unparseable", "a string is not closed before the next key", this.#open, true);
    }
    const apart = index > offset + 1;
    // Without a space between, it may as well be a URL with a quote in it.
    if (apart && (next === units.hash || text.startsWith("//", index) || text.startsWith("/*", index))) return true;
    if (isFence(text, index)) return true;
    // The next string of an array or the next key may follow, with only the comma missing.
    if (!apart || !this.#closers.includes(text.charAt(index))) return false;
    return this.#inner.count === 0 || this.#refuse("a string has quotes that can be read in more than one way");
  }

  #passControl(unit: number, index: number): boolean {
    const isBreak = unit === units.lineFeed || unit === units.carriageReturn;
    if (isBreak && this.#cursor.settings.inBlock !== false && isFenceLine(this.#cursor.text, index + 1)) {
      // Either the string has a code block in it, or the block that the string is in ends here.
      this.#cursor.fail("truncated", "the code block ends inside a string", index, true);
      return false;
    }
    if ((!isBreak && unit !== units.tab) || (isBreak && this.#role === "key")) {
      this.#cursor.fail("unparseable", "a string has a control character", index, this.#role === "value");
      return false;
    }
    this.#rawControls = true;
    this.#cursor.repaired("raw_control_character", index);
    return true;
  }

  #close(value: string, index: number): string | undefined {
    const { valid, backslash, apostrophe } = this.#escapes;
    const { count, paired } = this.#inner;
    if (backslash > 0 && (valid > 0 || apostrophe > 0)) return this.#refuse("a string mixes valid and broken escapes");
    if (backslash > 0 && this.#role === "key") return this.#refuse("a key has a broken escape");
    if (count > 0) {
      if (valid + backslash + apostrophe > 0) return this.#refuse("a string mixes escaped and unescaped quotes");
      if (this.#rawControls || !paired)
        return this.#refuse("a string has quotes that can be read in more than one way");
      this.#cursor.repaired("inner_quotes", this.#open);
    }
    if (!value.isWellFormed()) return this.#cursor.fail("unparseable", "a string has half of a character", this.#open);
    this.#cursor.position = index + 1;
    return value;
  }

  #refuse(detail: string): undefined {
    return this.#cursor.fail("unparseable", detail, this.#open, true);
  }
}

/** Tells of most code units that they only stand for themselves in a string. */
function isPlain(unit: number): boolean {
  if (unit < units.space || unit === units.quote || unit === units.apostrophe || unit === units.backslash) return false;
  return unit < firstSmartQuote;
}

function isFenceLine(text: string, start: number): boolean {
  let index = start;
  while (text.charCodeAt(index) === units.space || text.charCodeAt(index) === units.tab) index++;
  return isFence(text, index);
}
