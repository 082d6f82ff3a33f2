/** Where generated files import from. */
export interface Specifiers {
  /** The runtime of checks. */
  readonly runtime: string;
  /** The runtime of Zod parsers. */
  readonly zodRuntime: string;
  /** The module of a format, so that only those in use are loaded. */
  format(name: string): string;
}

/** The entries of this package, for the files of projects that depend on it. */
export const packageSpecifiers: Specifiers = {
  runtime: "typed-handoff/runtime",
  zodRuntime: "typed-handoff/runtime/zod",
  format: (name) => `typed-handoff/runtime/formats/${name}`,
};
