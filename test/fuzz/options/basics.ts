import fc from "fast-check";

/** A text of at least one character, of any script. */
export const text = fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" });

/** A text that is not only space, for names and tasks. */
export const name = text.filter((value) => value.trim() !== "");

/** An object of any JSON values, whose keys cannot reach a prototype. */
export const jsonObject = fc
  .dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
  .filter((value) => !JSON.stringify(value).includes("__proto__"));

/** An option that may be left out, or be `undefined`. */
export function optional<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(arbitrary, { nil: undefined, freq: 3 });
}

/** A list of at least `minimum` items. */
export function list<Value>(arbitrary: fc.Arbitrary<Value>, minimum = 0): fc.Arbitrary<Value[]> {
  return fc.array(arbitrary, { minLength: minimum, maxLength: minimum + 4 });
}

/** 64 lower-case hex digits. */
export const hash = fc.stringMatching(/^[a-f0-9]{64}$/);

/** What every context of a transfer is built from. */
export const transfer = {
  parentAgent: name,
  transferCount: fc.integer({ min: 0, max: 10 }),
  sessionId: optional(fc.string()),
  metadata: optional(jsonObject),
};
