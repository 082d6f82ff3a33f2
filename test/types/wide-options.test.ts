import { describe, expect, it } from "vitest";
import {
  type BoundReturnPacket,
  type HandoffContext,
  type HandoffContextOptions,
  handoffContext,
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

  it("may have items before the one that is certain", () => {
    const evidence: readonly [...string[], string] = ["9 passed"];
    expect(returnPacket({ ...plain, evidence }).evidence).toEqual(evidence);
  });
});
