import type * as z from "zod";
import { $constructor } from "zod/v4/core";

/**
 * Makes a kind of parser that is like `base` but for what `initialize` changes: the way that Zod offers to libraries.
 * Unlike a changed instance, it stays what it is when methods such as `.check()` copy it.
 *
 * `z.core` is never used as a value: a bundler that meets it keeps all of Zod, five times what parsers need.
 */
export function extend<
  Parser extends z.core.$ZodType,
  Definition extends Parser["_zod"]["def"] = Parser["_zod"]["def"],
>(
  base: z.core.$constructor<Parser>,
  name: string,
  initialize: (parser: Parser, definition: Definition) => void,
): z.core.$constructor<Parser, Definition> {
  return $constructor<Parser, Definition>(`TypedHandoff${name}`, (parser, definition) => {
    base.init(parser, definition);
    initialize(parser, definition);
  });
}
