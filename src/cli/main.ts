#!/usr/bin/env node
import { run } from "./run.js";

// Who reads may stop reading, as `head` does: that is no failure, and there is nobody left to tell.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}

process.exitCode = await run(process.argv.slice(2));
