import { describe, expect, it } from "vitest";
import { contracts, isPacketError, PacketError } from "../../../src/index.js";
import { ReadError, readPacket } from "../../../src/read.js";
import { defineContract } from "../../../src/runtime/index.js";
import { handover, line, pipeline, returned } from "../../fixtures/answers/packets.js";
import { fenced } from "../../helpers/answers.js";

const returnPacket = contracts["return-packet"];

describe("a packet that was found", () => {
  it("has its span in the text as it came", () => {
    const text = `Well,\r\nhere:\n\n  ${line(returned)} done`;
    const { span } = expectSuccess(readPacket(returnPacket, text));
    expect(span).toEqual({ offset: 16, length: line(returned).length, line: 4, column: 3 });
    expect(JSON.parse(text.slice(span.offset, span.offset + span.length))).toEqual(returned);
  });

  it("has the places of its repairs in the text as it came", () => {
    const text = `x\n${fenced("{\n  'target': 'team_journal',\n}")}`;
    const { repairs } = expectSuccess(readPacket(contracts["closure-receipt"], text));
    expect(repairs).toEqual([
      { kind: "single_quotes", offset: 14, line: 4, column: 3 },
      { kind: "single_quotes", offset: 24, line: 4, column: 13 },
      { kind: "trailing_comma", offset: 38, line: 4, column: 27 },
    ]);
  });

  it("is the same, whether alone or after a search", () => {
    const alone = expectSuccess(readPacket(returnPacket, line(returned)));
    const searched = expectSuccess(readPacket(returnPacket, `[1] ${line(returned)}`));
    expect(searched).toEqual({ ...alone, span: { ...alone.span, offset: 4, column: 5 } });
  });

  it("is typed by its contract, and by the contracts of a list", () => {
    const one = readPacket(returnPacket, line(returned));
    if (one.success) expect<readonly string[]>(one.data.evidence).toEqual(returned.evidence);
    const either = readPacket([returnPacket, contracts["pipeline-context"]], line(pipeline));
    if (either.success && "totalSteps" in either.data) expect<number>(either.data.totalSteps).toBe(7);
    expect(one.success && either.success).toBe(true);
  });

  it("can be of a contract that a user wrote", () => {
    interface Point {
      readonly x: number;
    }
    const isPoint = (value: unknown): value is Point => typeof (value as Point | null)?.x === "number";
    const contract = defineContract<Point>({
      name: "point",
      typeName: "Point",
      is: isPoint,
      check: isPoint,
      jsonSchema: () => ({ type: "object", required: ["x"], properties: { x: { type: "number" } } }),
    });
    expect(readPacket(contract, "At {x: 1,} there.")).toMatchObject({
      success: true,
      data: { x: 1 },
      contract: "point",
    });
    expect(readPacket(contract, '{"X": "2"}', { coerce: true })).toMatchObject({ success: true, data: { x: 2 } });
    expect(readPacket(contract, '{"y": 1}').error?.code).toBe("invalid");
  });

  it("lets the last of a key count if it is asked to", () => {
    const text = `{"conclusion": "a", ${line(returned).slice(1)}`;
    for (const noise of [text, `[1] ${text}`]) {
      expect(readPacket(returnPacket, noise, { duplicateKeys: "last" }).data).toEqual(returned);
    }
  });
});

describe("a refusal", () => {
  const secret = "hunter2";
  const text = `Password: ${line({ ...returned, conclusion: 7, evidence: [secret, { [secret]: secret }] })}`;

  it("has an error that is a PacketError, with its place in the text", () => {
    const { error, position } = readPacket(returnPacket, text);
    expect(error).toBeInstanceOf(PacketError);
    expect(error).toBeInstanceOf(ReadError);
    expect(isPacketError(error)).toBe(true);
    expect(error?.name).toBe("PacketError");
    expect(position).toEqual({ offset: 10, line: 1, column: 11 });
    expect(error?.issues.map(({ pointer }) => pointer)).toEqual(["/conclusion", "/evidence/1"]);
  });

  it("shows no input values in its logs, unless it is asked to", () => {
    const { error } = readPacket(returnPacket, text);
    if (!(error instanceof ReadError)) throw new Error("no error of reading");
    expect(JSON.stringify(error)).not.toContain(secret);
    expect(JSON.stringify({ error })).toContain('"position":{"offset":10');
    expect(JSON.stringify(error.toJSON({ values: true }))).toContain(secret);
    expect(error.toJSON({ values: true })).toMatchObject({
      issues: [{ received: "7" }, { received: expect.any(String) }],
    });
  });

  it("clips the values that it is asked for", () => {
    const { error } = readPacket(returnPacket, line({ ...returned, gaps: "x".repeat(5000) }));
    const shown = (error as ReadError).toJSON({ values: true })["issues"] as { received: string }[];
    expect(shown[0]?.received.length).toBeLessThanOrEqual(200);
  });

  it("says where the syntax is broken", () => {
    const broken = `Hi.\n${fenced('{\n  "conclusion": oops\n}')}`;
    expect(readPacket(returnPacket, broken).position).toEqual({ offset: 30, line: 4, column: 17 });
    expect(readPacket(returnPacket, '{"a": 1,\n "a": 2}').position).toEqual({ offset: 10, line: 2, column: 2 });
  });

  it("names all contracts that were looked for", () => {
    const { error } = readPacket([returnPacket, contracts.handover], "nothing");
    expect(error?.contract).toBe("return-packet or handover");
  });

  it("has the issues of the contract whose keys the value has, also where another finds less", () => {
    const nearly = line({ ...handover, status: undefined });
    const { error } = readPacket([returnPacket, contracts.handover], nearly);
    expect(error?.issues.map(({ pointer }) => pointer)).toEqual(["/status"]);
    const faulty = line({ conclusion: "", evidence: [], gaps: "none", artifact_paths: [] });
    const { error: other, feedback } = readPacket([contracts.handover, returnPacket], faulty);
    expect(other?.issues.map(({ pointer }) => pointer)).toEqual([
      "/conclusion",
      "/evidence",
      "/gaps",
      "/artifact_paths",
    ]);
    expect(other?.contract).toBe("return-packet");
    expect(feedback).toMatch(/^Your answer has a return-packet, but it breaks the contract in 4 places:/);
  });

  it("has the issues of the context that the reason names", () => {
    const context = {
      reason: "pipeline_execution",
      parentAgent: "a",
      transferCount: 1,
      pipelineName: "p",
      currentStep: 1,
    };
    const { error } = readPacket(
      [contracts["handoff-context"], contracts["pipeline-context"], contracts["task-delegation-context"]],
      line(context),
    );
    expect(error?.issues.map(({ pointer }) => pointer)).toEqual(["/totalSteps"]);
  });

  it("has the fewest issues where the value has no key of any contract", () => {
    const { error } = readPacket([returnPacket, contracts.handover], fenced('{"a": 1}'));
    expect(error?.contract).toBe("return-packet or handover");
    expect(error?.issues.map(({ pointer }) => pointer)).toEqual(["/role", "/status", "/next-action"]);
  });
});

function expectSuccess<Result extends { readonly success: boolean }>(
  result: Result,
): Extract<Result, { success: true }> {
  if (!result.success) throw new Error("refused");
  // The cast holds because the discriminant was looked at.
  return result as Extract<Result, { success: true }>;
}
