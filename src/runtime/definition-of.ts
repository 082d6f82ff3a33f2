import type { JsonSchema } from "./json-schema.js";
import { isObject, readOwn } from "./object.js";

/**
 * Returns a definition of a JSON Schema as a schema of its own: with the draft of `schema`, and with those of its
 * definitions that this one refers to, by whatever way. References must name definitions (`#/$defs/...`) only.
 */
export function definitionOf(schema: JsonSchema, holder: string, name: string): JsonSchema {
  const definition = readDefinition(schema, holder, name);
  const needed = new Map<string, Map<string, unknown>>();
  const open: unknown[] = [definition];
  // The list grows while it is walked: what is referred to may refer to more.
  for (const node of open) {
    if (typeof node !== "object" || node === null) continue;
    for (const member of Object.values(node)) open.push(member);
    const [holderOfTarget, target] = readReference(node);
    if (holderOfTarget === undefined || target === undefined) continue;
    const found = needed.get(holderOfTarget) ?? new Map<string, unknown>();
    if (found.has(target)) continue;
    const targetSchema = readDefinition(schema, holderOfTarget, target);
    needed.set(holderOfTarget, found.set(target, targetSchema));
    open.push(targetSchema);
  }
  const own = isObject(definition) ? definition : {};
  const added = [...needed].map(([key, found]): [string, unknown] => {
    const kept = readOwn(own, key);
    return [key, { ...(isObject(kept) ? kept : {}), ...Object.fromEntries(found) }];
  });
  const draft = schema["$schema"] === undefined ? {} : { $schema: schema["$schema"] };
  return { ...draft, ...own, ...Object.fromEntries(added) };
}

function readDefinition(schema: JsonSchema, holder: string, name: string): unknown {
  const definitions = schema[holder];
  return isObject(definitions) ? readOwn(definitions, name) : undefined;
}

/** Returns the holder and the name of the definition that a schema refers to. */
function readReference(node: object): readonly (string | undefined)[] {
  const reference = "$ref" in node ? node.$ref : undefined;
  if (typeof reference !== "string" || !reference.startsWith("#/")) return [];
  const [holder, name] = reference.slice(2).split("/", 2);
  return [
    holder,
    name === undefined ? undefined : decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~"),
  ];
}
