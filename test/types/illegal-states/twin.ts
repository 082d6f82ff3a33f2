/**
 * Two calls of a builder that differ in one thing. The legal one compiles, so that the error of the other is for the
 * right reason, and that reason is the compiler's text: behind `@ts-expect-error` stands a part of it.
 */
export interface Twin {
  readonly legal: () => unknown;
  readonly illegal: () => unknown;
  /** Set where only the compiler minds: the values of this very call happen to be right. */
  readonly harmless?: true;
}
