/** Reduces a key or an enum value to what all its spellings have in common: `nextAction`, `next-action`, `Next Action`. */
export function foldSpelling(text: string): string {
  return text.replace(/[\s_-]+/g, "").toLowerCase();
}
