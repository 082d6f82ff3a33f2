import { clip } from "../../runtime/text.js";
import type { Analysis } from "../analyse.js";
import type { Location } from "../codegen-error.js";
import { reachableFrom } from "../schema/graph.js";
import type { Schema } from "../schema/schema.js";
import type { Shape } from "../shape/shape.js";
import { findBacktracking } from "./backtracking.js";

/** Something in a schema that is no error, and hardly what was meant. */
export interface CodegenWarning extends Location {
  readonly keyword?: string;
  /** What is wrong, as a clause. */
  readonly problem: string;
  /** What to do about it, as a clause. */
  readonly remedy: string;
}

/** Finds in schemas what nothing satisfies, and the patterns that some texts take exponential time with. */
export function findWarnings({ set, shaped }: Analysis): readonly CodegenWarning[] {
  const roots = set.documents.flatMap(({ schema, definitions }) => [schema, ...definitions.values()]);
  const patterns = [...reachableFrom(roots)].flatMap(warnOfPatterns);
  const empty = shaped.filter(({ shape }) => isEmpty(shape)).map(({ at }) => warnOfEmpty(at));
  return [...empty, ...patterns];
}

function warnOfPatterns({ at, pattern, patternProperties }: Schema): readonly CodegenWarning[] {
  const own = pattern === undefined ? [] : [{ keyword: "pattern", pattern }];
  const keys = patternProperties.map((rule) => ({ keyword: "patternProperties", pattern: rule.pattern }));
  return [...own, ...keys].flatMap((each) => {
    const part = findBacktracking(each.pattern);
    if (part === undefined) return [];
    const problem = `takes time exponential in the length of some texts, because of ${clip(part, 80)}`;
    const remedy = "Write it so that each text matches in one way only";
    return [{ ...at, keyword: each.keyword, problem, remedy }];
  });
}

/** Tells whether no value has a shape, as far as the shape alone says it. */
function isEmpty(shape: Shape): boolean {
  if (shape.kind === "never") return true;
  if (shape.kind === "union") return shape.members.every(isEmpty);
  if (shape.kind !== "object") return false;
  return [...shape.properties.values()].some((property) => property.presence === "required" && isEmpty(property.shape));
}

function warnOfEmpty({ file, pointer }: Location): CodegenWarning {
  return {
    file,
    pointer,
    problem: "is satisfied by nothing",
    remedy: "Look for assertions that contradict one another",
  };
}
