import { type Described, describe } from "../schema/describe.js";
import type { Shape } from "./shape.js";

/** Says in words what values a shape allows. In a branch of a union that is what the branch allows, not the schema. */
export function describeShape(shape: Shape): string {
  switch (shape.kind) {
    case "never":
      return "nothing";
    case "unknown":
      return "a value";
    case "reference":
      return `a {@link ${shape.declaration.name}}`;
    case "literal":
    case "constant":
      return describe({ ...nothingSaid, literals: shape.values });
    case "number":
      return describe({ ...nothingSaid, ...shape, types: [shape.integer ? "integer" : "number"] });
    case "string":
    case "array":
      return describe({ ...nothingSaid, ...shape, types: [shape.kind] });
    case "union":
      return shape.members.map(describeShape).join(" or ");
    default:
      return describe({ ...nothingSaid, types: [shape.kind] });
  }
}

const nothingSaid: Described = {
  references: [],
  types: undefined,
  literals: undefined,
  minLength: undefined,
  maxLength: undefined,
  patterns: [],
  formats: [],
  minimum: undefined,
  maximum: undefined,
  minItems: undefined,
  maxItems: undefined,
};
