import type { ShapedDeclaration } from "../../shape/declaration.js";
import type { ObjectShape, PropertyShape, Shape, UnionShape, UnknownShape } from "../../shape/shape.js";
import { type Code, code, join, literal, nothing, propertyKey, regularExpression } from "../../text/code.js";
import { printArray } from "./array-parser.js";
import { call, chain, list } from "./layout.js";
import type { PrintParser } from "./leaf-parsers.js";
import type { ZodScope } from "./zod-scope.js";

/** What the printing of a parser needs to know of the run around it. */
export interface ParserContext {
  /** Prints shapes, the leaves with json-schema-to-zod: what `loadLeafParsers` gives. */
  readonly printThrough: PrintParser;
  /** Finds the declaration that a reference points to. */
  find(shape: Shape): ShapedDeclaration | undefined;
}

/** Prints the parsers of shapes. */
export class ParserPrinter {
  constructor(
    readonly scope: ZodScope,
    readonly context: ParserContext,
  ) {}

  /** Returns the parser of a shape. */
  print(shape: Shape): Code {
    return chain(
      this.context.printThrough(shape, (each) => this.#takeOver(each)),
      this.#checks(shape),
    );
  }

  /** Returns the parser of a choice between `members`, whose parsers are given. */
  printChoice({ exclusive }: UnionShape, members: readonly Code[]): Code {
    if (members.length === 0) return code`z.never()`;
    return call(this.scope.runtime(exclusive ? "oneOf" : "anyOf"), [list(members)]);
  }

  /** Returns the parsers of what json-schema-to-zod would get wrong, and `undefined` for the rest. */
  #takeOver(shape: Shape): Code | undefined {
    switch (shape.kind) {
      case "never":
        return code`z.never()`;
      case "unknown":
        return code`z.unknown()`;
      case "reference":
        return this.scope.parser(shape.declaration);
      case "literal":
        return isLeafList(shape.values) ? undefined : code`z.literal(${literal(shape.values)})`;
      case "array":
        return printArray(shape, this.print(shape.items), this.scope);
      case "object":
        return this.#object(shape);
      case "union":
        return this.printChoice(
          shape,
          shape.members.map((member) => this.print(member)),
        );
      default:
        return undefined;
    }
  }

  /** Returns the calls that add what json-schema-to-zod leaves out. */
  #checks(shape: Shape): readonly Code[] {
    switch (shape.kind) {
      case "number":
        return [...(shape.integer ? [this.#check("isInteger")] : []), ...this.#except(shape.except)];
      case "string":
        return [
          ...shape.patterns.map((pattern) => code`.regex(${regularExpression(pattern)})`),
          ...shape.formats.map((format) => this.#format(format)),
          ...this.#except(shape.except),
        ];
      case "unknown":
        return [...shape.unless.map((each) => this.#ifKind(each)), ...this.#except(shape.except)];
      default:
        return [];
    }
  }

  #format(format: string): Code {
    const own = formatChecks[format];
    return own === undefined ? code`.refine(${this.scope.format(format)})` : this.#check(own);
  }

  #check(name: string): Code {
    return code`.check(${this.scope.runtime(name)})`;
  }

  #except(values: UnknownShape["except"]): readonly Code[] {
    if (values.length === 0) return [];
    return [code`.check(${call(this.scope.runtime("noneOf"), values.map(literal))})`];
  }

  #ifKind(shape: UnknownShape["unless"][number]): Code {
    const kind = shape.kind === "union" ? "object" : shape.kind;
    return code`.check(${this.scope.runtime("ifKind")}(${kind}, ${this.print(shape)}))`;
  }

  #object({ properties, rest }: ObjectShape): Code {
    const entries = [...properties].map(([key, property]) => this.#property(key, property));
    const shape = entries.length === 0 ? code`{}` : block(entries);
    const isOpen = rest.kind === "unknown" && rest.unless.length === 0 && rest.except.length === 0;
    if (rest.kind === "never" || isOpen) {
      const parser = code`z.${isOpen ? code`looseObject` : code`strictObject`}(${shape})`;
      return [...properties.keys()].some(isInherited) ? code`${this.scope.runtime("ownKeys")}(${parser})` : parser;
    }
    // Zod leaves a key called "__proto__" out of what `catchall` looks at.
    const others = this.print(rest);
    if (entries.length === 0) return code`${this.scope.runtime("ownKeys")}(z.object({}).catchall(${others}))`;
    return call(this.scope.runtime("ownKeys"), [code`z.looseObject(${shape})`, others]);
  }

  #property(key: string, { presence, shape }: PropertyShape): Code {
    const parser = presence === "forbidden" ? code`z.never()` : this.print(shape);
    const defined = presence !== "forbidden" && this.#allowsUndefined(shape) ? this.#check("isDefined") : nothing;
    if (presence === "required") return code`${propertyKey(key)}: ${parser}${defined},`;
    return code`${propertyKey(key)}: z.exactOptional(${parser}${defined}),`;
  }

  /** Tells whether the parser of a shape accepts `undefined`, as it may where it looks at nothing. */
  #allowsUndefined(shape: Shape): boolean {
    if (shape.kind === "union") return shape.members.some((member) => this.#allowsUndefined(member));
    const target = this.context.find(shape)?.shape;
    return shape.kind === "unknown" || (target !== undefined && this.#allowsUndefined(target));
  }
}

/** The runtime check of each format. */
const formatChecks: Readonly<Record<string, string>> = { "date-time": "dateTime" };

function block(entries: readonly Code[]): Code {
  return code`
    {
      ${join(entries, "\n")}
    }
  `;
}

/** Tells whether json-schema-to-zod writes a list of literals as it should be. */
function isLeafList(values: readonly unknown[]): boolean {
  return values.length === 1 || values.every((value) => typeof value === "string");
}

/** Tells whether every object has something under a key. */
function isInherited(key: string): boolean {
  return key in Object.prototype;
}
