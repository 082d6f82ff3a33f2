import { describe, expect, it, vi } from "vitest";
import { handoverContract, returnPacketContract } from "../../../src/index.js";
import { askAgain, type CallModel, type Message } from "../../../src/read.js";

const packet = { conclusion: "c", evidence: ["e"], gaps: [], artifact_paths: ["p"] };
const right = JSON.stringify(packet);
const invalid = JSON.stringify({ ...packet, gaps: "none" });
const truncated = right.slice(0, 30);

/** A model that gives the answers in order, and keeps what it was asked. */
function scripted(...answers: string[]) {
  const asked: (readonly Message[])[] = [];
  const call: CallModel = (messages, { attempt }) => {
    asked.push(messages);
    return answers[attempt - 1] ?? "no more answers";
  };
  return { asked, call };
}

const never: CallModel = () => new Promise(() => {});

describe("askAgain", () => {
  it("asks once where the first answer has a packet", async () => {
    const { asked, call } = scripted(right);
    const result = await askAgain(returnPacketContract, call);
    expect(result).toMatchObject({ success: true, data: packet, attempts: [{ text: right, messages: [] }] });
    expect(asked).toEqual([[]]);
  });

  it("shows each answer to the model, with what was wrong with it", async () => {
    const task: Message = { role: "user", content: "Do it." };
    const { asked, call } = scripted(truncated, invalid, right);
    const result = await askAgain(returnPacketContract, call, { messages: [task] });
    expect(result.success).toBe(true);
    expect(result.attempts.map(({ text }) => text)).toEqual([truncated, invalid, right]);
    expect(result.attempts.map((attempt) => attempt.result.error?.code)).toEqual(["truncated", "invalid", undefined]);
    expect(asked.map((messages) => messages.map(({ role }) => role))).toEqual([
      ["user"],
      ["user", "assistant", "user"],
      ["user", "assistant", "user", "assistant", "user"],
    ]);
    expect(asked[2]?.[1]?.content).toBe(truncated);
    expect(asked[2]?.[2]?.content).toBe(result.attempts[0]?.result.feedback);
    expect(asked[2]?.[2]?.content).toContain("be much shorter");
    expect(asked[2]?.[4]?.content).toContain("/gaps: expected an array");
  });

  it("reads with the options of readPacket, and for several contracts", async () => {
    const { call } = scripted(JSON.stringify({ packet }));
    const result = await askAgain([handoverContract, returnPacketContract], call, { coerce: true });
    expect(result).toMatchObject({ success: true, data: packet });
    expect(result.attempts[0]?.result).toMatchObject({ contract: "return-packet", coercions: [{ kind: "wrapper" }] });
  });

  it("stops after the attempts, with the error of the last and every answer", async () => {
    const { asked, call } = scripted(truncated, invalid, right);
    const result = await askAgain(returnPacketContract, call, { attempts: 2 });
    expect(result).toMatchObject({ success: false, stopped: "attempts", error: { code: "invalid" } });
    expect(result.attempts).toHaveLength(2);
    expect(asked).toHaveLength(2);
  });

  it("makes three attempts unless told otherwise, and none where none is wanted", async () => {
    const { asked, call } = scripted();
    await askAgain(returnPacketContract, call);
    expect(asked).toHaveLength(3);
    expect(await askAgain(returnPacketContract, call, { attempts: 0 })).toEqual({
      success: false,
      stopped: "attempts",
      attempts: [],
    });
  });

  it("never sends a message without text, nor all of an answer that was too large", async () => {
    const { asked, call } = scripted(" \n", "x".repeat(50_000), right);
    const result = await askAgain(returnPacketContract, call, { limits: { bytes: 10_000 } });
    expect(result.attempts[0]?.text).toBe(" \n");
    expect(asked[1]?.[0]).toEqual({ role: "assistant", content: "(no text)" });
    expect(asked[2]?.[2]?.content.length).toBe(2_000);
    expect(result.attempts[1]?.text.length).toBe(50_000);
  });
});

describe("the budget of askAgain", () => {
  it("does not make a call that would go beyond the characters", async () => {
    const { asked, call } = scripted(invalid, right);
    const first = (await askAgain(returnPacketContract, scripted(invalid).call, { attempts: 1 })).attempts[0];
    const needed = 2 * invalid.length + (first?.result.feedback?.length ?? 0);
    const stopped = await askAgain(returnPacketContract, call, { budget: { characters: needed - 1 } });
    expect(stopped).toMatchObject({ success: false, stopped: "budget", error: { code: "invalid" } });
    expect(asked).toHaveLength(1);
    expect((await askAgain(returnPacketContract, call, { budget: { characters: needed } })).success).toBe(true);
  });

  it("bounds a call that never returns, and tells it", async () => {
    let seen: AbortSignal | undefined;
    const result = await askAgain(
      returnPacketContract,
      (messages, { attempt, signal }) => {
        seen = signal;
        return attempt === 1 ? invalid : never(messages, { attempt, signal });
      },
      { budget: { milliseconds: 30 } },
    );
    expect(result).toMatchObject({ success: false, stopped: "budget", error: { code: "invalid" } });
    expect(result.attempts).toHaveLength(1);
    expect(seen?.aborted).toBe(true);
  });

  it("is ten minutes unless told otherwise", async () => {
    vi.useFakeTimers();
    try {
      const asking = askAgain(returnPacketContract, never);
      let isDone = false;
      void asking.then(() => {
        isDone = true;
      });
      await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
      expect(isDone).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await asking).toMatchObject({ stopped: "budget" });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([Number.POSITIVE_INFINITY, 2 ** 40])("may be as long as %d", async (milliseconds) => {
    const slow: CallModel = () => new Promise((resolve) => setTimeout(() => resolve(right), 20));
    expect((await askAgain(returnPacketContract, slow, { budget: { milliseconds } })).success).toBe(true);
  });

  it("leaves no timer behind", async () => {
    vi.useFakeTimers();
    try {
      await askAgain(returnPacketContract, scripted(right).call, { budget: { milliseconds: 1_000 } });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("askAgain when something goes wrong", () => {
  it.each([
    ["rejects", () => Promise.reject(new Error("overloaded"))],
    [
      "throws",
      () => {
        throw new Error("overloaded");
      },
    ],
  ])("ends when the call %s, with the attempts before", async (_name, fail) => {
    const result = await askAgain(returnPacketContract, (_messages, { attempt }) => (attempt === 1 ? invalid : fail()));
    expect(result).toMatchObject({ success: false, stopped: "failed", error: { code: "invalid" } });
    expect(result).toHaveProperty("cause", new Error("overloaded"));
    expect(result.attempts).toHaveLength(1);
  });

  it("ends when the call returns no text", async () => {
    // @ts-expect-error what an SDK's response looks like
    const result = await askAgain(returnPacketContract, () => Promise.resolve({ content: right }));
    expect(result).toMatchObject({ success: false, stopped: "failed", cause: expect.any(TypeError), attempts: [] });
  });

  it("ends on abort while a call runs, and passes the abort on", async () => {
    const controller = new AbortController();
    let inner: AbortSignal | undefined;
    const asking = askAgain(
      returnPacketContract,
      (_messages, { signal }) => {
        inner = signal;
        return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      },
      { signal: controller.signal },
    );
    controller.abort("enough");
    expect(await asking).toEqual({ success: false, stopped: "aborted", cause: "enough", attempts: [] });
    expect(inner?.reason).toBe("enough");
  });

  it("makes no call where the signal is aborted already", async () => {
    const { asked, call } = scripted(right);
    const result = await askAgain(returnPacketContract, call, { signal: AbortSignal.abort("enough") });
    expect(result).toMatchObject({ success: false, stopped: "aborted" });
    expect(asked).toHaveLength(0);
  });

  it("hears nothing of a call that fails after it was left", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    const late: CallModel = () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error("late")), 30));
    expect(await askAgain(returnPacketContract, late, { budget: { milliseconds: 5 } })).toMatchObject({
      stopped: "budget",
    });
    await new Promise((resolve) => setTimeout(resolve, 60));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
