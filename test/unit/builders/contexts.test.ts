import { describe, expect, it } from "vitest";
import {
  carryOver,
  handoffContext,
  isHandoffContext,
  isTaskDelegationContext,
  nextTransfer,
  parseAnyHandoffContext,
  taskDelegation,
} from "../../../src/index.js";
import { isDeeplyFrozen, issuesOf, refusalOf, untyped } from "./thrown.js";

const transfer = { parentAgent: "planner", transferCount: 3, sessionId: "s", metadata: { priority: "high" } } as const;

describe("handoffContext", () => {
  it("gives the context, with the literal count in its type", () => {
    const context = handoffContext({ ...transfer, reason: "escalation" });
    expect(context).toEqual({ ...transfer, reason: "escalation" });
    expect(context.transferCount satisfies 3).toBe(3);
    expect(isHandoffContext(context) && isDeeplyFrozen(context)).toBe(true);
  });

  it("refuses counts that only the run can see, as the parser does", () => {
    for (const [transferCount, code] of [
      [11, "maximum"],
      [-1, "minimum"],
      [1.5, "type"],
      [Number.NaN, "type"],
    ] as const) {
      const count: number = transferCount;
      const options = { reason: "escalation", parentAgent: "a", transferCount: count } as const;
      expect(issuesOf(() => handoffContext(options))).toEqual([`${code} /transferCount`]);
    }
  });

  it("refuses reasons that have a context of their own", () => {
    const options = { ...transfer, reason: "task_delegation" };
    expect(issuesOf(() => untyped(handoffContext)(options))).toEqual(["semantics /reason"]);
  });
});

describe("nextTransfer", () => {
  const onward = { reason: "review_request", parentAgent: "coder" } as const;

  it("counts one transfer more, and keeps the session and the metadata", () => {
    const first = handoffContext({ ...transfer, reason: "escalation" });
    const next = nextTransfer(first, onward);
    expect(next).toEqual({ ...onward, transferCount: 4, sessionId: "s", metadata: { priority: "high" } });
    expect(nextTransfer(next, onward).transferCount satisfies 5).toBe(5);
  });

  it("takes a context of any kind, received or built", () => {
    const task = taskDelegation({ ...transfer, taskId: "T-1", taskDescription: "Fix it" });
    expect(nextTransfer(task, onward).transferCount satisfies 4).toBe(4);
    const received = parseAnyHandoffContext({ reason: "escalation", parentAgent: "a", transferCount: 9 });
    expect(nextTransfer(received, onward)).toEqual({ ...onward, transferCount: 10 });
  });

  it("ends at ten transfers", () => {
    const received = parseAnyHandoffContext({ reason: "escalation", parentAgent: "a", transferCount: 10 });
    const refused = refusalOf(() => nextTransfer(received, onward));
    expect([refused.code, refused.contract]).toEqual(["transfer_limit", "handoff-context"]);
    expect(refused.message).toContain("limit of transfers");
    expect(refusalOf(() => carryOver(received)).code).toBe("transfer_limit");
  });

  it("cannot be walked past ten by any chain", () => {
    let context = parseAnyHandoffContext({ reason: "escalation", parentAgent: "a", transferCount: 0 });
    for (let count = 0; count < 10; count++) context = nextTransfer(context, onward);
    expect(context.transferCount).toBe(10);
    expect(refusalOf(() => nextTransfer(context, onward)).code).toBe("transfer_limit");
  });
});

describe("taskDelegation", () => {
  const task = { ...transfer, taskId: "T-1", taskDescription: "Fix it" } as const;

  it("gives the context, with the reason", () => {
    const context = taskDelegation({ ...task, relevantFiles: ["a.ts:1"], previousTaskOutputs: [{ taskId: "T-0" }] });
    expect(context).toEqual({
      ...task,
      reason: "task_delegation",
      relevantFiles: ["a.ts:1"],
      previousTaskOutputs: [{ taskId: "T-0" }],
    });
    expect(isTaskDelegationContext(context)).toBe(true);
  });

  it("goes on from a received context", () => {
    const received = parseAnyHandoffContext({ reason: "escalation", parentAgent: "a", transferCount: 1 });
    const context = taskDelegation({
      ...carryOver(received),
      parentAgent: "b",
      taskId: "T-1",
      taskDescription: "Fix it",
    });
    expect(context.transferCount).toBe(2);
    expect(Object.keys(context).sort()).toEqual([
      "parentAgent",
      "reason",
      "taskDescription",
      "taskId",
      "transferCount",
    ]);
  });

  it("counts the characters of a description as JSON Schema does", () => {
    const emoji: string = "😀".repeat(500);
    expect(taskDelegation({ ...task, taskDescription: emoji }).taskDescription).toBe(emoji);
    expect(issuesOf(() => taskDelegation({ ...task, taskDescription: `${emoji}!` }))).toEqual([
      "max_length /taskDescription",
    ]);
  });

  it("refuses blank texts that only the run can see", () => {
    const blank: string = " ";
    expect(issuesOf(() => taskDelegation({ ...task, taskId: blank, taskDescription: blank }))).toEqual([
      "semantics /taskId",
      "semantics /taskDescription",
    ]);
  });
});
