import type { Json, Schema } from "../schema/schema.js";
import type { Declarations, ShapedDeclaration } from "../shape/declaration.js";
import { describeShape } from "../shape/describe-shape.js";
import type { ArrayShape, ObjectShape, Presence, PropertyShape, Shape } from "../shape/shape.js";
import { type Code, code, docComment, identifier, join, list, nothing, propertyKey } from "../text/code.js";
import { isLeaf, type LeafTypes } from "./leaf-types.js";

/** The longest tuple that `minItems` becomes; beyond it the type is a plain array, and only the check knows. */
export const longestTuple = 16;

/** Shapes whose types must be in brackets where they are those of items: they have bars in them, or a modifier. */
const bracketed: ReadonlySet<Shape["kind"]> = new Set<Shape["kind"]>(["union", "literal", "constant", "array"]);

/** What TypeScript takes every object to have: where such a key need not be there, `{}` would be no value of its type. */
const inherited: ReadonlySet<string> = new Set(
  "constructor toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable".split(" "),
);

/** Prints declared types. */
export class TypePrinter {
  constructor(
    readonly declarations: Declarations,
    readonly leafTypes: LeafTypes,
  ) {}

  /** Returns the type of a declaration, and of its branches where they have names. */
  declare(declaration: ShapedDeclaration): Code {
    const { shape, branchNames, schemas, name } = declaration;
    const doc = docComment([
      ...describeSource(schemas),
      ...(declaration.isCut ? [cutNotice] : []),
      `Schema: \`${declaration.at.file}#${declaration.at.pointer}\``,
    ]);
    if (shape.kind !== "union" || branchNames.length === 0) {
      return code`
        ${doc}
        export type ${identifier(name)} = ${this.print(shape)};
      `;
    }
    const union = join(branchNames.map(identifier), " | ");
    const branches = shape.members.map((member, index) =>
      this.#branch(declaration, branchNames[index] ?? "", member, shape.members),
    );
    return code`
      ${doc}
      export type ${identifier(name)} = ${union};

      ${join(branches, "\n\n")}
    `;
  }

  /** Returns the type of a shape. */
  print(shape: Shape): Code {
    if (isLeaf(shape)) return this.leafTypes(shape);
    switch (shape.kind) {
      case "reference":
        return identifier(shape.declaration.name);
      case "array":
        return this.#array(shape);
      case "constant":
        return join(shape.values.map(constantType), " | ");
      case "object":
        return this.#object(shape);
      case "union":
        return join(
          shape.members.map((member) => this.print(member)),
          " | ",
        );
      default:
        return this.leafTypes(shape);
    }
  }

  #branch({ name }: ShapedDeclaration, branchName: string, member: Shape, all: readonly Shape[]): Code {
    return code`
      ${docComment([
        describeBranch(
          name,
          member,
          all.filter((other) => other !== member),
        ),
      ])}
      export type ${identifier(branchName)} = ${this.print(member)};
    `;
  }

  #array({ prefix, items, minItems, maxItems }: ArrayShape): Code {
    if (prefix.length > 0 || items.kind === "never") return this.#tuple(prefix, items, minItems);
    const printed = this.print(items);
    const item = bracketed.has(items.kind) ? code`(${printed})` : printed;
    if (minItems === 0 || minItems > longestTuple) return code`readonly ${item}[]`;
    const fixed = Array.from({ length: minItems }, () => printed);
    const rest = maxItems === minItems ? [] : [code`...${item}[]`];
    return code`readonly ${list([...fixed, ...rest])}`;
  }

  /** Items beyond `minItems` may be absent. */
  #tuple(prefix: readonly Shape[], items: Shape, minItems: number): Code {
    const fixed = prefix.map((shape, index) => {
      const printed = this.print(shape);
      return index < minItems ? printed : code`(${printed})?`;
    });
    const rest = items.kind === "never" ? [] : [code`...(${this.print(items)})[]`];
    return code`readonly ${list([...fixed, ...rest])}`;
  }

  #object({ properties, rest }: ObjectShape): Code {
    const lines = [...properties].map(([key, property]) => this.#property(key, property));
    // Nothing between the braces would be any value but null.
    if (lines.length === 0) return code`{ readonly [key: string]: ${this.print(rest)} }`;
    if (rest.kind !== "never") lines.push(code`readonly [key: string]: unknown;`);
    return code`
      {
        ${lines}
      }
    `;
  }

  #property(key: string, { presence, shape, sources }: PropertyShape): Code {
    const optional = presence === "required" ? nothing : code`?`;
    const type =
      presence !== "required" && inherited.has(key)
        ? code`unknown`
        : presence === "forbidden"
          ? code`never`
          : this.print(shape);
    const line = code`readonly ${propertyKey(key)}${optional}: ${type};`;
    const [source] = sources;
    if (presence === "forbidden" || source === undefined) return line;
    const expected = describeShape(shape);
    const lines = [...describeSource(sources), `${capitalize(expected)}. Schema: \`${source.at.pointer}\``];
    return code`
      ${docComment(lines)}
      ${line}
    `;
  }
}

function describeSource(schemas: readonly Schema[]): readonly string[] {
  return schemas.flatMap(({ annotations: { title, description, comment, default: value, deprecated, examples } }) => [
    ...(title === undefined ? [] : [sentence(title)]),
    ...(description === undefined ? [] : [sentence(description)]),
    ...(comment === undefined ? [] : [sentence(comment)]),
    ...(value === undefined ? [] : [`Default: \`${JSON.stringify(value)}\` (never filled in).`]),
    ...(examples === undefined ? [] : [`${examples.length} examples in the schema.`]),
    ...(deprecated === true ? ["@deprecated"] : []),
  ]);
}

/** Said of a type that would be too long if it were written out. */
const cutNotice = "Wider than its schema, which has more combinations than a type can list: the check knows them all.";

/** Says how a branch differs from the others: by keys that are pinned to a value, must be there, or must not. */
function describeBranch(name: string, shape: Shape, others: readonly Shape[]): string {
  const own = shape.kind === "object" ? shape.properties : new Map<string, PropertyShape>();
  const differs = (key: string, presence: Presence) =>
    others.some((other) => other.kind === "object" && other.properties.get(key)?.presence !== presence);
  const keys = (presence: Presence) =>
    [...own].filter(([key, each]) => each.presence === presence && differs(key, presence)).map(([key]) => `\`${key}\``);
  const pinned = [...own].flatMap(([key, { presence, shape: value }]) =>
    presence === "required" && value.kind === "literal" && value.values.length === 1
      ? [`\`${key}\` is \`${JSON.stringify(value.values[0])}\``]
      : [],
  );
  const [required, forbidden] = [keys("required"), keys("forbidden")];
  const parts = [
    ...pinned,
    ...(required.length === 0 ? [] : [`with ${required.join(", ")}`]),
    ...(forbidden.length === 0 ? [] : [`without ${forbidden.join(", ")}`]),
  ];
  return `{@link ${name}}, the case ${parts.join(", ")}.`;
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the type of one JSON value. */
function constantType(value: Json): Code {
  if (Array.isArray(value)) return code`readonly ${list(value.map(constantType))}`;
  if (typeof value !== "object" || value === null) return code`${value as string | number | boolean | null}`;
  const members = Object.entries(value).map(
    ([key, each]) => code`readonly ${propertyKey(key)}: ${constantType(each)};`,
  );
  return members.length === 0 ? code`{ readonly [key: string]: never }` : code`{ ${join(members, " ")} }`;
}
