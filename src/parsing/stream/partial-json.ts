import { isAnySpace, isQuote, units } from "../json/characters.js";
import { Cursor } from "../json/cursor.js";
import type { ReadSettings } from "../json/index.js";
import { isBareUnit, readBareKey, readScalar } from "../json/scalar.js";
import { PartialString } from "./partial-string.js";
import type { PartialTree } from "./partial-tree.js";

/** What the next code unit belongs to. */
type State =
  /** A key, or the end of the object. */
  | "key"
  | "key_string"
  | "bare_key"
  | "colon"
  /** A value, or the end of the array. */
  | "value"
  | "value_string"
  | "bare_value"
  /** A comma, the next item with the comma missing, or the end of the container. */
  | "separator"
  /** The second mark of a comment. */
  | "comment"
  | "line_comment"
  | "block_comment"
  | "block_comment_end";

/**
 * Reads an object that arrives in parts, and records what is known of it. Looks at each code unit once and keeps
 * nothing but the token that it is in, so that it does not matter where the parts begin.
 *
 * It reads what `readPacket` does, repairs included, as far as that can be known without the text to come. Where it
 * cannot be known, it breaks off.
 */
export class PartialJson {
  status: "open" | "closed" | "broken" = "open";
  readonly #tree: PartialTree;
  readonly #settings: ReadSettings;
  readonly #string = new PartialString();
  #state: State = "key";
  /** Where to go on after a comment. */
  #stateBefore: State = "key";
  #token = "";
  /** Whether the position is right behind a string or a word, with nothing between. */
  #isTight = false;
  /** Whether the last value was an object. */
  #isAfterObject = false;

  /** Begins behind the opening brace of an object. */
  constructor(tree: PartialTree, settings: ReadSettings) {
    this.#tree = tree;
    this.#settings = settings;
    tree.openObject();
  }

  /** Reads `text` from `index` on, up to its end or that of the object. Returns where it stopped. */
  read(text: string, index: number): number {
    let position = index;
    while (position < text.length && this.status === "open") {
      if (this.#state === "key_string" || this.#state === "value_string") {
        position = this.#string.read(text, position);
        this.#passString();
      } else if (this.#pass(text.charCodeAt(position), text.charAt(position))) position++;
      else this.status = "broken";
    }
    return position;
  }

  #passString(): void {
    if (this.#string.state === "broken") this.status = "broken";
    if (this.#string.state !== "closed") return;
    if (this.#state === "key_string") this.#endKey();
    else {
      this.#tree.closeText();
      this.#endValue();
    }
  }

  /** Passes one code unit. Returns false where it does not belong. */
  #pass(unit: number, character: string): boolean {
    switch (this.#state) {
      case "bare_key":
      case "bare_value":
        if (!isBareUnit(unit)) return this.#endToken() && this.#pass(unit, character);
        this.#token += character;
        return true;
      case "comment":
        this.#state = unit === units.asterisk ? "block_comment" : "line_comment";
        return unit === units.asterisk || unit === units.slash;
      case "line_comment":
        if (unit === units.lineFeed || unit === units.carriageReturn) this.#state = this.#stateBefore;
        return true;
      case "block_comment":
        if (unit === units.asterisk) this.#state = "block_comment_end";
        return true;
      case "block_comment_end":
        if (unit === units.slash) this.#state = this.#stateBefore;
        else if (unit !== units.asterisk) this.#state = "block_comment";
        return true;
      default:
        return this.#passSpace(unit) || this.#passMark(unit, character);
    }
  }

  /** Passes white space, or the first mark of a comment. */
  #passSpace(unit: number): boolean {
    const isSpace = isAnySpace(unit);
    if (!isSpace && unit !== units.slash && unit !== units.hash) return false;
    this.#isTight = false;
    if (isSpace) return true;
    this.#stateBefore = this.#state;
    this.#state = unit === units.slash ? "comment" : "line_comment";
    return true;
  }

  #passMark(unit: number, character: string): boolean {
    switch (this.#state) {
      case "key":
        return unit === units.closeBrace ? this.#close(unit) : this.#openKey(unit, character);
      case "colon":
        this.#state = "value";
        return unit === units.colon;
      case "value":
        return unit === units.closeBracket ? this.#close(unit) : this.#openValue(unit, character);
      default:
        return this.#passSeparator(unit, character);
    }
  }

  #passSeparator(unit: number, character: string): boolean {
    if (unit === units.closeBrace || unit === units.closeBracket) return this.#close(unit);
    this.#state = this.#tree.inObject ? "key" : "value";
    if (unit === units.comma) return true;
    // The comma is missing. A quote right behind a string may well be part of it.
    if (isQuote(unit) && !this.#isTight) return this.#passMark(unit, character);
    return unit === units.openBrace && this.#isAfterObject && this.#passMark(unit, character);
  }

  #openKey(unit: number, character: string): boolean {
    this.#token = "";
    if (isQuote(unit)) {
      this.#state = "key_string";
      this.#string.open(character, (text) => {
        this.#token += text;
      });
      return true;
    }
    this.#state = "bare_key";
    this.#token = character;
    return isBareUnit(unit);
  }

  #openValue(unit: number, character: string): boolean {
    if (unit === units.openBrace || unit === units.openBracket) return this.#open(unit);
    if (isQuote(unit)) {
      this.#state = "value_string";
      this.#tree.openText();
      this.#string.open(character, (text) => this.#tree.addText(text));
      return true;
    }
    this.#state = "bare_value";
    this.#token = character;
    return isBareUnit(unit);
  }

  #open(unit: number): boolean {
    if (this.#tree.depth >= this.#settings.maximumDepth) return false;
    if (unit === units.openBrace) this.#tree.openObject();
    else this.#tree.openArray();
    this.#state = unit === units.openBrace ? "key" : "value";
    return true;
  }

  #close(unit: number): boolean {
    if (this.#tree.inObject !== (unit === units.closeBrace)) return false;
    this.#tree.close();
    if (this.#tree.depth === 0) this.status = "closed";
    this.#endValue();
    this.#isTight = false;
    this.#isAfterObject = unit === units.closeBrace;
    return true;
  }

  /** Ends a key or a value without quotes. Returns false where it has no reading. */
  #endToken(): boolean {
    const cursor = new Cursor(this.#token, 0, this.#settings);
    if (this.#state === "bare_key") {
      this.#endKey();
      return readBareKey(cursor) !== "" && cursor.atEnd;
    }
    this.#endValue();
    // What JavaScript writes for a key that is not there.
    if (this.#token === "undefined") return this.#tree.inObject;
    const value = readScalar(cursor);
    if (value === undefined || !cursor.atEnd) return false;
    this.#tree.addScalar(value);
    return true;
  }

  #endKey(): void {
    this.#tree.key(this.#token);
    this.#state = "colon";
  }

  #endValue(): void {
    this.#isTight = true;
    this.#isAfterObject = false;
    this.#state = "separator";
  }
}
