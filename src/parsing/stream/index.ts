export type { DeepPartial } from "./deep-partial.js";
export { PacketStream } from "./packet-stream.js";
export {
  PacketReading,
  type ReadEventsOptions,
  type ReadStreamOptions,
  readPacketStream,
} from "./read-packet-stream.js";
export type { ReadableStreamLike, StreamSource } from "./source.js";
export type { Chunk } from "./text-intake.js";
