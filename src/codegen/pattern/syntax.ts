/** A regular expression, taken apart as far as drawing a text that matches it needs. */
export type PatternNode =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "characters"; readonly members: readonly string[] }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "alternatives"; readonly options: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly part: PatternNode; readonly minimum: number; readonly maximum: number }
  | { readonly kind: "group"; readonly part: PatternNode; readonly index: number; readonly name: string | undefined }
  | { readonly kind: "backreference"; readonly to: number | string };
