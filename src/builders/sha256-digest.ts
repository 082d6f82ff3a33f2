const blockLength = 64;

/** The first 32 bits of the fractions of the square roots of the first eight primes. */
const initialState = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const roundConstants = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

/**
 * Returns the SHA-256 (FIPS 180-4) of a text in UTF-8, as 64 lower-case hex digits.
 *
 * Written out rather than taken from `node:crypto`: importing that costs every start of a hook or a command 3 ms, as
 * much as all the rest of the package; loading it later, without an import, needs Node 20.16; and this runs where there
 * is no Node. A test compares the two.
 */
export function sha256Digest(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  const view = new DataView(message.buffer);
  const state = Uint32Array.from(initialState);
  const schedule = new Uint32Array(blockLength);
  for (let offset = 0; offset < message.length; offset += blockLength) {
    fillSchedule(schedule, view, offset);
    mix(state, schedule);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** Appends a one bit, zeros up to a whole number of blocks, and in the last eight bytes the length in bits. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / blockLength) * blockLength);
  message.set(bytes);
  message[bytes.length] = 0x80;
  new DataView(message.buffer).setBigUint64(message.length - 8, BigInt(bytes.length) * 8n);
  return message;
}

/** Words 16 to 63 follow from the 16 words of the block. */
function fillSchedule(schedule: Uint32Array, view: DataView, offset: number): void {
  for (let index = 0; index < 16; index++) schedule[index] = view.getUint32(offset + 4 * index);
  for (let index = 16; index < blockLength; index++) {
    const early = at(schedule, index - 15);
    const late = at(schedule, index - 2);
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[index] = at(schedule, index - 16) + first + at(schedule, index - 7) + second;
  }
}

/** The names a to h are those of the standard. */
function mix(state: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < blockLength; index++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + at(roundConstants, index) + at(schedule, index)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sum0 + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The indexes here are always within the list, which the compiler does not see. */
function at(words: ArrayLike<number>, index: number): number {
  return words[index] ?? 0;
}
