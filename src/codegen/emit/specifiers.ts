/** Where generated files import from. */
export interface Specifiers {
  /** The runtime of checks. */
  readonly runtime: string;
  /** The runtime of Zod parsers. */
  readonly zodRuntime: string;
  /** The module of a format, so that only those in use are loaded. */
  format(name: string): string;
}
