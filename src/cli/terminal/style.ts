/** Marks text for a terminal; plain where colours are off. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  cyan(text: string): string;
}

const plain = (text: string) => text;

const uncoloured: Style = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, cyan: plain };

const coloured: Style = {
  bold: wrap(1, 22),
  dim: wrap(2, 22),
  red: wrap(31, 39),
  green: wrap(32, 39),
  yellow: wrap(33, 39),
  cyan: wrap(36, 39),
};

/** Returns the style for a stream: colours on a terminal only, none where `NO_COLOR` is set (https://no-color.org). */
export function styleFor(stream: { readonly isTTY?: boolean }): Style {
  const { NO_COLOR, TERM } = process.env;
  const isOff = (NO_COLOR !== undefined && NO_COLOR !== "") || TERM === "dumb";
  return stream.isTTY === true && !isOff ? coloured : uncoloured;
}

function wrap(open: number, close: number): (text: string) => string {
  return (text) => `\u001b[${open}m${text}\u001b[${close}m`;
}
