import { childrenOf } from "../schema/graph.js";
import type { Schema } from "../schema/schema.js";
import type { Declaration, Declarations } from "./declaration.js";

/** Finds the declarations that are referred to, by whatever way, from inside themselves. */
export function findCircular(declarations: Declarations): ReadonlySet<Declaration> {
  const uses = new Map(declarations.all.map((declaration) => [declaration, usesOf(declaration, declarations)]));
  const components = findComponents(uses);
  const circular = new Set<Declaration>();
  for (const [user, { referred }] of uses) {
    for (const target of referred) if (components.get(user) === components.get(target)) circular.add(target);
  }
  return circular;
}

/** The declarations that one is made of: those that it refers to, and all, its own parts among them. */
interface Uses {
  readonly referred: ReadonlySet<Declaration>;
  readonly all: ReadonlySet<Declaration>;
}

/** Looks into a declaration, as far as the next declarations. */
function usesOf({ schemas }: Declaration, { find }: Declarations): Uses {
  const [referred, all] = [new Set<Declaration>(), new Set<Declaration>()];
  const open = new Set<Schema>(schemas);
  // The set grows while it is walked.
  for (const schema of open) {
    for (const target of schema.references.map((reference) => reference())) {
      const declaration = find([target]);
      if (declaration === undefined) open.add(target);
      else referred.add(declaration);
    }
    for (const child of childrenOf(schema)) {
      const declaration = find([child]);
      if (declaration === undefined) open.add(child);
      else all.add(declaration);
    }
  }
  return { referred, all: new Set([...all, ...referred]) };
}

/** Numbers declarations so that two that lead to each other have one number (Kosaraju's algorithm). */
function findComponents(uses: ReadonlyMap<Declaration, Uses>): ReadonlyMap<Declaration, number> {
  const users = new Map<Declaration, Declaration[]>();
  for (const user of uses.keys()) users.set(user, []);
  for (const [user, { all }] of uses) for (const used of all) users.get(used)?.push(user);
  const finished = inOrderOfFinish([...uses.keys()], (declaration) => [...(uses.get(declaration)?.all ?? [])]);
  const components = new Map<Declaration, number>();
  for (const [component, root] of finished.reverse().entries()) {
    const open = components.has(root) ? [] : [root];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      if (components.has(each)) continue;
      components.set(each, component);
      open.push(...(users.get(each) ?? []));
    }
  }
  return components;
}

/** Lists nodes so that each stands behind those that it leads to, circles aside. The way down is a list, not the stack. */
function inOrderOfFinish<Node>(nodes: readonly Node[], next: (node: Node) => Node[]): Node[] {
  const [seen, finished] = [new Set<Node>(), [] as Node[]];
  const path: { readonly node: Node; readonly left: Node[] }[] = [];
  const enter = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    path.push({ node, left: next(node) });
  };
  for (const root of nodes) {
    enter(root);
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const further = visit.left.pop();
      if (further !== undefined) enter(further);
      else finished.push(visit.node);
      if (further === undefined) path.pop();
    }
  }
  return finished;
}
