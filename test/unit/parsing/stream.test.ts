import { describe, expect, it } from "vitest";
import {
  anyHandoffContextContract,
  goalAgentHandoffContract,
  handoverContract,
  type ReturnPacket,
  returnPacketContract,
} from "../../../src/index.js";
import { type DeepPartial, PacketStream, readPacket } from "../../../src/read.js";
import type { Contract } from "../../../src/runtime/index.js";
import { goal } from "../../fixtures/answers/packets.js";
import { processorTime } from "../../helpers/processor-time.js";

const packet = { conclusion: "c", evidence: ["e"], gaps: [], artifact_paths: ["p"] };

/** Writes the text in chunks, and returns each snapshot that differs from the one before. */
function snapshotsOf<Packet>(contract: Contract<Packet>, chunks: Iterable<string | Uint8Array>): DeepPartial<Packet>[] {
  const stream = new PacketStream(contract);
  const snapshots: DeepPartial<Packet>[] = [];
  for (const chunk of chunks) {
    stream.write(chunk);
    const { snapshot } = stream;
    if (snapshot !== undefined && snapshot !== snapshots.at(-1)) snapshots.push(snapshot);
  }
  return snapshots;
}

function snapshotOf<Packet>(contract: Contract<Packet>, text: string): DeepPartial<Packet> | undefined {
  return snapshotsOf(contract, text).at(-1);
}

const returned = (text: string) => snapshotOf(returnPacketContract, text);

describe("a snapshot", () => {
  it("grows with the text, strings included, and never changes afterwards", () => {
    const snapshots = snapshotsOf(returnPacketContract, '{"conclusion": "ab", "evidence": ["c"]');
    expect(snapshots).toEqual([
      {},
      { conclusion: "" },
      { conclusion: "a" },
      { conclusion: "ab" },
      { conclusion: "ab", evidence: [] },
      { conclusion: "ab", evidence: [""] },
      { conclusion: "ab", evidence: ["c"] },
    ]);
  });

  it("shares what is complete with those after it, and with the packet itself", () => {
    const stream = new PacketStream(returnPacketContract);
    stream.write('{"conclusion": "c", "evidence": ["a"], "gaps": [');
    const first = stream.snapshot;
    stream.write('"g"');
    const second = stream.snapshot;
    expect(second).not.toBe(first);
    expect(second?.evidence).toBe(first?.evidence);
    expect(second?.gaps).not.toBe(first?.gaps);
    expect(stream.snapshot).toBe(second);
  });

  it("lags behind a long list, and catches up at the latest when the packet is complete", () => {
    const evidence = Array.from({ length: 5_000 }, (_, index) => `item ${index}`);
    const stream = new PacketStream(returnPacketContract);
    let most = 0;
    let written = 0;
    for (const item of evidence) {
      stream.write(written === 0 ? `{"conclusion": "c", "evidence": ["${item}"` : `, "${item}"`);
      written++;
      most = Math.max(most, written - (stream.snapshot?.evidence?.length ?? 0));
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(1_000);
    stream.write("]}");
    expect(stream.snapshot).toEqual({ conclusion: "c", evidence });
  });

  it("shows numbers and literals once they are complete", () => {
    const text = '{"reason": "escalation", "transferCount": 10, "metadata": {"a": true, "b": null}}';
    const counts = snapshotsOf(anyHandoffContextContract, text).map(({ transferCount }) => transferCount);
    expect(new Set(counts)).toEqual(new Set([undefined, 10]));
    expect(snapshotOf(anyHandoffContextContract, text)).toEqual(JSON.parse(text));
  });

  it("never shows half a character, whether it is cut in bytes, code units or escapes", () => {
    const text = JSON.stringify({ ...packet, conclusion: "é😀€" });
    const bytes = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
    const escaped = text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
    for (const chunks of [bytes, text.split(""), escaped.split("")]) {
      const seen = snapshotsOf(returnPacketContract, chunks).map(({ conclusion }) => conclusion);
      expect([...new Set(seen)]).toEqual([undefined, "", "é", "é😀", "é😀€"]);
    }
  });

  it("keeps half a character that has no other half", () => {
    expect(returned('{"conclusion": "a\\ud83d", "gaps": []')?.conclusion).toBe("a\ud83d");
  });

  it("reads every escape, and what readPacket makes of broken ones", () => {
    const text = String.raw`{"conclusion": "\"\\\/\b\f\n\r\t\u0041", "evidence": ["C:\Data"]`;
    expect(returned(text)).toEqual({ conclusion: '"\\/\b\f\n\r\tA', evidence: ["C:\\Data"] });
    expect(returned(String.raw`{"conclusion": "a\x41b", "gaps": []}`)).toEqual({ conclusion: "a" });
    expect(returned(String.raw`{"conclusion": "a\u00zz", "gaps": []}`)).toEqual({ conclusion: "a" });
  });

  it("reads through the repairs of readPacket", () => {
    const text = `{ // the packet
      conclusion: 'c', /* ** / */ "evidence": [“e” # yes
      , "f"
      "g",], gaps: [],
      "handoff_id": undefined, 'artifact_paths': ["p"],\u00a0}`;
    expect(returned(text)).toEqual({ conclusion: "c", evidence: ["e", "f", "g"], gaps: [], artifact_paths: ["p"] });
    expect(
      snapshotOf(anyHandoffContextContract, '{"reason": "x", "metadata": {"a": True, "b": None, "c": +1.}}'),
    ).toEqual({
      reason: "x",
      metadata: { a: true, b: null, c: 1 },
    });
  });

  it.each([
    ["quotes in a string", '{"conclusion": "the "fast" path", "gaps": []}', { conclusion: "the " }],
    ["a word", '{"conclusion": "c", "gaps": none, "evidence": ["e"]}', { conclusion: "c" }],
    ["a wrong bracket", '{"conclusion": "c", "evidence": ["e"}, "gaps": []}', { conclusion: "c", evidence: ["e"] }],
    ["a missing colon", '{"conclusion": "c", "evidence" ["e"]}', { conclusion: "c" }],
    ["too many levels", `{"conclusion": "c", "gaps": ${"[".repeat(500)}`, { conclusion: "c" }],
  ])("stays where it is behind %s", (_name, text, expected) => {
    expect(returned(text)).toMatchObject(expected);
    expect(Object.keys(returned(`${text} {"conclusion": "other"}`) ?? {})[0]).toBe("conclusion");
    expect(returned(`${text} {"conclusion": "other"}`)?.conclusion).toBe(expected.conclusion);
  });
});

describe("what a snapshot shows", () => {
  it.each([
    ["prose with braces", `I replaced {name} by {"x": 1} {} {: ${JSON.stringify(packet)} and {"conclusion": "later"}`],
    ["a code block", `Here:\n\n\`\`\`json\n${JSON.stringify(packet, null, 2)}\n\`\`\`\n{"conclusion": "x"}`],
    ["an array", JSON.stringify([packet])],
    ["an envelope", JSON.stringify({ id: "1", function: { name: "f", input: packet }, extra: { conclusion: "x" } })],
    ["thoughts before it", `<think>{"conclusion": "draft"} < b</think>${JSON.stringify(packet)}`],
    ["thoughts without a beginning", `{"conclusion": "draft"}\n</think>\n${JSON.stringify(packet)}`],
    ["thoughts in capitals", `<THINKING type="x">{"conclusion": "</think>"}</THINKING>${JSON.stringify(packet)}`],
    ["an incomplete object before it", `{"conclusion": "just an example"}\n${JSON.stringify(packet)}`],
  ])("is the packet in %s", (_name, text) => {
    expect(returned(text)).toEqual(packet);
  });

  it.each([
    ["nothing", ""],
    ["prose", "All done: { } [1] <b> {x}"],
    ["another object", '{"a": {"b": {"c": {"conclusion": "deep inside"}}}}'],
    ["YAML", "conclusion: c\nevidence: [e]\n"],
  ])("is nothing for %s", (_name, text) => {
    expect(returned(text)).toBeUndefined();
  });

  it("leaves out what has no type that the contract allows there, so that its type holds", () => {
    const text = JSON.stringify({
      conclusion: 5,
      evidence: "e",
      gaps: [1, "g", ["h"], null, { a: "b" }],
      artifact_paths: {},
    });
    expect(returned(text)).toEqual({ gaps: ["g"] });
    expect(snapshotOf(handoverContract, '{"role": "r", "cycle": "2", "findings": {"a": [1]}}')).toEqual({
      role: "r",
      cycle: "2",
      findings: { a: [1] },
    });
  });

  it("knows the types in references, alternatives and items", () => {
    const wrong = { ...goal, evidence: [{ ...goal.evidence[0], role: 5 }], scope: { kind: "project", projects: "a" } };
    expect(snapshotOf(goalAgentHandoffContract, JSON.stringify(goal))).toEqual(goal);
    const snapshot = snapshotOf(goalAgentHandoffContract, JSON.stringify(wrong));
    expect(snapshot?.evidence?.[0]).not.toHaveProperty("role");
    expect(snapshot?.scope).toEqual({ kind: "project" });
  });

  it("touches no prototype", () => {
    const text = '{"conclusion": "c", "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}';
    const snapshot = returned(text);
    expect(Object.getPrototypeOf(snapshot)).toBe(Object.prototype);
    expect(snapshot).not.toHaveProperty("polluted");
    expect({}).not.toHaveProperty("polluted");
  });

  it("is the first object for a contract that knows no keys", () => {
    const open = { ...returnPacketContract, jsonSchema: { type: "object" } } as unknown as Contract<{ a: string }>;
    expect(snapshotOf(open, 'See {"a": "b"}')).toEqual({ a: "b" });
  });

  it("is nothing where JSON is not looked for", () => {
    const stream = new PacketStream(returnPacketContract, { formats: ["yaml"] });
    stream.write(JSON.stringify(packet));
    expect(stream.snapshot).toBeUndefined();
  });
});

describe("PacketStream", () => {
  it("gives the result of readPacket, every time it is asked", () => {
    const stream = new PacketStream<ReturnPacket>([returnPacketContract], { coerce: true });
    const text = JSON.stringify({ ...packet, evidence: "e" });
    expect(stream.write(text)).toBe(true);
    const result = stream.end();
    expect(result).toEqual(readPacket([returnPacketContract], text, { coerce: true }));
    expect(stream.end()).toBe(result);
  });

  it("takes text and bytes in turn, and what is cut off for good as U+FFFD", () => {
    const stream = new PacketStream(returnPacketContract);
    stream.write('{"conclusion": "');
    stream.write(Uint8Array.of(0xc3));
    stream.write(Uint8Array.of(0xa9, 0xf0, 0x9f));
    stream.write(JSON.stringify(packet).replace('{"conclusion":"c', ""));
    expect(stream.end().data?.conclusion).toBe("é\ufffd");
  });

  it("keeps a byte order mark, as text that is decoded at once does", () => {
    const stream = new PacketStream(returnPacketContract);
    stream.write(new TextEncoder().encode(`\ufeff${JSON.stringify(packet)}`));
    expect(stream.end()).toEqual(readPacket(returnPacketContract, `\ufeff${JSON.stringify(packet)}`));
  });

  it("stops at the limit: nothing that follows is read or kept", () => {
    const stream = new PacketStream(returnPacketContract, { limits: { bytes: 1_000 } });
    const writes = Array.from({ length: 50 }, () => stream.write("é".repeat(50)));
    expect(writes).toEqual(Array.from({ length: 50 }, (_, index) => index < 10));
    expect(stream.end().error?.code).toBe("too_large");
  });

  it("throws where it is used wrongly", () => {
    const stream = new PacketStream(returnPacketContract);
    // @ts-expect-error what an event of an SDK looks like
    expect(() => stream.write({ delta: "x" })).toThrow(/textOf/);
    stream.end();
    expect(() => stream.write("x")).toThrow(/after end/);
  });

  it.each([
    ["one long string", JSON.stringify({ ...packet, conclusion: "x\n".repeat(200_000) })],
    ["many short items", JSON.stringify({ ...packet, evidence: Array.from({ length: 100_000 }, () => "e") })],
    ["many keys", `{"conclusion": "c", ${Array.from({ length: 50_000 }, (_, n) => `"k${n}":"v"`).join()}`],
    ["many open arrays", `{"conclusion": "c", "gaps": ${"[[],".repeat(120_000)}`],
    ["many tags", `${"<think>".repeat(60_000)}`],
    ["many braces", `${"{".repeat(500_000)}`],
  ])("takes linear time for %s, byte by byte, a snapshot for each", (_name, text) => {
    const stream = new PacketStream(returnPacketContract);
    const start = processorTime();
    for (let index = 0; index < text.length; index++) {
      stream.write(text.charAt(index));
      void stream.snapshot;
    }
    expect(processorTime() - start).toBeLessThan(10_000);
    expect(stream.end().success).toBe(text.endsWith("}"));
  });
});
