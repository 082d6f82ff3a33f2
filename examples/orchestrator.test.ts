/**
 * Tests of an orchestrator, with packets that nobody had to write: `npx vitest run examples/orchestrator.test.ts`.
 *
 * In a project of your own, import from "typed-handoff", "typed-handoff/read" and "typed-handoff/testing".
 */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReturnPacket, returnPacketContract } from "../src/index.js";
import { askAgain, type CallModel, readPacket } from "../src/read.js";
import "../src/testing/vitest.js";
import {
  arbitraryReturnPacket,
  failing,
  nearMisses,
  noisyAnswer,
  refusing,
  sampleReturnPacket,
  scriptedModel,
} from "../src/testing.js";

/** What the orchestrator does next. */
type Decision = { readonly next: "merge" | "follow_up" | "escalate"; readonly why: string };

/** The code under test: asks a subagent for its return packet, and decides. */
async function orchestrate(callModel: CallModel): Promise<Decision> {
  const asked = await askAgain(returnPacketContract, callModel, { attempts: 3 });
  return asked.success ? decide(asked.data) : { next: "escalate", why: asked.error?.code ?? asked.stopped };
}

function decide({ gaps, conclusion }: ReturnPacket): Decision {
  const [gap] = gaps;
  return gap === undefined ? { next: "merge", why: conclusion } : { next: "follow_up", why: gap };
}

describe("the decision", () => {
  it("is to merge what has no gaps, and to follow up on the first gap of what has", () => {
    expect(decide(sampleReturnPacket({ overrides: { gaps: [] } })).next).toBe("merge");
    expect(decide(sampleReturnPacket({ overrides: { gaps: ["No test on Safari."] } }))).toEqual({
      next: "follow_up",
      why: "No test on Safari.",
    });
  });

  it("never lacks a reason, whatever the packet", () => {
    fc.assert(
      fc.property(arbitraryReturnPacket(), (packet) => decide(packet).why.length > 0),
      { seed: 1 },
    );
  });
});

describe("the conversation", () => {
  it("goes on until there is a packet", async () => {
    const packet = sampleReturnPacket({ overrides: { gaps: [] } });
    const cutOff = noisyAnswer(packet, { kinds: ["truncated"] });
    const model = scriptedModel([refusing(), cutOff, packet]);

    expect(await orchestrate(model)).toEqual({ next: "merge", why: packet.conclusion });
    expect(model.requests[2]?.at(-1)?.content).toMatch(/shorter/);
    model.assertFinished();
  });

  it("ends in an escalation where the model fails or never gets it right", async () => {
    expect(await orchestrate(scriptedModel([failing(new Error("overloaded"))]))).toEqual({
      next: "escalate",
      why: "failed",
    });
    for (const { value } of nearMisses(returnPacketContract).slice(0, 20)) {
      const answer = JSON.stringify(value);
      const model = scriptedModel([answer, answer, answer]);
      expect((await orchestrate(model)).next).toBe("escalate");
      model.assertFinished();
    }
  });
});

describe("the border", () => {
  it("lets nothing in that is wrong in one place", () => {
    for (const { value, pointer, code } of nearMisses(returnPacketContract)) {
      expect(value).toBeRefusedAt(returnPacketContract, pointer, code);
    }
  });

  it("reads answers as models write them", () => {
    const packet = sampleReturnPacket({ overrides: { executionMode: "independent_task" } });
    for (let seed = 0; seed < 200; seed++) {
      const { text, outcome } = noisyAnswer(packet, { seed });
      if (outcome === "recoverable") expect(text).toRead(returnPacketContract, packet);
      else expect(readPacket(returnPacketContract, text).error?.code).toBe(outcome);
    }
  });
});
