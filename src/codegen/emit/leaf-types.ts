import { CodegenError } from "../codegen-error.js";
import { importOptional } from "../import-optional.js";
import type { Json } from "../schema/schema.js";
import { canonical } from "../shape/canonical.js";
import type { Shape } from "../shape/shape.js";
import { type Code, rawType } from "../text/code.js";

type Compile = typeof import("json-schema-to-typescript").compile;

/** Texts of the types of leaves: shapes that hold no other shape that has a name or keys. */
export type LeafTypes = (shape: Shape) => Code;

/**
 * Lets json-schema-to-typescript write the types of leaves: scalars, literals and unions of them.
 *
 * That is what it does right. What it would lose is ours (see `types.ts`): objects (it has no `readonly` and no
 * `?: never`), conditions (it ignores them), and arrays (it unrolls `maxItems` into unions of tuples). Where it would
 * be wrong at a leaf, `tsType` says what to write. Its text is used only if it is built of literals and type names.
 */
export async function compileLeafTypes(shapes: readonly Shape[]): Promise<LeafTypes> {
  const leaves = new Map(shapes.filter(isLeaf).map((shape) => [canonical(shape), shape]));
  const { compile } = await importOptional<{ compile: Compile }>("json-schema-to-typescript");
  const properties = Object.fromEntries([...leaves.values()].map((leaf, index) => [`leaf${index}`, schemaOf(leaf)]));
  const text = await compile(
    { type: "object", additionalProperties: false, required: Object.keys(properties), properties },
    "Leaves",
    { bannerComment: "", format: false, unknownAny: true },
  );
  const types = new Map([...leaves.keys()].map((key, index) => [key, readType(text, `leaf${index}`)]));
  return (shape) => {
    const type = types.get(canonical(shape));
    if (type === undefined) throw new TypeError(`no type was compiled for the shape ${shape.kind}`);
    return type;
  };
}

/** Tells whether the type of a shape is written by json-schema-to-typescript. */
export function isLeaf(shape: Shape): boolean {
  if (shape.kind === "union") return shape.members.every(isLeaf);
  return shape.kind !== "object" && shape.kind !== "array" && shape.kind !== "constant" && shape.kind !== "reference";
}

function schemaOf(leaf: Shape): { readonly [keyword: string]: Json } {
  switch (leaf.kind) {
    case "literal":
      return { enum: leaf.values };
    case "union":
      return { anyOf: leaf.members.flatMap(unpack).map(schemaOf) };
    case "never":
    case "unknown":
      return { tsType: leaf.kind };
    case "number":
      return { type: leaf.integer ? "integer" : "number" };
    default:
      return { type: leaf.kind };
  }
}

/** Takes a list of literals apart, since a union inside a union would be in brackets. */
function unpack(member: Shape): readonly Shape[] {
  return member.kind === "literal" ? member.values.map((value) => ({ kind: "literal", values: [value] })) : [member];
}

function readType(text: string, name: string): Code {
  // Only the line feed ends a line: a literal may hold the other line separators as they are.
  const found = new RegExp(`\\n\\s*${name}: ([^\\n]*?);?\\n`).exec(text)?.[1];
  if (found === undefined) {
    throw new CodegenError({
      file: "json-schema-to-typescript",
      pointer: "",
      problem: "gave output of a form that is not understood",
      remedy: "Install a version that the package's peer range names",
    });
  }
  return rawType(found);
}
