import { isUtf8 } from "node:buffer";
import { UsageError } from "../usage-error.js";

/** Returns bytes as text, without a byte order mark. Throws `UsageError` where they are not UTF-8. */
export function decode(bytes: Buffer, name: string): string {
  const other = utf16Of(bytes);
  if (other !== undefined) throw new UsageError(`${name}: is ${other}, not UTF-8; save it as UTF-8`);
  if (!isUtf8(bytes)) throw new UsageError(`${name}: is not UTF-8; save it as UTF-8`);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return bytes.toString("utf8", hasMark ? 3 : 0);
}

/** Tells UTF-16 by its byte order mark, or by the zero bytes of the first characters, which are plain in packets. */
function utf16Of(bytes: Buffer): string | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return "UTF-16 (little endian)";
  if (first === 0xfe && second === 0xff) return "UTF-16 (big endian)";
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "UTF-16 (little endian)";
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? "UTF-16 (big endian)" : undefined;
}
