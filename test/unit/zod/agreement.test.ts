import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { isClosureReceipt } from "../../../generated/closure-receipt.js";
import { isHandoffContext, isPipelineContext } from "../../../generated/handoff-context.js";
import { isHandover } from "../../../generated/handover.js";
import { isReturnPacket } from "../../../generated/return-packet.js";
import {
  ClosureReceiptSchema,
  HandoffContextSchema,
  HandoverSchema,
  PipelineContextSchema,
  ReturnPacketSchema,
} from "../../../src/zod.js";

interface Pair {
  readonly name: string;
  readonly guard: (value: unknown) => boolean;
  readonly parser: z.ZodType;
  readonly packet: { readonly [key: string]: unknown };
  /** Whether keys beyond those of the contract are allowed. */
  readonly isOpen: boolean;
}

const pairs: readonly Pair[] = [
  {
    name: "closure receipt",
    isOpen: true,
    guard: isClosureReceipt,
    parser: ClosureReceiptSchema,
    packet: { target: "team_journal", note: { deep: [1] } },
  },
  {
    name: "handover",
    isOpen: true,
    guard: isHandover,
    parser: HandoverSchema,
    packet: { role: "r", status: "s", "next-action": "n", cycle: 1, extra: 1 },
  },
  {
    name: "handoff context",
    isOpen: false,
    guard: isHandoffContext,
    parser: HandoffContextSchema,
    packet: { reason: "escalation", parentAgent: "a", transferCount: 0, sessionId: "s", metadata: { a: 1 } },
  },
  {
    name: "pipeline context",
    isOpen: false,
    guard: isPipelineContext,
    parser: PipelineContextSchema,
    packet: {
      reason: "pipeline_execution",
      parentAgent: "a",
      transferCount: 0,
      pipelineName: "p",
      currentStep: 1,
      totalSteps: 1,
      stepResults: [{ step: 1, agentName: "a", output: {}, more: 1 }],
    },
  },
  {
    name: "return packet",
    isOpen: false,
    guard: isReturnPacket,
    parser: ReturnPacketSchema,
    packet: { conclusion: "c", evidence: ["e"], gaps: [], artifact_paths: ["p"], handoff_id: "h" },
  },
];

/** Gives `packet` an own key that an object literal could not. */
function withKey(packet: object, key: string, value: unknown): object {
  return Object.defineProperty({ ...packet }, key, { value, enumerable: true, writable: true, configurable: true });
}

function oddValues({ packet, isOpen }: Pair): readonly unknown[] {
  const circle: { [key: string]: unknown } = { ...packet };
  circle["self"] = circle;
  circle["metadata"] = circle;
  let deep: unknown = {};
  for (let level = 0; level < 20_000; level++) deep = { deep };
  const prototypeKeys = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];
  const oddMembers = [
    ...[
      undefined,
      null,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      -0,
      1n,
      Symbol.iterator,
      () => 1,
      new Date(0),
      new Map(),
    ],
    ...[
      new String("team_journal"),
      new Number(1),
      new Boolean(true),
      Object("escalation"),
      [],
      {},
      [[]],
      deep,
      new Array(3),
    ],
    ...[Object.create(null), Object.create({ length: 1 }), new Proxy({}, {}), { toString: () => "escalation" }],
  ];
  return [
    ...oddMembers,
    packet,
    [packet],
    circle,
    JSON.stringify(packet),
    Object.assign(Object.create(null), packet),
    Object.assign(new (class Packet {})(), packet),
    Object.create(packet),
    Object.assign(Object.create({ inherited: 1 }), packet),
    Object.assign([], packet),
    Object.assign(() => 1, packet),
    new Proxy(packet, {}),
    { ...packet, [Symbol("key")]: 1 },
    Object.defineProperty({ ...packet }, "hidden", { value: 1, enumerable: false }),
    Object.freeze({ ...packet }),
    ...prototypeKeys.flatMap((key) => [
      withKey(packet, key, 1),
      withKey(packet, key, packet),
      withKey({}, key, packet),
      withKey(packet, key, undefined),
    ]),
    ...Object.keys(packet).flatMap((key) => {
      const { [key]: value, ...others } = packet;
      return [
        others,
        Object.assign(Object.create({ [key]: value }), others),
        ...oddMembers.map((member) => ({ ...packet, [key]: member })),
      ];
    }),
    ...[
      "sessionId",
      "metadata",
      "cycle",
      "dispatch-mode",
      "contract_id",
      "isLastStep",
      "stepResults",
      "unknown",
    ].flatMap((key) => [
      ...oddMembers.map((member) => ({ ...packet, [key]: member })),
      // That an object inherits undefined is the same to the guard of an open object as that there is nothing.
      ...(isOpen ? [] : [Object.assign(Object.create({ [key]: undefined }), packet)]),
    ]),
  ];
}

describe.each(pairs)("guard and Zod agree about the $name", (pair) => {
  const { guard, parser, packet, isOpen } = pair;
  it("on the packet", () => {
    expect([guard(packet), parser.safeParse(packet).success]).toEqual([true, true]);
  });

  it("on nothing but what JSON has where a key is hidden from loops: to the guard of a closed object it is not there", () => {
    for (const key of Object.keys(packet)) {
      const { [key]: value, ...others } = packet;
      const hidden = Object.assign(Object.create({}, { [key]: { get: () => value } }), others);
      expect(parser.safeParse(hidden).success).toBe(true);
      expect(guard(hidden)).toBe(isOpen || guard(JSON.parse(JSON.stringify(hidden))));
    }
  });

  it("on odd values of every kind", () => {
    const disagreements = oddValues(pair).filter((value) => guard(value) !== parser.safeParse(value).success);
    expect(disagreements).toEqual([]);
  });
});
