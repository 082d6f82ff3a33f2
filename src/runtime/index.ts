/**
 * What generated files import. Users' own generated files reach it as `typed-handoff/runtime`; it is not meant to be
 * called by hand.
 *
 * @module
 */
export { type Branch, checkExactlyOne, isExactlyOne, noteChoice, refuseClosest } from "./branches.js";
export { countMatches, noteContains, noteEachOnce } from "./contains.js";
export { type Contract, type ContractDefinition, defineContract, type PacketOf } from "./contract.js";
export { definitionOf } from "./definition-of.js";
export type { Issue, IssueCode, Key } from "./issue.js";
export { createIssue, Issues, type KnownKeys, maximumIssues, refuse } from "./issues.js";
export { jsonPointer } from "./json-pointer.js";
export type { JsonSchema } from "./json-schema.js";
export { isMultipleOf } from "./multiple.js";
export { countKeys, isObject, type JsonObject, readOwn } from "./object.js";
export { isPacketError, PacketError, type PacketErrorCode, type PacketErrorOptions } from "./packet-error.js";
export { type Check, parse, type SafeParseResult, safeParse } from "./parse.js";
export { firstRepeated } from "./repeated.js";
export { clip, countCodePoints, isLongerThan, isShorterThan } from "./text.js";
export { firstDuplicate, isEqual } from "./unique.js";
