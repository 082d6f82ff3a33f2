import type { ShapedDeclaration } from "./declaration.js";

/** A member of a union that can be told from all others by one key. */
export interface Telling {
  readonly member: ShapedDeclaration;
  /** A key that this member requires and no other allows. */
  readonly key: string;
}

/** How to find the only member of a union that may accept a value: by a key, and if none is there, the last. */
export interface Discrimination {
  readonly telling: readonly Telling[];
  readonly otherwise: ShapedDeclaration;
}

/** Finds keys that tell the members of a union apart, or `undefined` where there are too few. */
export function discriminate(members: readonly ShapedDeclaration[]): Discrimination | undefined {
  const telling: Telling[] = [];
  const others: ShapedDeclaration[] = [];
  for (const member of members) {
    const key = findTellingKey(member, members);
    if (key === undefined) others.push(member);
    else telling.push({ member, key });
  }
  const otherwise = others[0] ?? telling.pop()?.member;
  return others.length > 1 || otherwise === undefined ? undefined : { telling, otherwise };
}

function findTellingKey(member: ShapedDeclaration, members: readonly ShapedDeclaration[]): string | undefined {
  if (member.shape.kind !== "object") return undefined;
  const others = members.filter((other) => other !== member);
  const required = [...member.shape.properties].filter(([, { presence }]) => presence === "required");
  return required.map(([key]) => key).find((key) => others.every((other) => forbids(other, key)));
}

function forbids({ shape }: ShapedDeclaration, key: string): boolean {
  if (shape.kind !== "object") return false;
  const property = shape.properties.get(key);
  return property === undefined ? shape.rest.kind === "never" : property.presence === "forbidden";
}
