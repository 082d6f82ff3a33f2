import { assertContract } from "../../runtime/assert-contract.js";
import type { Contract } from "../../runtime/contract.js";
import { modelOf } from "../model/model.js";
import type { NearMiss } from "./near-miss.js";
import { breakablePlaces, placeName, type SchemaPlace } from "./places.js";
import { violationsOf } from "./violations.js";

/** Which keywords of a contract's JSON Schema some near miss breaks. */
export interface NearMissCoverage {
  readonly total: number;
  readonly covered: readonly SchemaPlace[];
  /** The keywords that none of the near misses breaks. */
  readonly missing: readonly SchemaPlace[];
}

/** Tells which keywords of the JSON Schema `misses` break: from the values alone, not from what they say of themselves. */
export function nearMissCoverage(contract: Contract, misses: readonly NearMiss[]): NearMissCoverage {
  assertContract(contract);
  if (!Array.isArray(misses)) {
    const usual = "nearMissCoverage(contract, nearMisses(contract))";
    throw new TypeError(`typed-handoff: the near misses are wanted whose coverage is asked for: ${usual}`);
  }
  const { schema } = modelOf(contract);
  const violations = misses.flatMap(({ value }) => violationsOf(schema, value));
  const broken = new Set(violations.map(({ at, keyword }) => placeName({ schemaPointer: at.pointer, keyword })));
  const places = breakablePlaces(schema);
  const isCovered = (place: SchemaPlace) => broken.has(placeName(place));
  return {
    total: places.length,
    covered: places.filter(isCovered),
    missing: places.filter((place) => !isCovered(place)),
  };
}
