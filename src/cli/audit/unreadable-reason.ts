import { nameOf, reasonOf } from "../input/read-bytes.js";
import { isUsageError } from "../usage-error.js";

/** Says why a file cannot be read, without its name. Returns `undefined` for errors that are about something else. */
export function unreadableReason(error: unknown, file: string): string | undefined {
  if (isUsageError(error)) {
    const start = `${nameOf(file)}: `;
    return error.message.startsWith(start) ? error.message.slice(start.length) : error.message;
  }
  return error instanceof Error && "syscall" in error ? reasonOf(error) : undefined;
}
