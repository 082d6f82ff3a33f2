/** Writes a text and a line feed to the standard output. Waits where the reader is slow. */
export async function print(text: string): Promise<void> {
  await write(process.stdout, `${text}\n`);
}

/** Writes a text and a line feed to the standard error. */
export async function complain(text: string): Promise<void> {
  await write(process.stderr, `${text}\n`);
}

/** Writes a value as JSON to the standard output: on one line, or laid out over several for people. */
export async function printJson(value: unknown, isCompact = false): Promise<void> {
  await print(isCompact ? JSON.stringify(value) : JSON.stringify(value, undefined, 2));
}

function write(stream: NodeJS.WritableStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (stream.write(text)) resolve();
    else stream.once("drain", resolve);
  });
}
