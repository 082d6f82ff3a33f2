import type * as z from "zod";
import { jsonPointer, type Key } from "../../src/runtime/index.js";

/** Lists where the issues of a Zod error are, as JSON pointers. An unknown key is at its own place, as in our issues. */
export function zodPointers(error: z.ZodError | undefined): readonly string[] {
  return (error?.issues ?? []).flatMap((issue) => {
    // The cast holds: what is parsed here is JSON, which has no symbols for keys.
    const path = issue.path as Key[];
    return issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => jsonPointer([...path, key]))
      : [jsonPointer(path)];
  });
}
