import type { CompiledSchema } from "../../src/codegen/compile-schema.js";
import { literal } from "../../src/codegen/text/code.js";

/**
 * Prints a module that compiles just if the types of a schema do, and each of `instances` is a value of the schema's
 * own: as it would be written there, where a key too many is an error, and by its narrowest type, where it is none.
 */
export function printAssignments({ types, typeName }: CompiledSchema, instances: readonly unknown[]): string {
  const lines = instances.flatMap((instance, index) => {
    const text = literal(instance).text;
    return [
      `export const written${index}: ${typeName} = ${text};`,
      `const narrow${index} = ${text}${isConstable(instance) ? " as const" : ""};`,
      `export const given${index}: ${typeName} = narrow${index};`,
    ];
  });
  return [types, ...lines, ""].join("\n");
}

/** `as const` is for literals; `null` is none. */
function isConstable(instance: unknown): boolean {
  return instance !== null;
}
