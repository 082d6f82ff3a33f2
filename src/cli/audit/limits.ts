/**
 * The most bytes of one line, or of one file that is read as a whole: half of what `check` takes, as the text and the
 * value that it holds are in memory at once, in each worker.
 */
export const longestText = 32 * 1024 * 1024;

/** The most values of one text: a short text of many little values takes far more memory than it has bytes. */
const mostValues = 1_500_000;

/** Shorter texts cannot have too many values. */
const surelyFew = 2 * mostValues;

const telling = new Uint8Array(256);
for (const character of ",[{") telling[character.charCodeAt(0)] = 1;

/** Tells whether a text, as bytes of JSON, has more values than memory may hold. */
export function hasTooManyValues(bytes: Buffer): boolean {
  if (bytes.length < surelyFew) return false;
  let count = 0;
  for (let index = 0; index < bytes.length; index++) count += telling[bytes[index] ?? 0] ?? 0;
  return count > mostValues;
}

/** How many bytes of a large file are one task. */
export const pieceSize = 8 * 1024 * 1024;

/** How many small files are one task at most. */
export const filesOfTask = 200;
