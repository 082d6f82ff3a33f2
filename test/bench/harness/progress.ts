/** Says what is going on. */
export interface Progress {
  show(text: string): void;
  clear(): void;
}

/** Makes a line that is written over again and again, where somebody looks at it: on a terminal. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const write = (text: string) => stream.write(`\r\u001b[K${text}`);
  return { show: (text) => write(text.slice(0, stream.columns - 1)), clear: () => write("") };
}
