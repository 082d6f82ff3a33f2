import { CodegenError } from "../../codegen-error.js";
import type { Declaration, ShapedDeclaration } from "../../shape/declaration.js";
import type { Shape } from "../../shape/shape.js";

/** Puts declarations behind those that they refer to, and otherwise leaves them in their order. */
export function inOrderOfUse(declarations: readonly ShapedDeclaration[]): readonly ShapedDeclaration[] {
  const byPlace = new Map(declarations.map((declaration) => [placeOf(declaration), declaration]));
  const ordered = new Set<ShapedDeclaration>();
  const visit = (declaration: ShapedDeclaration, above: readonly ShapedDeclaration[]) => {
    if (ordered.has(declaration)) return;
    if (above.includes(declaration)) throw circular(declaration);
    for (const used of referencesOf(declaration.shape)) {
      const local = byPlace.get(placeOf(used));
      if (local !== undefined) visit(local, [...above, declaration]);
    }
    ordered.add(declaration);
  };
  for (const declaration of declarations) visit(declaration, []);
  return [...ordered];
}

function referencesOf(shape: Shape): readonly Declaration[] {
  switch (shape.kind) {
    case "reference":
      return [shape.declaration];
    case "array":
      return referencesOf(shape.items);
    case "object":
      return [...[...shape.properties.values()].map((property) => property.shape), shape.rest].flatMap(referencesOf);
    case "union":
      return shape.members.flatMap(referencesOf);
    case "unknown":
      return shape.unless.flatMap(referencesOf);
    default:
      return [];
  }
}

function placeOf({ at }: Declaration): string {
  return `${at.file}#${at.pointer}`;
}

function circular({ at, name }: Declaration): CodegenError {
  return new CodegenError({
    ...at,
    keyword: "$ref",
    problem: `leads back to ${name} itself, which parsers do not support yet`,
    remedy: "Leave the inner value open with a schema that has no keywords, and check it by itself",
  });
}
