/**
 * Packets for tests of agents and orchestrators: arbitraries that draw and shrink them, samples that people can read,
 * near misses that are wrong in one place, answers as noisy as a model's, a model that plays a script.
 *
 * @module
 */
export { type ArbitraryOptions, arbitraryFor } from "./arbitraries/arbitrary-for.js";
export {
  arbitraryAnyHandoffContext,
  arbitraryClosureReceipt,
  arbitraryGoalAgentHandoff,
  arbitraryHandoffContext,
  arbitraryHandover,
  arbitraryPipelineContext,
  arbitraryReturnPacket,
  arbitraryTaskDelegationContext,
} from "./arbitraries/contracts.js";
export { type NearMissCoverage, nearMissCoverage } from "./near-misses/coverage.js";
export type { NearMiss } from "./near-misses/near-miss.js";
export { type NearMissOptions, nearMisses } from "./near-misses/near-misses.js";
export type { SchemaPlace } from "./near-misses/places.js";
