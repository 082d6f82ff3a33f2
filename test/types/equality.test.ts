import { describe, expect, it } from "vitest";
import type * as z from "zod";
import type { ClosureReceipt } from "../../generated/closure-receipt.js";
import type { GoalAgentHandoff } from "../../generated/goal-agent-handoff.js";
import type {
  AnyHandoffContext,
  HandoffContext,
  PipelineContext,
  TaskDelegationContext,
} from "../../generated/handoff-context.js";
import type { Handover } from "../../generated/handover.js";
import type { ReturnPacket } from "../../generated/return-packet.js";
import * as parsers from "../../src/zod.js";

/** Flattens intersections and makes every level readonly, on both sides of a comparison alike. */
type Plain<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: Plain<T[Index]> }
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** True if the two types are one and the same, optional keys and `never` included. */
type IsSame<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;

type Output<Name extends keyof typeof parsers> = z.output<(typeof parsers)[Name]>;
type Input<Name extends keyof typeof parsers> = z.input<(typeof parsers)[Name]>;

/** Compiles only if both what a parser gives and what it takes is the declared type. */
type ProveEqual<Name extends keyof typeof parsers, Declared> = readonly [
  IsSame<Output<Name>, Declared>,
  IsSame<Input<Name>, Declared>,
];

const proved = [true, true] as const;

const proofs = {
  ClosureReceiptSchema: proved satisfies ProveEqual<"ClosureReceiptSchema", ClosureReceipt>,
  GoalAgentHandoffSchema: proved satisfies ProveEqual<"GoalAgentHandoffSchema", GoalAgentHandoff>,
  HandoffContextSchema: proved satisfies ProveEqual<"HandoffContextSchema", HandoffContext>,
  PipelineContextSchema: proved satisfies ProveEqual<"PipelineContextSchema", PipelineContext>,
  TaskDelegationContextSchema: proved satisfies ProveEqual<"TaskDelegationContextSchema", TaskDelegationContext>,
  AnyHandoffContextSchema: proved satisfies ProveEqual<"AnyHandoffContextSchema", AnyHandoffContext>,
  HandoverSchema: proved satisfies ProveEqual<"HandoverSchema", Handover>,
  ReturnPacketSchema: proved satisfies ProveEqual<"ReturnPacketSchema", ReturnPacket>,
};

describe("the declared type and the output of the parser are exactly equal", () => {
  it.each(Object.keys(parsers))("%s is proved", (name) => {
    expect(Object.keys(proofs)).toContain(name);
  });
});

describe("the proof can fail", () => {
  const different = [false, false] as const;

  it("sees a forgotten optional key, which mutual assignability does not", () => {
    type Forgotten = Omit<ClosureReceipt, "target"> & {
      readonly target: ClosureReceipt["target"];
      readonly note?: never;
    };
    type Shorter = { readonly role: string };
    type Longer = { readonly role: string; readonly cycle?: number };
    expect([false] satisfies [IsSame<Shorter, Longer>]).toEqual([false]);
    expect(different satisfies ProveEqual<"ClosureReceiptSchema", Forgotten>).toEqual([false, false]);
  });

  it("sees a branch that is missing, a literal that is wider and an item that need not be there", () => {
    type WithoutBranch = Exclude<AnyHandoffContext, PipelineContext>;
    type Wider = Omit<PipelineContext, "reason"> & { readonly reason: string };
    type MayBeEmpty = Omit<GoalAgentHandoff, "guardrails"> & { readonly guardrails: readonly string[] };
    expect(different satisfies ProveEqual<"AnyHandoffContextSchema", WithoutBranch>).toEqual([false, false]);
    expect(different satisfies ProveEqual<"PipelineContextSchema", Wider>).toEqual([false, false]);
    expect(different satisfies ProveEqual<"GoalAgentHandoffSchema", MayBeEmpty>).toEqual([false, false]);
  });

  it("takes nothing for equal to any or never", () => {
    // biome-ignore lint/suspicious/noExplicitAny: that it is told apart is what is tested
    expect([false, false] satisfies [IsSame<Handover, any>, IsSame<Handover, never>]).toEqual([false, false]);
  });
});
