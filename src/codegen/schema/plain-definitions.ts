import type { Draft, Json } from "./schema.js";
import { isRecord, listSubschemas } from "./subschemas.js";

/** What the runtime cannot follow in a definition that it takes out of its schema. */
const addressing: readonly string[] = ["$id", "$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveRef"];

const reference = /^#\/(\$defs|definitions)\/([^/%~]+)(?:\/|$)/;

/**
 * Lists the definitions of a schema, as `holder/name`, that refer to nothing but definitions of it, and so do those that
 * they refer to: `definitionOf` of the runtime finds all that belongs to them.
 */
export function findPlainDefinitions(schema: { readonly [key: string]: Json }, draft: Draft): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const plain = new Set<string>();
  const bad: string[] = [];
  for (const holder of ["$defs", "definitions"]) {
    const definitions = schema[holder];
    for (const [name, definition] of Object.entries(isRecord(definitions) ? definitions : {})) {
      const place = `${holder}/${name}`;
      const targets = readTargets(definition, draft);
      if (targets === undefined) bad.push(place);
      else plain.add(place);
      for (const target of targets ?? []) users.set(target, [...(users.get(target) ?? []), place]);
    }
  }
  for (const place of bad) {
    for (const user of users.get(place) ?? []) if (plain.delete(user)) bad.push(user);
  }
  return plain;
}

/** Lists the definitions that a schema refers to; `undefined` where it refers to something else. */
function readTargets(schema: Json, draft: Draft): ReadonlySet<string> | undefined {
  const targets = new Set<string>();
  const open: Json[] = [schema];
  // The list grows while it is walked.
  for (const node of open) {
    for (const { json } of listSubschemas(node, draft)) open.push(json);
    if (!isRecord(node)) continue;
    if (addressing.some((keyword) => node[keyword] !== undefined)) return undefined;
    const { $ref } = node;
    if (typeof $ref !== "string") continue;
    const [, holder, name] = reference.exec($ref) ?? [];
    if (holder === undefined) return undefined;
    targets.add(`${holder}/${name}`);
  }
  return targets;
}
