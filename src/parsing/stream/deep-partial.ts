/**
 * A packet of which any part may not have come yet: each key may be missing, each array may be shorter, each string may
 * be the beginning of one.
 */
export type DeepPartial<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly DeepPartial<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]?: DeepPartial<Value[Key]> }
      : Value;
