import { handover } from "../../../src/index.js";
import type { Twin } from "./twin.js";

const envelope = { role: "composer", status: "blocked", nextAction: "retry" } as const;
const wave = { ...envelope, dispatchMode: "per-journey" } as const;
const { nextAction: _nextAction, ...withoutNextAction } = envelope;

export const handoverTwins: readonly Twin[] = [
  {
    legal: () => handover(envelope),
    // @ts-expect-error Illegal<"missing nextAction">
    illegal: () => handover(withoutNextAction),
  },
  {
    legal: () => handover({ ...envelope, role: "probe" }),
    // @ts-expect-error Illegal<"role is empty">
    illegal: () => handover({ ...envelope, role: "" }),
  },
  {
    legal: () => handover({ ...envelope, dispatchMode: "grouped" }),
    // @ts-expect-error Type '"per-agent"' is not assignable to type
    illegal: () => handover({ ...envelope, dispatchMode: "per-agent" }),
  },
  {
    legal: () => handover({ ...envelope, parallelWaveSize: 1 }),
    // @ts-expect-error Illegal<"parallelWaveSize is not a whole number from 1 up">
    illegal: () => handover({ ...envelope, parallelWaveSize: 0 }),
  },
  {
    legal: () => handover({ ...envelope, parallelWaveSize: 2 }),
    // @ts-expect-error Illegal<"parallelWaveSize is not a whole number from 1 up">
    illegal: () => handover({ ...envelope, parallelWaveSize: 2.5 }),
  },
  {
    legal: () => handover({ ...envelope, cycle: 2 }),
    // @ts-expect-error Illegal<"cycle is not a whole number from 1 up">
    illegal: () => handover({ ...envelope, cycle: 0 }),
  },
  {
    legal: () => handover({ ...envelope, cycle: "2" }),
    // @ts-expect-error Illegal<"cycle is not a number from 1 up">
    illegal: () => handover({ ...envelope, cycle: "two" }),
  },
  {
    legal: () => handover({ ...envelope, cycle: "010" }),
    // @ts-expect-error Illegal<"cycle is not a number from 1 up">
    illegal: () => handover({ ...envelope, cycle: "00" }),
  },
  {
    legal: () => handover({ ...wave, cycle: 1 }),
    // @ts-expect-error Illegal<"missing dispatchMode">
    illegal: () => handover({ ...envelope, cycle: 1 }),
  },
  {
    legal: () => handover({ ...envelope, cycle: "1", outsideWave: true }),
    // @ts-expect-error Illegal<"missing dispatchMode">
    illegal: () => handover({ ...envelope, cycle: "1", outsideWave: false }),
  },
  {
    legal: () => handover({ ...envelope, cycle: 2, dispatchMode: "grouped" }),
    // @ts-expect-error Illegal<"a first cycle is not grouped">
    illegal: () => handover({ ...envelope, cycle: 1, dispatchMode: "grouped" }),
  },
  {
    legal: () => handover({ ...wave, cycle: 1, parallelWaveSize: 1, rosterSize: 1 }),
    // @ts-expect-error Illegal<"parallelWaveSize 1 in a first cycle demands rosterSize 1">
    illegal: () => handover({ ...wave, cycle: 1, parallelWaveSize: 1 }),
  },
  {
    legal: () => handover.firstCycle({ ...envelope, dispatchMode: "per-section" }),
    // @ts-expect-error Type '"grouped"' is not assignable to type '"per-journey" | "per-section" | undefined'
    illegal: () => handover.firstCycle({ ...envelope, dispatchMode: "grouped" }),
  },
  {
    legal: () => handover.firstCycle({ ...envelope, dispatchMode: "per-journey" }),
    // @ts-expect-error Type '"single-agent-collapsed"' is not assignable to type
    illegal: () => handover.firstCycle({ ...envelope, dispatchMode: "single-agent-collapsed" }),
  },
  {
    legal: () => handover.firstCycle(wave),
    // @ts-expect-error Illegal<"missing dispatchMode">
    illegal: () => handover.firstCycle(envelope),
  },
  {
    legal: () => handover.firstCycle({ ...wave, parallelWaveSize: 1, rosterSize: 1 }),
    // @ts-expect-error Illegal<"parallelWaveSize 1 in a first cycle demands rosterSize 1">
    illegal: () => handover.firstCycle({ ...wave, parallelWaveSize: 1, rosterSize: 3 }),
  },
  {
    legal: () => handover.firstCycle({ ...wave, parallelWaveSize: 2 }),
    // @ts-expect-error Illegal<"unknown option cycle">
    illegal: () => handover.firstCycle({ ...wave, cycle: 2 }),
  },
  {
    legal: () => handover({ ...envelope, additionalFields: { branch: "main" } }),
    // @ts-expect-error Illegal<"cycle has an option of its own">
    illegal: () => handover({ ...envelope, additionalFields: { cycle: 1 } }),
  },
];
