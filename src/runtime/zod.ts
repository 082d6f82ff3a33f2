/**
 * What generated Zod parsers import besides Zod itself: what JSON Schema asks and Zod cannot say, or says differently.
 * Users' own generated files reach it as `typed-handoff/runtime/zod`; it is not meant to be called by hand.
 *
 * @module
 */

export { contains, type Test, uniqueItems } from "./zod/array-rules.js";
export { checked } from "./zod/checked.js";
export { dateTime, ifKind, isDefined, isInteger, noneOf } from "./zod/checks.js";
export { anyOf, oneOf } from "./zod/choice.js";
export { atLeast, exactly, type Repeat } from "./zod/lists.js";
export { ownKeys } from "./zod/own-keys.js";
export { type ObjectParser, type ParserOf, type Parses, parses, type UnionParser } from "./zod/parses.js";
export { type Rule, withRules } from "./zod/rules.js";
