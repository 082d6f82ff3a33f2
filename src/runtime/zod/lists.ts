import * as z from "zod";
import { extend } from "./extend.js";

/** A tuple of `Length` times `Item`. */
export type Repeat<
  Item,
  Length extends number,
  Items extends readonly Item[] = readonly [],
> = Items["length"] extends Length ? Items : Repeat<Item, Length, readonly [...Items, Item]>;

/** Parses an array of exactly `length` items. */
export function exactly<const Length extends number, Item extends z.core.SomeType>(
  length: Length,
  item: Item,
): z.ZodTuple<Repeat<Item, Length>, null> {
  // The casts hold: `repeat` makes what `Repeat` says.
  return z.tuple(repeat(item, length) as never) as unknown as z.ZodTuple<Repeat<Item, Length>, null>;
}

/** Parses an array of `length` items or more. Fewer are one issue of the array, as in Zod's arrays. */
export function atLeast<const Length extends number, Item extends z.core.SomeType>(
  length: Length,
  item: Item,
): z.ZodTuple<Repeat<Item, Length>, Item> {
  // The cast holds: this is what Zod makes of a tuple with a rest.
  const list = new ZodAtLeast({ type: "tuple", items: repeat(item, length), rest: item } as never);
  // The cast holds: `repeat` makes what `Repeat` says.
  return list as unknown as z.ZodTuple<Repeat<Item, Length>, Item>;
}

function repeat<Item>(item: Item, length: number): readonly Item[] {
  return Array.from({ length }, () => item);
}

/** Zod's tuple with a rest takes a missing item for `undefined`, and reports that, or accepts it. */
const ZodAtLeast = /*@__PURE__*/ extend(z.ZodTuple, "AtLeast", (list, definition) => {
  const { parse } = list._zod;
  const minimum = definition.items.length;
  list._zod.parse = (payload, context) => {
    const input: unknown = payload.value;
    if (!Array.isArray(input) || input.length >= minimum) return parse(payload, context);
    payload.issues.push({ code: "too_small", origin: "array", minimum, inclusive: true, input, inst: list });
    return payload;
  };
});
