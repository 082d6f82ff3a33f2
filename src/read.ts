/**
 * Reads packets out of untrusted text: the answers of models.
 *
 * @module
 */

export type {
  AskBudget,
  AskOptions,
  AskResult,
  AskStop,
  Attempt,
  CallContext,
  CallModel,
  Message,
} from "./parsing/ask-again/types.js";
export { askAgain } from "./parsing/ask-again.js";
export type { PacketsOf } from "./parsing/contract-list.js";
export type { ReadLimits, ReadOptions } from "./parsing/options.js";
export { ReadError } from "./parsing/read-error.js";
export { readPacket } from "./parsing/read-packet.js";
export type {
  Coercion,
  CoercionKind,
  FailureClass,
  PacketFormat,
  Position,
  ReadFailure,
  ReadRefusal,
  ReadResult,
  ReadSuccess,
  Repair,
  RepairKind,
  Span,
  Warning,
} from "./parsing/result.js";
export {
  type Chunk,
  type DeepPartial,
  type PacketReading,
  PacketStream,
  type ReadableStreamLike,
  type ReadEventsOptions,
  type ReadStreamOptions,
  readPacketStream,
  type StreamSource,
} from "./parsing/stream/index.js";
