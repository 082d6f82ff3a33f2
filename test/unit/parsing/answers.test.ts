import { describe, expect, it } from "vitest";
import { contracts } from "../../../src/index.js";
import { readPacket } from "../../../src/read.js";
import { allAnswers } from "../../fixtures/answers/index.js";
import { type Answer, contractsOf, type ExpectedPacket, type ExpectedRefusal } from "../../helpers/answers.js";

describe.each(Object.entries(allAnswers))("answers: %s", (_group, answers) => {
  it.each(answers.map((answer) => [answer.name, answer] as const))("%s", (_name, answer) => {
    const { expected } = answer;
    if ("packet" in expected) expectPacket(answer, expected);
    else expectRefusal(answer, expected);
  });
});

describe("the collection of answers", () => {
  const all = Object.values(allAnswers).flat();

  it("has more than 200, each with a name of its own in its group", () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    for (const answers of Object.values(allAnswers)) {
      expect(new Set(answers.map(({ name }) => name)).size).toBe(answers.length);
    }
  });

  it("has packets and refusals of every contract", () => {
    for (const wanted of ["packet", "refused"]) {
      const names = all.filter(({ expected }) => wanted in expected).flatMap(({ contract }) => contract);
      expect([...new Set(names)].sort()).toEqual(Object.keys(contracts).sort());
    }
  });

  it("has every class of refusal", () => {
    const classes = all.flatMap(({ expected }) => ("refused" in expected ? [expected.refused] : []));
    const every = ["none_found", "unparseable", "truncated", "ambiguous", "invalid", "too_large", "too_deep"];
    expect([...new Set(classes)].sort()).toEqual([...every, "duplicate_key", "forbidden_key"].sort());
  });
});

function expectPacket(answer: Answer, expected: ExpectedPacket): void {
  const result = readPacket(contractsOf(answer), answer.text, answer.options);
  if (!result.success) throw new Error(`refused as ${result.error.code}: ${result.error.message}`);
  expect(result.data).toEqual(expected.packet);
  expect([...new Set(result.repairs.map(({ kind }) => kind))]).toEqual(expected.repairs ?? []);
  expect(result.coercions.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual(expected.coercions ?? []);
  if (expected.format !== undefined) expect(result.format).toBe(expected.format);
  if (expected.contract !== undefined) expect(result.contract).toBe(expected.contract);
  if (expected.warnings !== undefined) expect(result.warnings.map(({ code }) => code)).toEqual(expected.warnings);
  expect(result.span.offset + result.span.length).toBeLessThanOrEqual(answer.text.length);

  const again = readPacket(contractsOf(answer), JSON.stringify(result.data), answer.options);
  expect(again).toMatchObject({ success: answer.options?.formats === undefined, repairs: [], coercions: [] });
  expect(again.data).toEqual(expected.packet);
}

function expectRefusal(answer: Answer, expected: ExpectedRefusal): void {
  const result = readPacket(contractsOf(answer), answer.text, answer.options);
  if (result.success) throw new Error(`read as ${JSON.stringify(result.data)}`);
  expect(result.error.code).toBe(expected.refused);
  if (expected.pointers !== undefined)
    expect(result.error.issues.map(({ pointer }) => pointer)).toEqual(expected.pointers);
  expect(result.error.message.length).toBeLessThan(500);
  expect(result.feedback.length).toBeGreaterThan(0);
}
