import type { PropertyShape, Shape } from "./shape.js";

/** Returns text that is the same for two shapes just if they say the same, the order of keys and members aside. */
export function canonical(shape: Shape): string {
  switch (shape.kind) {
    case "reference":
      return `reference ${shape.declaration.name}`;
    case "literal":
    case "constant":
      return `literal ${shape.values.map((value) => JSON.stringify(value)).sort()}`;
    case "array": {
      const { items, prefix, contains, ...rest } = shape;
      const places = contains.map(({ schema, minimum, maximum }) => [schema.at.pointer, minimum, maximum]);
      return `${JSON.stringify([rest, places])} ${[...prefix, items].map(canonical).join()}`;
    }
    case "object":
      return `{${[...shape.properties].map(canonicalEntry).sort().join()} | ${canonical(shape.rest)}}`;
    case "union":
      return `${shape.exclusive}(${shape.members.map(canonical).sort().join("|")})`;
    case "unknown":
      return `unknown ${JSON.stringify(shape.except)} ${shape.unless.map(canonical).join()}`;
    default:
      return JSON.stringify(shape);
  }
}

function canonicalEntry([key, { presence, shape }]: readonly [string, PropertyShape]): string {
  return `${JSON.stringify(key)} ${presence} ${canonical(shape)}`;
}
