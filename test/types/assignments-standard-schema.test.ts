import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { describe, expect, it } from "vitest";
import {
  type AnyHandoffContext,
  type ClosureReceipt,
  type Contract,
  contracts,
  type GoalAgentHandoff,
  type HandoffContext,
  type Handover,
  type PacketOf,
  type PipelineContext,
  type ReturnPacket,
  type TaskDelegationContext,
} from "../../src/index.js";
import { packets } from "../helpers/packets.js";

/** True if the two types are one and the same. */
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Contracts = typeof contracts;

/** Compiles only if a contract infers `Packet`, in all the ways that there are to ask. */
type Infers<C extends Contract & StandardSchemaV1 & StandardJSONSchemaV1, Packet> = readonly [
  IsSame<PacketOf<C>, Packet>,
  IsSame<StandardSchemaV1.InferInput<C>, Packet>,
  IsSame<StandardSchemaV1.InferOutput<C>, Packet>,
  IsSame<StandardJSONSchemaV1.InferInput<C>, Packet>,
  IsSame<StandardJSONSchemaV1.InferOutput<C>, Packet>,
  IsSame<ReturnType<C["parse"]>, Packet>,
];

const inferred = [true, true, true, true, true, true] as const;

const proofs = {
  "closure-receipt": inferred satisfies Infers<Contracts["closure-receipt"], ClosureReceipt>,
  "goal-agent-handoff": inferred satisfies Infers<Contracts["goal-agent-handoff"], GoalAgentHandoff>,
  "any-handoff-context": inferred satisfies Infers<Contracts["any-handoff-context"], AnyHandoffContext>,
  "handoff-context": inferred satisfies Infers<Contracts["handoff-context"], HandoffContext>,
  "pipeline-context": inferred satisfies Infers<Contracts["pipeline-context"], PipelineContext>,
  "task-delegation-context": inferred satisfies Infers<Contracts["task-delegation-context"], TaskDelegationContext>,
  handover: inferred satisfies Infers<Contracts["handover"], Handover>,
  "return-packet": inferred satisfies Infers<Contracts["return-packet"], ReturnPacket>,
} satisfies { readonly [name in keyof Contracts]: typeof inferred };

/** What a library that takes any Standard Schema does. */
function validate<Schema extends StandardSchemaV1>(schema: Schema, value: unknown) {
  const result = schema["~standard"].validate(value);
  if (result instanceof Promise) throw new TypeError("a contract validates at once");
  // The cast holds: this is what the interface says of a value that passes.
  return result.issues === undefined ? (result.value as StandardSchemaV1.InferOutput<Schema>) : result.issues;
}

describe("a contract is a Standard Schema and a Standard JSON Schema", () => {
  // The cast holds: the record of proofs has these keys.
  it.each(Object.keys(proofs) as (keyof Contracts)[])("%s", (name) => {
    const contract = contracts[name];
    const packet = packets[name]();
    expect(contract["~standard"]).toMatchObject({ version: 1, vendor: "typed-handoff" });
    expect(validate(contract, packet)).toBe(packet);
    expect(validate(contract, undefined)).toEqual([
      expect.objectContaining({ message: "(root): expected an object", path: [] }),
    ]);
    const { input, output } = contract["~standard"].jsonSchema;
    const target = name.endsWith("context") ? "draft-07" : "draft-2020-12";
    expect(input({ target })).toEqual(contract.jsonSchema);
    expect(output({ target })).toEqual(contract.jsonSchema);
    expect(() => input({ target: "openapi-3.0" })).toThrow(/"openapi-3.0"; use "draft-07" or "draft-2020-12"/);
  });

  it("converts to the other draft what both drafts read alike, and nothing else", () => {
    const draft7 = "http://json-schema.org/draft-07/schema#";
    const { handover, "return-packet": returnPacket, "pipeline-context": pipeline } = contracts;
    expect(handover["~standard"].jsonSchema.input({ target: "draft-07" })).toMatchObject({ $schema: draft7 });
    expect(() => returnPacket["~standard"].jsonSchema.input({ target: "draft-07" })).toThrow(/minContains.*draft-07/);
    expect(pipeline["~standard"].jsonSchema.input({ target: "draft-2020-12" })).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
    });
  });

  it("gives a JSON Schema that is complete in itself", () => {
    for (const { jsonSchema } of Object.values(contracts)) {
      const references = JSON.stringify(jsonSchema).match(/"\$ref":"[^"]*"/g) ?? [];
      for (const reference of references) expect(reference).toMatch(/"#\/(?:\$defs|definitions)\/\w+"/);
    }
  });

  it("gives a JSON Schema afresh, so that a change to one changes no other", () => {
    const { handover } = contracts;
    handover.jsonSchema["required"] = [];
    expect(handover.jsonSchema["required"]).toEqual(["role", "status", "next-action"]);
  });
});

describe("the inferred type", () => {
  it("is neither any nor unknown", () => {
    const contract = contracts.handover;
    const packet = contract.parse(packets.handover());
    // @ts-expect-error role is text
    const wrong: number = packet.role;
    expect(wrong).toBe("composer-checkout");
  });

  it("narrows in a guard", () => {
    const value: unknown = packets["pipeline-context"]();
    if (!contracts["pipeline-context"].is(value)) expect.fail("it is one");
    const steps: number = value.totalSteps;
    expect(steps).toBe(7);
  });

  it("narrows by success", () => {
    const result = contracts["return-packet"].safeParse(packets["return-packet"]());
    // @ts-expect-error there is no data before one has asked
    const early: ReturnPacket = result.data;
    if (!result.success) expect.fail("it is one");
    const late: ReturnPacket = result.data;
    expect(late).toBe(early);
  });
});
