/**
 * Typed, validated packets for AI agents that hand work to one another: types, guards, checks, parsers and contracts.
 *
 * @module
 */
export * from "../generated/index.js";
export * from "./builders/index.js";
export * from "./relay/index.js";
export type { Contract, PacketOf } from "./runtime/contract.js";
export type { Issue, IssueCode, Key } from "./runtime/issue.js";
export { Issues } from "./runtime/issues.js";
export type { JsonSchema } from "./runtime/json-schema.js";
export { isPacketError, PacketError, type PacketErrorCode } from "./runtime/packet-error.js";
export type { Check, SafeParseResult } from "./runtime/parse.js";
export { type Finding, type FindingCode, type FindingSeverity, findingsFor } from "./semantics/index.js";
