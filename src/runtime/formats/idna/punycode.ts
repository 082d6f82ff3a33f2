/** The parameters of RFC 3492, section 5. */
const base = 36;
const minimumThreshold = 1;
const maximumThreshold = 26;
const skew = 38;
const damping = 700;
const firstBias = 72;
const firstCodePoint = 128;

const digits = "abcdefghijklmnopqrstuvwxyz0123456789";
const delimiter = "-";

/**
 * Encodes `text` as RFC 3492 does: its ASCII characters, then where the others go among them. Takes time quadratic in the
 * text, which is to be as short as a label.
 */
export function encodePunycode(text: string): string {
  const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const ascii = codePoints.filter((codePoint) => codePoint < firstCodePoint);
  const others = codePoints.filter((codePoint) => codePoint >= firstCodePoint);
  let encoded = ascii.length === 0 ? "" : String.fromCodePoint(...ascii) + delimiter;
  let written = ascii.length;
  let [delta, bias, last] = [0, firstBias, firstCodePoint];
  for (const next of [...new Set(others)].sort((left, right) => left - right)) {
    delta += (next - last) * (written + 1);
    for (const codePoint of codePoints) {
      if (codePoint < next) delta++;
      if (codePoint !== next) continue;
      encoded += encodeNumber(delta, bias);
      bias = adapt(delta, written + 1, written === ascii.length);
      delta = 0;
      written++;
    }
    delta++;
    last = next + 1;
  }
  return encoded;
}

/**
 * Decodes what {@link encodePunycode} wrote, given in lower case. Undefined for what encodes nothing. Takes time
 * quadratic in the text, which is to be as short as a label.
 */
export function decodePunycode(text: string): string | undefined {
  const end = Math.max(text.lastIndexOf(delimiter), 0);
  const decoded = Array.from(text.slice(0, end));
  const asciiLength = decoded.length;
  let [position, bias, codePoint] = [0, firstBias, firstCodePoint];
  for (let index = end === 0 ? 0 : end + 1; index < text.length; ) {
    const found = decodeNumber(text, index, bias);
    if (found === undefined) return undefined;
    const length = decoded.length + 1;
    bias = adapt(found.value, length, decoded.length === asciiLength);
    codePoint += Math.floor((position + found.value) / length);
    position = (position + found.value) % length;
    if (codePoint > 0x10_ffff) return undefined;
    decoded.splice(position, 0, String.fromCodePoint(codePoint));
    position++;
    index = found.end;
  }
  return decoded.join("");
}

function encodeNumber(value: number, bias: number): string {
  let encoded = "";
  let rest = value;
  for (let place = base; ; place += base) {
    const threshold = thresholdAt(place, bias);
    if (rest < threshold) return encoded + digits.charAt(rest);
    encoded += digits.charAt(threshold + ((rest - threshold) % (base - threshold)));
    rest = Math.floor((rest - threshold) / (base - threshold));
  }
}

function decodeNumber(
  text: string,
  start: number,
  bias: number,
): { readonly value: number; readonly end: number } | undefined {
  let [value, weight, place] = [0, 1, base];
  for (let index = start; index < text.length; index++) {
    const digit = digits.indexOf(text.charAt(index));
    const threshold = thresholdAt(place, bias);
    value += digit * weight;
    // Beyond this a number is too large for any code point, and soon for exact arithmetic.
    if (digit < 0 || value > 0x7fff_ffff) return undefined;
    if (digit < threshold) return { value, end: index + 1 };
    weight *= base - threshold;
    place += base;
  }
  return undefined;
}

function thresholdAt(place: number, bias: number): number {
  return Math.min(Math.max(place - bias, minimumThreshold), maximumThreshold);
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damping : 2));
  rest += Math.floor(rest / length);
  let place = 0;
  for (; rest > ((base - minimumThreshold) * maximumThreshold) / 2; place += base) {
    rest = Math.floor(rest / (base - minimumThreshold));
  }
  return place + Math.floor((base * rest) / (rest + skew));
}
