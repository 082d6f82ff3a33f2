/** What is done about keywords that no draft has: an error, unless they are allowed. */
export interface KeywordPolicy {
  /** Whether `format` is asserted, or only noted. */
  readonly formats: "assert" | "annotate";
  /** Whether a keyword that no draft has is allowed. Those that begin with `x-` always are. */
  readonly allows: (keyword: string) => boolean;
  /** Whether formats that cannot be asserted are ignored, or errors. */
  readonly unknownFormats: "ignore" | "error";
}
