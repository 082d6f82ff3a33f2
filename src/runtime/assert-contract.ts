import type { Contract } from "./contract.js";

/** Throws `TypeError` where `value` is no contract: what a caller without types passes by mistake, such as its name. */
export function assertContract(value: unknown): asserts value is Contract {
  if (isContract(value)) return;
  throw new TypeError(
    "typed-handoff: a contract was expected, such as returnPacketContract, or one that was generated from a JSON Schema" +
      (typeof value === "string" ? "; its name is not enough: see `contracts`" : ""),
  );
}

function isContract(value: unknown): value is Contract {
  if (typeof value !== "object" || value === null) return false;
  const { is, check, typeName }: { readonly is?: unknown; readonly check?: unknown; readonly typeName?: unknown } =
    value;
  // Not the JSON Schema, which is made at each look: this is asked for each answer that is read.
  return typeof is === "function" && typeof check === "function" && typeof typeName === "string";
}
