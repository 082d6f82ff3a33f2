import { units } from "../json/characters.js";
import { simpleEscapes, unclearEscape } from "../json/escape.js";
import { closersOf } from "../json/string.js";

const unicodeDigits = 4;

/** Reads a string that arrives in parts, and passes on what it says. */
export class PartialString {
  state: "open" | "closed" | "broken" = "closed";
  #take: (text: string) => void = () => {};
  #closers = "";
  #place: "text" | "escape" | "unicode" = "text";
  #digits = "";

  /** Begins a string. What it says goes to `take`, piece by piece. */
  open(opening: string, take: (text: string) => void): void {
    this.state = "open";
    this.#closers = closersOf(opening);
    this.#place = "text";
    this.#take = take;
  }

  /** Reads `text` from `index` on, up to its end or that of the string. Returns where it stopped. */
  read(text: string, index: number): number {
    let position = index;
    while (position < text.length && this.state === "open") {
      position = this.#place === "text" ? this.#readText(text, position) : this.#readEscape(text, position);
    }
    return position;
  }

  #readText(text: string, start: number): number {
    let index = start;
    while (index < text.length) {
      const unit = text.charCodeAt(index);
      if (unit === units.backslash) this.#place = "escape";
      else if (this.#closes(unit, text.charAt(index))) this.state = "closed";
      if (this.#place !== "text" || this.state !== "open") break;
      index++;
    }
    if (index > start) this.#take(text.slice(start, index));
    return index + 1;
  }

  #closes(unit: number, mark: string): boolean {
    if (unit !== units.quote && unit !== units.apostrophe && unit < 0x2018) return false;
    return this.#closers.includes(mark);
  }

  #readEscape(text: string, index: number): number {
    const letter = text.charAt(index);
    if (this.#place === "unicode") this.#addDigit(letter);
    else if (letter === "u") {
      this.#place = "unicode";
      this.#digits = "";
    } else {
      this.#place = "text";
      const plain = simpleEscapes.get(letter) ?? (letter === "'" ? letter : undefined);
      if (plain === undefined && unclearEscape.test(letter)) this.state = "broken";
      else this.#take(plain ?? `\\${letter}`);
    }
    return index + 1;
  }

  #addDigit(digit: string): void {
    this.#digits += digit;
    if (!/[0-9a-fA-F]/.test(digit)) this.state = "broken";
    else if (this.#digits.length === unicodeDigits) {
      this.#place = "text";
      this.#take(String.fromCharCode(Number.parseInt(this.#digits, 16)));
    }
  }
}
