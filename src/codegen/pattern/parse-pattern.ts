import { charactersOf } from "./character-pool.js";
import type { PatternNode } from "./syntax.js";

/**
 * Takes a regular expression apart. `pattern` must compile with the flag `u`. Anchors and word boundaries leave nothing,
 * and what must stand before or after is there or not: whoever draws from the result must try it on the expression.
 */
export function parsePattern(pattern: string): PatternNode {
  return new PatternParser(pattern).parse();
}

const nothing: PatternNode = { kind: "text", text: "" };

class PatternParser {
  readonly #characters: readonly string[];
  #index = 0;
  #groups = 0;

  constructor(pattern: string) {
    this.#characters = [...pattern];
  }

  parse(): PatternNode {
    const options = [this.#sequence()];
    while (this.#take("|")) options.push(this.#sequence());
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : { kind: "alternatives", options };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#peek() !== undefined && this.#peek() !== "|" && this.#peek() !== ")") {
      parts.push(this.#quantified(this.#atom()));
    }
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { kind: "sequence", parts };
  }

  #quantified(part: PatternNode): PatternNode {
    const range = this.#quantifier();
    if (range === undefined) return part;
    this.#take("?");
    return { kind: "repeat", part, ...range };
  }

  #quantifier(): { minimum: number; maximum: number } | undefined {
    if (this.#take("*")) return { minimum: 0, maximum: Number.POSITIVE_INFINITY };
    if (this.#take("+")) return { minimum: 1, maximum: Number.POSITIVE_INFINITY };
    if (this.#take("?")) return { minimum: 0, maximum: 1 };
    if (!this.#take("{")) return undefined;
    const [minimum = "0", maximum = minimum] = this.#until("}").split(",");
    return { minimum: Number(minimum), maximum: maximum === "" ? Number.POSITIVE_INFINITY : Number(maximum) };
  }

  #atom(): PatternNode {
    const character = this.#next();
    switch (character) {
      case "^":
      case "$":
        return nothing;
      case ".":
        return { kind: "characters", members: charactersOf(".", []) };
      case "(":
        return this.#group();
      case "[":
        return this.#class();
      case "\\":
        return this.#escape();
      default:
        return { kind: "text", text: character };
    }
  }

  #group(): PatternNode {
    if (!this.#take("?")) return this.#capture(undefined);
    if (this.#take(":")) return this.#inParentheses();
    const looksBehind = this.#take("<");
    if (this.#take("=")) return { kind: "alternatives", options: [nothing, this.#inParentheses()] };
    if (this.#take("!")) {
      this.#inParentheses();
      return nothing;
    }
    return looksBehind ? this.#capture(this.#until(">")) : this.#inParentheses();
  }

  #capture(name: string | undefined): PatternNode {
    this.#groups++;
    const index = this.#groups;
    return { kind: "group", part: this.#inParentheses(), index, name };
  }

  #inParentheses(): PatternNode {
    const inner = this.parse();
    this.#take(")");
    return inner;
  }

  #class(): PatternNode {
    const start = this.#index - 1;
    const hints: string[] = [];
    while (this.#peek() !== "]") hints.push(...this.#classMember());
    this.#next();
    return { kind: "characters", members: charactersOf(this.#source(start), hints) };
  }

  #classMember(): readonly string[] {
    const character = this.#next();
    if (character !== "\\") return [character, neighbour(character)];
    const escaped = this.#escape();
    return escaped.kind === "text" ? [escaped.text, neighbour(escaped.text)] : [];
  }

  #escape(): PatternNode {
    const start = this.#index - 1;
    const character = this.#next();
    if (/[1-9]/.test(character)) return { kind: "backreference", to: Number(character + this.#while(/[0-9]/)) };
    switch (character) {
      case "b":
      case "B":
        return nothing;
      case "k":
        this.#take("<");
        return { kind: "backreference", to: this.#until(">") };
      case "p":
      case "P":
        this.#until("}");
        return { kind: "characters", members: charactersOf(this.#source(start), []) };
      case "d":
      case "D":
      case "w":
      case "W":
      case "s":
      case "S":
        return { kind: "characters", members: charactersOf(this.#source(start), []) };
      default:
        return { kind: "text", text: this.#escapedCharacter(character) };
    }
  }

  #escapedCharacter(character: string): string {
    const control: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r", v: "\v", f: "\f", 0: "\0" };
    if (character === "c") return String.fromCharCode((this.#next().charCodeAt(0) || 0) % 32);
    if (character === "x") return String.fromCharCode(Number.parseInt(this.#next() + this.#next(), 16));
    if (character === "u") return this.#unicodeEscape();
    return control[character] ?? character;
  }

  #unicodeEscape(): string {
    if (this.#take("{")) return String.fromCodePoint(Number.parseInt(this.#until("}"), 16));
    const unit = this.#fourDigits();
    const isHigh = unit >= 0xd800 && unit <= 0xdbff;
    if (isHigh && this.#source(this.#index, 2) === "\\u") {
      this.#index += 2;
      return String.fromCharCode(unit, this.#fourDigits());
    }
    return String.fromCharCode(unit);
  }

  #fourDigits(): number {
    return Number.parseInt([1, 2, 3, 4].map(() => this.#next()).join(""), 16);
  }

  #peek(): string | undefined {
    return this.#characters[this.#index];
  }

  #next(): string {
    const character = this.#characters[this.#index] ?? "";
    this.#index++;
    return character;
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#index++;
    return true;
  }

  #until(end: string): string {
    let text = "";
    for (let character = this.#next(); character !== end && character !== ""; character = this.#next())
      text += character;
    return text;
  }

  #while(allowed: RegExp): string {
    let text = "";
    while (allowed.test(this.#peek() ?? "")) text += this.#next();
    return text;
  }

  #source(start: number, length = this.#index - start): string {
    return this.#characters.slice(start, start + length).join("");
  }
}

/** The next character, so that a range gives more than its ends. */
function neighbour(character: string): string {
  const next = (character.codePointAt(0) ?? 0) + 1;
  return next > 0x10ffff || (next >= 0xd800 && next <= 0xdfff) ? character : String.fromCodePoint(next);
}
