import { CodegenError } from "../codegen-error.js";
import { ShapeBuilder } from "./build-shape.js";
import type { Declaration, Declarations, ShapedDeclaration } from "./declaration.js";
import { namesFile } from "./names.js";
import { neverShape, type ObjectShape, type PropertyShape, type Shape } from "./shape.js";

/** Gives each declaration the shape of its values. Throws {@link CodegenError} where branch names do not fit. */
export function shapeDeclarations(declarations: Declarations): readonly ShapedDeclaration[] {
  const cut = new Set<Declaration>();
  const shapes = new Map<Declaration, Shape>();
  for (const declaration of declarations.all) {
    const builder = new ShapeBuilder(declarations);
    shapes.set(declaration, builder.build(declaration.schemas));
    if (builder.isCut) cut.add(declaration);
  }
  const siblings = collectSiblingKeys(shapes);
  return declarations.all.map((declaration) => {
    const shape = forbidKeys(shapes.get(declaration) ?? neverShape, siblings.get(declaration) ?? []);
    assertBranchNames(declaration, shape);
    return { ...declaration, shape, isCut: cut.has(declaration) };
  });
}

/**
 * For each declaration that is a member of a union, collects the keys of the other members. In a closed object they
 * are spelled out as forbidden: TypeScript would otherwise let an object through that mixes keys of several members.
 */
function collectSiblingKeys(shapes: ReadonlyMap<Declaration, Shape>): ReadonlyMap<Declaration, readonly string[]> {
  const siblings = new Map<Declaration, readonly string[]>();
  for (const shape of shapes.values()) {
    if (shape.kind !== "union") continue;
    const members = shape.members.flatMap((member) => (member.kind === "reference" ? [member.declaration] : []));
    const keys = members.flatMap((member) => keysOf(shapes.get(member) ?? neverShape));
    for (const member of members) siblings.set(member, [...(siblings.get(member) ?? []), ...keys]);
  }
  return siblings;
}

function forbidKeys(shape: Shape, keys: readonly string[]): Shape {
  if (shape.kind === "object") return forbidInObject(shape, keys);
  if (shape.kind !== "union") return shape;
  const all = [...keys, ...shape.members.flatMap(keysOf)];
  return { ...shape, members: shape.members.map((member) => forbidKeys(member, all)) };
}

function forbidInObject(shape: ObjectShape, keys: readonly string[]): ObjectShape {
  if (shape.rest.kind !== "never") return shape;
  const absent = [...new Set(keys)].filter((key) => !shape.properties.has(key));
  const forbidden = absent.map((key): [string, PropertyShape] => [
    key,
    { presence: "forbidden", shape: neverShape, sources: [] },
  ]);
  return { ...shape, properties: new Map([...shape.properties, ...forbidden]) };
}

function keysOf(shape: Shape): readonly string[] {
  if (shape.kind === "union") return shape.members.flatMap(keysOf);
  return shape.kind === "object" ? [...shape.properties.keys()] : [];
}

function assertBranchNames({ at, branchNames }: Declaration, shape: Shape): void {
  const branches = shape.kind === "union" ? shape.members.filter(({ kind }) => kind === "object").length : 0;
  if (branchNames.length === 0 || branchNames.length === branches) return;
  throw new CodegenError({
    ...at,
    problem: `has ${branches} branches, but ${branchNames.length} names for them`,
    remedy: `Correct "branches" in ${namesFile}`,
  });
}
