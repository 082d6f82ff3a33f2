import { afterEach, describe, expect, it, vi } from "vitest";
import { returnPacketContract } from "../../../generated/index.js";
import { askAgain, readPacketStream } from "../../../src/read.js";
import {
  chunked,
  delayed,
  failing,
  noisyAnswer,
  refusing,
  sampleReturnPacket,
  scriptedModel,
} from "../../../src/testing.js";

const packet = sampleReturnPacket();
const question = [{ role: "user", content: "Report." }] as const;

async function collect(chunks: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}

describe("scriptedModel", () => {
  afterEach(() => vi.useRealTimers());

  it("plays texts, packets, noisy answers, refusals and functions, in order", async () => {
    const noisy = noisyAnswer(packet, { kinds: ["clean"] });
    const model = scriptedModel([
      "Let me think.",
      packet,
      noisy,
      refusing(),
      (messages) => `You said ${messages.length}.`,
    ]);
    expect(model.remaining).toBe(5);
    const answers = [await model(question), await model([]), await model([]), await model([]), await model(question)];
    expect(answers).toEqual([
      "Let me think.",
      JSON.stringify(packet),
      noisy.text,
      expect.stringMatching(/sorry/),
      "You said 1.",
    ]);
    expect(model.requests).toEqual([question, [], [], [], question]);
    expect(model.remaining).toBe(0);
    model.assertFinished();
  });

  it("fails a call with the error of the script", async () => {
    const model = scriptedModel([new Error("rate limit"), failing("a text")]);
    await expect(model([])).rejects.toThrow("rate limit");
    await expect(model([])).rejects.toBe("a text");
  });

  it("fails loudly on a call beyond the script, even where the caller catches that", async () => {
    const model = scriptedModel(["nothing of use"]);
    const asked = await askAgain(returnPacketContract, model, { attempts: 3 });
    expect(asked).toMatchObject({ success: false, stopped: "failed" });
    expect(() => model.assertFinished()).toThrow(
      /call 2 of 2 is beyond the script of 1 answers; it asked .*nothing of use/,
    );
  });

  it("says so where answers are left", async () => {
    const model = scriptedModel(["one", "two"]);
    await model([]);
    expect(() => model.assertFinished()).toThrow("the script has 2 answers, but 1 were asked for");
  });

  it("keeps copies of what it was asked", async () => {
    const messages = [{ role: "user" as const, content: "first" }];
    const model = scriptedModel(["one"]);
    await model(messages);
    messages.push({ role: "user", content: "later" });
    expect(model.requests).toEqual([[{ role: "user", content: "first" }]]);
    const tools = scriptedModel<object>(["one"]);
    const withFunction = { run: () => 1 };
    await tools(withFunction);
    expect(tools.requests).toEqual([withFunction]);
  });

  it("gives calls made together their answers in order", async () => {
    const model = scriptedModel([delayed(20, "slow"), "fast"]);
    expect(await Promise.all([model([]), model([])])).toEqual(["slow", "fast"]);
  });

  it("waits on timers that can be faked, and stops waiting on abort", async () => {
    vi.useFakeTimers();
    const model = scriptedModel([delayed(60_000, "late"), delayed(60_000, "never")]);
    const answer = model([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBe("late");
    const controller = new AbortController();
    const aborted = model([], { signal: controller.signal });
    controller.abort(new Error("changed my mind"));
    await expect(aborted).rejects.toThrow("changed my mind");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("fits askAgain, whose budget of time ends a wait", async () => {
    const model = scriptedModel([delayed(10_000, packet)]);
    const asked = await askAgain(returnPacketContract, model, { budget: { milliseconds: 30 } });
    expect(asked).toMatchObject({ success: false, stopped: "budget" });
  });

  it("streams in chunks, which a call gets all together", async () => {
    const answer = JSON.stringify(packet);
    const model = scriptedModel([chunked(packet, { size: 7 }), chunked(packet, { size: 7 }), packet]);
    const chunks = await collect(model.stream(question));
    expect(chunks.length).toBe(Math.ceil(answer.length / 7));
    expect(chunks.join("")).toBe(answer);
    expect(await model(question)).toBe(answer);
    expect(await collect(model.stream(question))).toEqual([answer]);
    expect(() => chunked("text", { size: 0 })).toThrow(RangeError);
  });

  it("streams into the reader, and breaks off where the script says so", async () => {
    const broken = chunked(packet, { size: 5, breakAfter: 3, error: new Error("connection reset") });
    const model = scriptedModel([chunked(packet, { size: 5, every: 1 }), broken]);
    const stream = readPacketStream(returnPacketContract, model.stream(question));
    let last: unknown;
    for await (const reading of stream) last = reading;
    expect(last).toBeDefined();
    await expect(collect(model.stream(question))).rejects.toThrow("connection reset");
  });
});
