import { isObject } from "../../runtime/object.js";

interface Weight {
  /** About the length of the value as JSON. */
  size: number;
  /** Orders values of one size: `false` before `true`, `"a"` before `"b"` before anything odd. */
  rank: number;
}

/** Tells whether `candidate` is simpler than `value`: shorter, or as short and plainer. No value has endlessly many simpler ones. */
export function isSimpler(candidate: unknown, value: unknown): boolean {
  const [one, other] = [weigh(candidate), weigh(value)];
  return one.size < other.size || (one.size === other.size && one.rank < other.rank);
}

function weigh(value: unknown): Weight {
  const weight = { size: 0, rank: 0 };
  add(value, weight);
  return weight;
}

function add(value: unknown, weight: Weight): void {
  weight.size += 1;
  if (typeof value === "string") addText(value, weight);
  else if (typeof value === "number") addNumber(value, weight);
  else if (value === true) weight.rank += 1;
  else if (Array.isArray(value)) for (const item of value) add(item, weight);
  else if (isObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      addText(key, weight);
      add(member, weight);
    }
  }
}

function addText(text: string, weight: Weight): void {
  weight.size += text.length + 1;
  for (let index = 0; index < text.length; index++) weight.rank += rankOf(text.charCodeAt(index));
}

function addNumber(value: number, weight: Weight): void {
  weight.size += String(value).length;
  for (const digit of String(value)) weight.rank += digit.charCodeAt(0) - 0x2b;
}

/** Letters first, then digits, then other characters. */
function rankOf(unit: number): number {
  if (unit >= 0x61 && unit <= 0x7a) return 2 * (unit - 0x61);
  if (unit >= 0x41 && unit <= 0x5a) return 2 * (unit - 0x41) + 1;
  return unit >= 0x30 && unit <= 0x39 ? 2 * (unit - 0x30) + 52 : unit + 72;
}
