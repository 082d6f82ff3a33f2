import type { Contract } from "../../runtime/index.js";
import { coerce } from "../coercion/index.js";
import { embeddedIn } from "../embedding.js";
import { isEqual } from "../equal.js";
import type { Fault, ReadSettings } from "../json/index.js";
import type { Coercion, CoercionKind } from "../result.js";

/** A value, or part of it, taken as a packet. */
export interface Reading {
  readonly contract: Contract;
  readonly data: unknown;
  readonly coercions: readonly Coercion[];
}

/** What a value can be taken for: nothing, one packet, or more than one. */
export interface Readings {
  readonly reading: Reading | undefined;
  readonly ambiguous: boolean;
  /** Why a string of JSON in it was refused. */
  readonly fault?: Fault | undefined;
}

/** Finds out as what packet of which contract a value can be read. */
export function readingsOf(
  value: unknown,
  contracts: readonly Contract[],
  allowed: ReadonlySet<CoercionKind>,
  settings: ReadSettings,
): Readings {
  let reading: Reading | undefined;
  let fault: Fault | undefined;
  const accept = (contract: Contract, data: unknown, coercions: readonly Coercion[]): boolean => {
    if (reading === undefined) reading = { contract, data, coercions };
    return isEqual(reading.data, data);
  };
  for (const contract of contracts) {
    for (const part of [value, embeddedIn(contract, value)]) {
      if (part === undefined) continue;
      if (allowed.size === 0) {
        if (isValid(contract, part) && !accept(contract, part, [])) return { reading, ambiguous: true };
        continue;
      }
      const coerced = coerce(contract, part, allowed, settings);
      if (coerced.kind === "ambiguous") return { reading: undefined, ambiguous: true };
      if (coerced.kind === "refused") fault ??= coerced.fault;
      if (coerced.kind === "packet" && !accept(contract, coerced.value, coerced.coercions)) {
        return { reading, ambiguous: true };
      }
    }
  }
  return { reading, ambiguous: false, fault };
}

/** Tells whether `value` is a packet, also of a contract whose check throws. */
export function isValid(contract: Contract, value: unknown): boolean {
  try {
    return contract.is(value);
  } catch {
    return false;
  }
}
