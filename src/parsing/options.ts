import type { CoercionKind, PacketFormat } from "./result.js";

/** What bounds the work on a text. Checked before any parser runs. */
export interface ReadLimits {
  /** The size of the text in bytes of UTF-8. 1 MiB unless given. */
  readonly bytes: number;
  /** How deeply arrays and objects may be nested. 100 unless given. */
  readonly depth: number;
}

/** How {@link readPacket} reads. Every option may be left out. */
export interface ReadOptions {
  /**
   * Which differences of form, not of content, may be bridged: none (`false`, the default), all (`true`), or those
   * listed. Nothing is coerced unless the result validates, and each coercion is listed in the result.
   */
  readonly coerce?: boolean | readonly CoercionKind[];
  /**
   * What becomes of a packet that breaks a rule which JSON Schema cannot say: `"warn"` (the default) lists it, `"error"`
   * refuses the packet, but for rules with an exception that the packet cannot tell, `"off"` does not look.
   */
  readonly semantics?: "warn" | "error" | "off";
  readonly limits?: Partial<ReadLimits>;
  /** The formats to look for. Both unless given. */
  readonly formats?: readonly PacketFormat[];
  /**
   * What one key twice in an object means: `"refuse"` (the default) fails with `duplicate_key`; `"last"` lets the last
   * one count, as `JSON.parse` does, and makes reading faster.
   */
  readonly duplicateKeys?: "refuse" | "last";
  /** Whether broken syntax may be repaired where only one reading is possible. True unless given. */
  readonly repair?: boolean;
}
