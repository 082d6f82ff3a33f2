import type { Declaration, ShapedDeclaration } from "../../shape/declaration.js";
import { referencesIn } from "../../shape/inner-shapes.js";

/** Puts declarations behind those that their parsers use, and otherwise leaves them in their order. */
export function inOrderOfUse(
  declarations: readonly ShapedDeclaration[],
  uses: (declaration: ShapedDeclaration) => boolean,
): readonly ShapedDeclaration[] {
  const byName = new Map(declarations.map((declaration) => [declaration.name, declaration]));
  const ordered = new Set<ShapedDeclaration>();
  const visit = (declaration: ShapedDeclaration, above: readonly ShapedDeclaration[]) => {
    if (ordered.has(declaration)) return;
    if (above.includes(declaration)) throw circular(declaration);
    for (const used of uses(declaration) ? referencesIn(declaration.shape) : []) {
      const local = byName.get(used.name);
      if (local !== undefined) visit(local, [...above, declaration]);
    }
    ordered.add(declaration);
  };
  for (const declaration of declarations) visit(declaration, []);
  return [...ordered];
}

function circular({ name }: Declaration): TypeError {
  return new TypeError(`the parser of ${name} uses itself`);
}
