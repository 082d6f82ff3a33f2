import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { AnyHandoffContext, PipelineContext, ReturnPacket } from "../../../src/index.js";
import {
  AnyHandoffContextSchema,
  ClosureReceiptSchema,
  HandoffContextSchema,
  PipelineContextSchema,
  ReturnPacketSchema,
  TaskDelegationContextSchema,
} from "../../../src/zod.js";

const plain = { reason: "escalation", parentAgent: "planner", transferCount: 1 };
const pipeline = { ...plain, reason: "pipeline_execution", pipelineName: "release", currentStep: 1, totalSteps: 2 };
const delegation = { ...plain, reason: "task_delegation", taskId: "T-1", taskDescription: "Write the notes" };

/** Compiles only if the two types are one and the same. */
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

describe("the parsers in Zod's own schemas", () => {
  it("give their declared types, by name", () => {
    expect([true, true, true] satisfies [
      IsSame<z.output<typeof ReturnPacketSchema>, ReturnPacket>,
      IsSame<z.input<typeof PipelineContextSchema>, PipelineContext>,
      IsSame<z.infer<typeof AnyHandoffContextSchema>, AnyHandoffContext>,
    ]).toEqual([true, true, true]);
  });

  it("are items and members", () => {
    const message = z.strictObject({
      contexts: z.array(AnyHandoffContextSchema),
      answer: ReturnPacketSchema.optional(),
    });
    const parsed: { contexts: AnyHandoffContext[]; answer?: ReturnPacket | undefined } = message.parse({
      contexts: [plain, pipeline],
    });
    expect(parsed.contexts).toEqual([plain, pipeline]);
    expect(message.safeParse({ contexts: [{ ...pipeline, totalSteps: 0 }] }).error?.issues[0]?.path).toEqual([
      "contexts",
      0,
      "totalSteps",
    ]);
  });

  it("are told apart by a literal", () => {
    const context = z.discriminatedUnion("reason", [PipelineContextSchema, TaskDelegationContextSchema]);
    const parsed = context.parse(pipeline);
    const name: string = parsed.reason === "pipeline_execution" ? parsed.pipelineName : parsed.taskId;
    expect(name).toBe("release");
    expect(context.parse(delegation)).toEqual(delegation);
    expect(context.safeParse(plain).success).toBe(false);
  });

  it("are extended, narrowed and taken apart, where they parse objects", () => {
    const extended = HandoffContextSchema.extend({ trace: z.string() });
    const trace: string = extended.parse({ ...plain, trace: "t-1" }).trace;
    expect(trace).toBe("t-1");
    const picked: { parentAgent: string } = HandoffContextSchema.pick({ parentAgent: true }).parse({
      parentAgent: "a",
    });
    expect(picked).toEqual({ parentAgent: "a" });
    const count: number = PipelineContextSchema.shape.totalSteps.parse(3);
    expect(count).toBe(3);
    expect(ClosureReceiptSchema.shape.target.options).toHaveLength(4);
    expect(AnyHandoffContextSchema.options[1].shape.reason.value).toBe("pipeline_execution");
  });

  it("are refined and transformed with their own types", () => {
    const finished = PipelineContextSchema.refine(({ currentStep, totalSteps }) => currentStep === totalSteps);
    const name = finished.transform(({ pipelineName }) => pipelineName);
    expect(name.safeParse(pipeline).success).toBe(false);
    expect(name.parse({ ...pipeline, currentStep: 2 }) satisfies string).toBe("release");
  });

  it("do not compile where a type is taken for another", () => {
    // @ts-expect-error a pipeline context has no task
    const read = (): string => PipelineContextSchema.parse(pipeline).taskId.length;
    expect(read).toThrow(TypeError);
  });
});
