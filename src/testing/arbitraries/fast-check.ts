import { createRequire } from "node:module";
import type * as FastCheck from "fast-check";

const require = createRequire(import.meta.url);
let loaded: typeof FastCheck | undefined;

/**
 * Returns fast-check, an optional peer. Throws an error that names the command to install it where it is missing.
 *
 * It is loaded at the first call, so that samples and near misses do without it, and by `require`, so that this entry
 * can be required too: an `await` at the top of a module would forbid that.
 */
export function fastCheck(): typeof FastCheck {
  loaded ??= load();
  return loaded;
}

function load(): typeof FastCheck {
  try {
    // The cast holds for every version that the peer range admits.
    return require("fast-check") as typeof FastCheck;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    throw new Error(
      "typed-handoff/testing needs fast-check for arbitraries; install it with: npm install --save-dev fast-check",
    );
  }
}
