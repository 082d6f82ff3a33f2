import type { Contract } from "./contract.js";

/** Throws `TypeError` where `value` is no contract: what a caller without types passes by mistake, such as its name. */
export function assertContract(value: unknown): asserts value is Contract {
  // The cast is what is then looked at.
  const { is, jsonSchema } = Object(value) as Partial<Contract>;
  if (typeof is === "function" && typeof jsonSchema === "object") return;
  throw new TypeError(
    "typed-handoff: a contract was expected, such as returnPacketContract, or one that was generated from a JSON Schema" +
      (typeof value === "string" ? "; its name is not enough: see `contracts`" : ""),
  );
}
