import { afterEach, describe, expect, it } from "vitest";
import { contracts } from "../../../generated/index.js";
import { maximumIssues, PacketError } from "../../../src/runtime/index.js";
import { circle, hostileValues, nest } from "../../helpers/hostile-values.js";
import { type ContractName, goalAgentHandoff, packets, pipelineContext, returnPacket } from "../../helpers/packets.js";
import { processorTime } from "../../helpers/processor-time.js";
import { zodSchemas } from "../../helpers/zod-schemas.js";

// The cast holds: the record has these keys.
const names = Object.keys(contracts) as ContractName[];
const openContracts: readonly ContractName[] = ["closure-receipt", "handover"];

const prototypeKeys = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "isPrototypeOf"];
const untouched = Object.getOwnPropertyNames(Object.prototype).sort();

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(untouched);
  expect({}).not.toHaveProperty("polluted");
});

describe.each(names)("%s", (name) => {
  const contract = contracts[name];
  const make = packets[name];

  it.each(hostileValues())("refuses %s and does not throw", (_, value) => {
    expect(contract.is(value)).toBe(false);
    expect(contract.safeParse(value).error).toBeInstanceOf(PacketError);
    expect(contract["~standard"].validate(value)).toHaveProperty("issues");
    expect(() => contract.parse(value)).toThrow(PacketError);
  });

  it.each(hostileValues())("does not throw over %s in any of its keys", (_, hostile) => {
    for (const key of Object.keys(make())) {
      const value = make({ [key]: hostile });
      expect(contract.safeParse(value).success).toBe(contract.is(value));
    }
  });

  it.each(prototypeKeys)("does not take an own %s for one of its keys", (key) => {
    // A packet in its place: whoever reads through a prototype finds all that is required.
    const value = JSON.parse(JSON.stringify({ PLACE: make() }).replace("PLACE", key));
    expect(Object.keys(value)).toEqual([key]);
    expect(contract.is(value)).toBe(false);
    const required = contract.safeParse(value).error?.issues.filter(({ code }) => code === "required");
    expect(required?.length).toBeGreaterThan(0);
    expect(zodSchemas[name].safeParse(value).success).toBe(false);
  });

  it.each(prototypeKeys)("takes an own %s for an unknown key", (key) => {
    const value = JSON.parse(JSON.stringify(make({ PLACE: { polluted: true } })).replace("PLACE", key));
    const isOpen = openContracts.includes(name);
    const issues = contract.safeParse(value).error?.issues.map(({ code, pointer }) => [code, pointer]);
    expect(issues).toEqual(isOpen ? undefined : [["unknown_key", `/${key}`]]);
    expect(contract.is(value)).toBe(isOpen);
    const parsed = zodSchemas[name].safeParse(value);
    expect(parsed.success).toBe(isOpen);
    if (parsed.success) expect(Object.getPrototypeOf(parsed.data)).toBe(Object.prototype);
  });

  it("agrees with the Zod parser on keys that a prototype has", () => {
    const inherited = Object.create(make());
    expect(contract.is(inherited)).toBe(contract.safeParse(inherited).success);
    expect(zodSchemas[name].safeParse(inherited).success).toBe(contract.is(inherited));
  });

  it("finds an unknown key beside a known one that no loop over keys comes by", () => {
    const [hidden = ""] = Object.keys(make());
    const value = Object.defineProperty(make({ surprise: 1 }), hidden, { enumerable: false });
    expect(contract.is(value)).toBe(openContracts.includes(name));
    expect(zodSchemas[name].safeParse(value).success).toBe(contract.is(value));
  });

  it("refuses undefined under each of its keys, as the Zod parser does", () => {
    for (const key of Object.keys(make())) {
      const value = make({ [key]: undefined });
      expect(contract.is(value)).toBe(false);
      const issues = contract.safeParse(value).error?.issues.filter(({ pointer }) => pointer === `/${key}`) ?? [];
      expect(issues.map(({ code }) => code).join()).toMatch(/^(?:type|const|enum)\b/);
      expect(zodSchemas[name].safeParse(value).success).toBe(false);
    }
  });

  it("takes an unknown key with undefined for an unknown key, as the Zod parser does", () => {
    const value = make({ surprise: undefined });
    const isOpen = openContracts.includes(name);
    expect(contract.is(value)).toBe(isOpen);
    expect(zodSchemas[name].safeParse(value).success).toBe(isOpen);
  });

  it("bounds what it says of 100,000 unknown keys", () => {
    const keys = Array.from({ length: 100_000 }, (_, index) => [`key${index}`, index]);
    const value = { ...Object.fromEntries(keys), target: 1, role: 1 };
    const error = contract.safeParse(value).error;
    expect(contract.is(value)).toBe(false);
    expect(error?.issues.length).toBeLessThanOrEqual(maximumIssues);
    expect(error?.message.length).toBeLessThan(500);
    if (!openContracts.includes(name)) expect(error?.omitted).toBeGreaterThan(99_000);
  });

  it("bounds what it says of a key of a million characters", () => {
    const error = contract.safeParse({ ["k".repeat(1_000_000)]: 1 }).error;
    expect(error?.message.length).toBeLessThan(500);
    for (const { message } of error?.issues ?? []) expect(message.length).toBeLessThan(600);
  });
});

describe("a contract that is wrapped", () => {
  const contract = contracts.handover;
  it.each([
    ["a proxy", new Proxy(contract, {})],
    ["an object that inherits from it", Object.create(contract)],
    ["copied descriptors", Object.defineProperties({}, Object.getOwnPropertyDescriptors(contract))],
    ["a spread copy", { ...contract }],
  ])("still has its JSON Schema: %s", (_, wrapped) => {
    expect(wrapped.jsonSchema).toEqual(contract.jsonSchema);
  });
});

describe("values inside packets", () => {
  it("counts 100,000 issues, and keeps the first hundred", () => {
    const value = returnPacket({ gaps: Array.from({ length: 100_000 }, () => "") });
    const { error } = contracts["return-packet"].safeParse(value);
    expect(error?.issues).toHaveLength(maximumIssues);
    expect(error?.omitted).toBe(100_000 - maximumIssues);
    expect(error?.issues[99]?.pointer).toBe("/gaps/99");
    expect(error?.message.length).toBeLessThan(500);
    expect(JSON.stringify(error).length).toBeLessThan(50_000);
  });

  it("counts 100,000 issues of objects in an array, each under its index", () => {
    const value = pipelineContext({ stepResults: Array.from({ length: 50_000 }, () => ({})) });
    const { error } = contracts["any-handoff-context"].safeParse(value);
    expect([error?.issues.length, error?.omitted]).toEqual([maximumIssues, 100_000 - maximumIssues]);
    expect(error?.issues.slice(0, 3).map(({ pointer }) => pointer)).toEqual([
      "/stepResults/0/step",
      "/stepResults/0/agentName",
      "/stepResults/1/step",
    ]);
  });

  it.each([
    ["objects", nest(100_000, (value) => ({ value }))],
    ["arrays", nest(100_000, (value) => [value])],
    ["itself", circle()],
  ])("lets open parts hold %s, which nothing looks into", (_, deep) => {
    const value = pipelineContext({ metadata: { deep }, pipelineData: { deep }, stepResults: [] });
    expect(contracts["pipeline-context"].is(value)).toBe(true);
    expect(contracts["pipeline-context"].safeParse(value).success).toBe(true);
  });

  it("compares receipts that hold deep or circular values, to any depth", () => {
    const deep = (end: string) => nest(100_000, (value) => ({ value }), end);
    const targets = ["employee_memory", "employee_worklog", "team_journal", "team_journal"];
    const make = (...ends: readonly unknown[]) =>
      packets["return-packet"]({ closure_receipts: targets.map((target, index) => ({ target, deep: ends[index] })) });
    const codesOf = (value: unknown) =>
      contracts["return-packet"].safeParse(value).error?.issues.map(({ code }) => code);
    expect(codesOf(make(0, 0, deep("a"), deep("b")))).toEqual(["max_contains", "contains"]);
    expect(codesOf(make(0, 0, deep("a"), deep("a")))).toEqual(["max_contains", "contains", "unique_items"]);
    expect(codesOf(make(0, 0, circle(), circle()))).toEqual(["max_contains", "contains"]);
  });

  it("finds out in little time that 100,000 guardrails are not unique", () => {
    const guardrails = Array.from({ length: 100_000 }, (_, index) => `rule ${index % 99_999}`);
    const value = goalAgentHandoff({ guardrails });
    const start = processorTime();
    expect(contracts["goal-agent-handoff"].safeParse(value).error?.issues.map(({ code }) => code)).toEqual([
      "unique_items",
    ]);
    expect(processorTime() - start).toBeLessThan(5_000);
  });

  it("does not let a packet change while it is read", () => {
    const value = Object.freeze(packets["return-packet"]());
    expect(contracts["return-packet"].parse(value)).toBe(value);
  });
});
