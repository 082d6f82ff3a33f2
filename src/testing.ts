/**
 * Packets for tests of agents and orchestrators: arbitraries that draw and shrink them, samples that people can read,
 * near misses that are wrong in one place, answers as noisy as a model's, a model that plays a script.
 *
 * @module
 */
export { type ArbitraryOptions, arbitraryFor } from "./testing/arbitraries/arbitrary-for.js";
export {
  arbitraryAnyHandoffContext,
  arbitraryClosureReceipt,
  arbitraryGoalAgentHandoff,
  arbitraryHandoffContext,
  arbitraryHandover,
  arbitraryPipelineContext,
  arbitraryReturnPacket,
  arbitraryTaskDelegationContext,
} from "./testing/arbitraries/contracts.js";
export { assertPacket, assertReads, assertRefusedAt } from "./testing/matchers/assert.js";
export { matchPacket, matchRead, matchRefusal } from "./testing/matchers/match.js";
export { packetMatchers } from "./testing/matchers/matchers.js";
export type { Verdict } from "./testing/matchers/verdict.js";
export { type NearMissCoverage, nearMissCoverage } from "./testing/near-misses/coverage.js";
export type { NearMiss } from "./testing/near-misses/near-miss.js";
export { type NearMissOptions, nearMisses } from "./testing/near-misses/near-misses.js";
export type { SchemaPlace } from "./testing/near-misses/places.js";
export type { NoiseKind, NoisyAnswer, Outcome, Surrounding } from "./testing/noise/noise.js";
export { type NoiseOptions, noiseKinds, noisyAnswer } from "./testing/noise/noisy-answer.js";
export type { CamelCase, Overrides } from "./testing/samples/overrides.js";
export { sampleGoalAgentHandoff } from "./testing/samples/sample-goal-agent-handoff.js";
export {
  sampleAnyHandoffContext,
  sampleHandoffContext,
  samplePipelineContext,
  sampleTaskDelegationContext,
} from "./testing/samples/sample-handoff-context.js";
export { sampleHandover } from "./testing/samples/sample-handover.js";
export { sampleClosureReceipt, sampleReturnPacket } from "./testing/samples/sample-return-packet.js";
export type { SampleOptions, SampleSize } from "./testing/samples/sampler.js";
export {
  type ChunkOptions,
  chunked,
  type Direction,
  delayed,
  failing,
  refusing,
  type ScriptedAnswer,
} from "./testing/scripted-model/script.js";
export {
  type ScriptedCall,
  type ScriptedModel,
  type ScriptLine,
  scriptedModel,
} from "./testing/scripted-model/scripted-model.js";
