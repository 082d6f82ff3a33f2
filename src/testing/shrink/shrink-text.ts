import type { StringShape } from "../../codegen/shape/shape.js";
import { simplestDateTime } from "../draw/draw-date-time.js";
import { shorten } from "./shorten.js";

/** The longest text whose characters are replaced one by one. */
const longestExhaustive = 120;
const plainLetters = "abcdefgh";

/** Gives simpler texts than `text`; whether they satisfy the shape is for the caller to tell. */
export function* shrinkText(
  text: string,
  { minLength = 0, formats }: StringShape,
  simplest: string,
): Generator<string> {
  yield simplest;
  if (formats.includes("date-time")) {
    yield* shrinkDateTime(text);
    return;
  }
  const characters = [...text];
  // Several letters, since items that must differ cannot all be "a".
  for (const letter of plainLetters) yield letter.repeat(Math.max(1, minLength));
  yield "a".repeat(characters.length);
  for (const shorter of shorten(characters, minLength)) yield shorter.join("");
  if (characters.length > longestExhaustive) return;
  for (const [index, character] of characters.entries()) {
    for (const plain of ["a", "b", "0"]) {
      if (character !== plain) yield characters.with(index, plain).join("");
    }
  }
}

function* shrinkDateTime(text: string): Generator<string> {
  yield text.toUpperCase();
  yield text.replace(/\.\d+/, "");
  yield text.replace(/[+-]\d\d:\d\d$/, "Z");
  yield text.slice(0, 10) + simplestDateTime.slice(10);
  yield simplestDateTime.slice(0, 10) + text.slice(10);
}
