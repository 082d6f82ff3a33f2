import * as z from "zod";

/**
 * Makes a kind of parser that is like `base` but for what `initialize` changes: the way that Zod offers to libraries.
 * Unlike a changed instance, it stays what it is when methods such as `.check()` copy it.
 */
export function extend<
  Parser extends z.core.$ZodType,
  Definition extends Parser["_zod"]["def"] = Parser["_zod"]["def"],
>(
  base: z.core.$constructor<Parser>,
  name: string,
  initialize: (parser: Parser, definition: Definition) => void,
): z.core.$constructor<Parser, Definition> {
  return z.core.$constructor<Parser, Definition>(`TypedHandoff${name}`, (parser, definition) => {
    base.init(parser, definition);
    initialize(parser, definition);
  });
}
