/** What the generator knows of a format. */
export interface KnownFormat {
  /** The runtime function that tests it. */
  readonly functionName: string;
  /** What it looks like, for messages. */
  readonly words: string;
}

const formats: Readonly<Record<string, KnownFormat>> = {
  "date-time": {
    functionName: "isDateTime",
    words: 'a date and time with an offset, such as "2026-02-11T08:30:00Z"',
  },
};

/** Tells whether a format can be asserted. */
export function knowsFormat(format: string): boolean {
  return Object.hasOwn(formats, format);
}

/** Returns what is known of a format. */
export function findFormat(format: string): KnownFormat {
  const found = knowsFormat(format) ? formats[format] : undefined;
  if (found === undefined) throw new TypeError(`unknown format: ${format}`);
  return found;
}
