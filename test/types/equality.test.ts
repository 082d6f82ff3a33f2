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
import type { ObjectParser, UnionParser } from "../../src/runtime/zod.js";
import * as parsers from "../../src/zod.js";

/** Flattens intersections and makes every level readonly, on both sides of a comparison alike. */
type Plain<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: Plain<T[Index]> }
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** True if the two types are one and the same, optional keys and `never` included. */
type IsSame<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;

/** The parsers in a list or a shape, each as Zod sees it. */
type AllUnnamed<Parsers> = { [Key in keyof Parsers]: Unnamed<Parsers[Key]> };

/**
 * A parser as Zod sees it, with the types that Zod works out in place of the declared ones, at every depth: what the
 * declared ones are to be compared with. A parser of an unknown kind is `never`, and equal to nothing.
 */
type Unnamed<Parser> = Parser extends { readonly _zod: { readonly def: { readonly type: infer Kind } } }
  ? Kind extends "object"
    ? Parser extends { readonly _zod: { readonly def: { readonly shape: infer Shape }; readonly config: infer Config } }
      ? z.ZodObject<AllUnnamed<Shape>, Extract<Config, z.core.$ZodObjectConfig>>
      : never
    : Kind extends "union"
      ? Parser extends { readonly options: infer Options extends readonly z.core.SomeType[] }
        ? z.ZodUnion<AllUnnamed<Options>>
        : never
      : Kind extends "optional"
        ? Parser extends z.ZodExactOptional<infer Inner>
          ? z.ZodExactOptional<Unnamed<Inner>>
          : never
        : Kind extends "array"
          ? Parser extends z.ZodArray<infer Item>
            ? z.ZodArray<Unnamed<Item>>
            : never
          : Kind extends "tuple"
            ? Parser extends z.ZodTuple<infer Items, infer Rest>
              ? z.ZodTuple<AllUnnamed<Items>, Rest extends z.core.SomeType ? Unnamed<Rest> : null>
              : never
            : Kind extends "lazy"
              ? Parser extends z.ZodLazy<infer Inner>
                ? z.ZodLazy<Unnamed<Inner>>
                : never
              : Kind extends "string" | "number" | "boolean" | "null" | "enum" | "literal" | "never" | "unknown"
                ? Parser
                : never
  : never;

type Output<Name extends keyof typeof parsers> = z.output<Unnamed<(typeof parsers)[Name]>>;
type Input<Name extends keyof typeof parsers> = z.input<Unnamed<(typeof parsers)[Name]>>;

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

  it("compares what Zod works out, not what a parser is declared to give", () => {
    type Declared = ObjectParser<{ readonly a: number }, { a: z.ZodString }, z.core.$strict>;
    type Deep = UnionParser<
      { readonly list: readonly { readonly a: number }[] },
      readonly [z.ZodObject<{ list: z.ZodArray<Declared> }, z.core.$strict>]
    >;
    const outputs = [true, false, true, false] as const;
    type Outputs<Parser extends z.core.SomeType, Given, Wrong> = readonly [
      IsSame<z.output<Unnamed<Parser>>, Given>,
      IsSame<z.output<Unnamed<Parser>>, Wrong>,
    ];
    type Text = { readonly a: string };
    type Amount = { readonly a: number };
    expect(
      outputs satisfies readonly [
        ...Outputs<Declared, Text, Amount>,
        ...Outputs<Deep, { readonly list: readonly Text[] }, { readonly list: readonly Amount[] }>,
      ],
    ).toEqual(outputs);
  });

  it("takes nothing for equal to any or never", () => {
    // biome-ignore lint/suspicious/noExplicitAny: that it is told apart is what is tested
    expect([false, false] satisfies [IsSame<Handover, any>, IsSame<Handover, never>]).toEqual([false, false]);
  });
});
