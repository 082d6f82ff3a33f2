/** Returns text that two JSON values share just if they are equal: the order of keys does not matter. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    // No prototype, so that a key `__proto__` stays a key.
    const sorted: Record<string, unknown> = Object.create(null);
    for (const [key, member] of Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1))) {
      sorted[key] = member;
    }
    return sorted;
  });
}
