#!/usr/bin/env node
import { exitCodes } from "./exit-codes.js";
import { run } from "./run.js";

// Who reads may stop reading, as `head` does: that is no failure, and there is nobody left to tell.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") process.exit();
    if (stream === process.stdout) process.stderr.write(`typed-handoff: the output cannot be written (${code})\n`);
    process.exit(exitCodes.usage);
  });
}

process.exitCode = await run(process.argv.slice(2));
