import { describe, expect, it } from "vitest";
import {
  type BoundReturnPacket,
  type HandoffContext,
  type HandoffContextOptions,
  handoffContext,
  handover,
  pipeline,
  type ReturnPacket,
  type ReturnPacketOptions,
  returnPacket,
} from "../../src/index.js";

/** True if the two types are one and the same. */
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

const plain = { conclusion: "Done", evidence: ["9 passed"], gaps: [], artifactPaths: ["src/a.ts"] } as const;
const receipts = { employee_memory: {}, employee_worklog: {}, team_journal: {}, central_board: {} } as const;
const ids = { handoffId: "h", contractId: "c", dispatchId: "d" } as const;
const bound = { ...plain, ...ids, closureReceipts: receipts } as const;

describe("options of which the compiler knows little", () => {
  it("give a packet of either kind where their type is any", () => {
    const packet = returnPacket(JSON.parse(JSON.stringify(plain)));
    expect(true satisfies IsSame<typeof packet, ReturnPacket>).toBe(true);
  });

  it("are refused where they are one of two kinds: each has a call of its own", () => {
    const choices: readonly (typeof plain | typeof bound)[] = [plain, bound];
    // @ts-expect-error of two kinds it is not certain that the ids are there
    expect(choices.map((options) => returnPacket(options))).toHaveLength(2);
  });

  it("count as given where one of them is any", () => {
    const packet = returnPacket({ ...bound, closureReceipts: JSON.parse(JSON.stringify(receipts)) });
    expect(true satisfies IsSame<typeof packet, BoundReturnPacket>).toBe(true);
  });

  it("are refused where they may be incomplete", () => {
    const options: ReturnPacketOptions = plain;
    // @ts-expect-error the evidence may be empty, and a contract may be named without the rest
    expect(returnPacket(options).conclusion).toBe("Done");
    const partly: Partial<ReturnPacketOptions> = plain;
    // @ts-expect-error the conclusion may be missing
    expect(returnPacket(partly).conclusion).toBe("Done");
  });

  it("leave the count of transfers a number where it is one", () => {
    const transferCount: number = 3;
    const context = handoffContext({ reason: "escalation", parentAgent: "a", transferCount });
    expect(true satisfies IsSame<typeof context, HandoffContext>).toBe(true);
  });

  it("may be generic: what holds for all values is asked of none", () => {
    const conclude = <Text extends string>(conclusion: Text) => returnPacket({ ...plain, conclusion });
    expect(conclude("Done").conclusion).toBe("Done");
    expect(() => conclude("")).toThrow("/conclusion");
    const escalate = <Reason extends HandoffContextOptions["reason"]>(reason: Reason) =>
      handoffContext({ reason, parentAgent: "a", transferCount: 1 });
    expect(escalate("escalation").reason).toBe("escalation");
    const start = <const Steps extends readonly [string, ...string[]]>(steps: Steps) =>
      pipeline({ steps, pipelineName: "p", parentAgent: "a", transferCount: 1 });
    const second = start(["build", "publish"]).complete({ step: "build", agentName: "builder" });
    expect("publish" satisfies typeof second.step).toBe(second.step);
    // @ts-expect-error of this one undefined is a value too
    const refused = <Text extends string | undefined>(conclusion: Text) => returnPacket({ ...plain, conclusion });
    expect(() => refused(undefined)).toThrow("/conclusion");
  });

  it("may be a generic count of transfers, of which only the run can tell", () => {
    const hand = <Count extends number>(transferCount: Count) =>
      handoffContext({ reason: "escalation", parentAgent: "a", transferCount });
    expect(hand(3).transferCount).toBe(3);
    expect(() => hand(11)).toThrow("/transferCount");
    const start = <Count extends number>(transferCount: Count) =>
      pipeline({ steps: ["build"], pipelineName: "p", parentAgent: "a", transferCount });
    expect(start(2).context.transferCount).toBe(2);
    for (const transferCount of [0, 9, 10] as const) {
      expect(handoffContext({ reason: "escalation", parentAgent: "a", transferCount }).transferCount).toBe(
        transferCount,
      );
    }
  });

  it("may be objects whose type is an interface, and no lists, functions, dates or maps", () => {
    interface Ticket {
      readonly id: string;
      readonly length: number;
    }
    const ticket: Ticket = { id: "T-1", length: 3 };
    const shared = { reason: "escalation", parentAgent: "a", transferCount: 1 } as const;
    expect(handoffContext({ ...shared, metadata: ticket }).metadata).toEqual(ticket);
    const step = pipeline({
      steps: ["build"],
      pipelineName: "p",
      parentAgent: "a",
      transferCount: 1,
      pipelineData: ticket,
    });
    expect(step.complete({ step: "build", agentName: "b", output: ticket }).results[0]?.output).toEqual(ticket);
    expect(handover({ role: "r", status: "s", nextAction: "n", cycle: 2, additionalFields: ticket })).toMatchObject(
      ticket,
    );
    expect(
      returnPacket({ ...bound, closureReceipts: { ...receipts, central_board: ticket } }).closure_receipts[3],
    ).toMatchObject(ticket);
    // @ts-expect-error a list is no object with keys
    expect(() => handoffContext({ ...shared, metadata: ["T-1"] })).toThrow("/metadata");
    // @ts-expect-error nor is a function
    expect(() => handoffContext({ ...shared, metadata: () => ticket })).toThrow("/metadata");
    // @ts-expect-error nor is a date
    expect(() => handoffContext({ ...shared, metadata: new Date(0) })).toThrow("/metadata");
    // @ts-expect-error nor is a map
    expect(() => handoffContext({ ...shared, metadata: new Map([["id", "T-1"]]) })).toThrow("/metadata");
  });

  it("may have items before the one that is certain", () => {
    const evidence: readonly [...string[], string] = ["9 passed"];
    expect(returnPacket({ ...plain, evidence }).evidence).toEqual(evidence);
  });
});
