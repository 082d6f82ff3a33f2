/**
 * How fast packets are drawn, and how many of them are valid, beside other ways to draw them:
 * `npx tsx test/bench/arbitraries.ts`.
 *
 * fast-check's own records are written out below for the same keys and about the same size. zocker and json-schema-faker
 * take part where they are installed, here or in the folder that TYPED_HANDOFF_PEERS names:
 * `npm install --no-save zocker json-schema-faker`.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import * as fc from "fast-check";
import {
  goalAgentHandoffContract,
  handoverContract,
  pipelineContextContract,
  returnPacketContract,
} from "../../src/index.js";
import type { Contract } from "../../src/runtime/index.js";
import { arbitraryFor } from "../../src/testing.js";
import { zodSchemas } from "../helpers/zod-schemas.js";

const rounds = 9;
const draws = 2_000;

/** A way to draw packets. */
interface Source {
  readonly name: string;
  readonly draw: (count: number, seed: number) => readonly unknown[];
}

const text = fc.string({ minLength: 1 });
const texts = fc.array(text, { minLength: 1 });
const free = fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean()), { maxKeys: 2 });
const hash = fc.stringMatching(/^[a-f0-9]{64}$/);
const step = fc.record({
  order: fc.nat(),
  owner: fc.constantFrom("workspai-cli", "agent", "human"),
  instruction: text,
});
const evidence = fc.record({
  role: fc.constantFrom("model", "graph", "goal"),
  artifact: fc.string().map((end) => `.workspai/${end}`),
  binding: fc.record({
    algorithm: fc.constant("sha256"),
    semantics: fc.constantFrom("workspace-model-structural-v1", "canonical-json-v1"),
    value: hash,
  }),
});

/** Records of fast-check with the keys of each contract. They know nothing of what depends on what. */
const records: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  "return-packet": fc.record(
    {
      conclusion: text,
      evidence: texts,
      gaps: fc.array(text),
      artifact_paths: texts,
      handoff_id: text,
      contract_id: text,
      dispatch_id: text,
      execution_mode: fc.constantFrom("bounded_subagent", "independent_task"),
      closure_receipts: fc.array(fc.record({ target: text }), { minLength: 4, maxLength: 4 }),
    },
    { requiredKeys: ["conclusion", "evidence", "gaps", "artifact_paths"] },
  ),
  "pipeline-context": fc.record(
    {
      reason: fc.constant("pipeline_execution"),
      parentAgent: text,
      transferCount: fc.nat(10),
      sessionId: text,
      pipelineName: text,
      currentStep: fc.nat(),
      totalSteps: fc.nat(),
      isLastStep: fc.boolean(),
      stepResults: fc.array(fc.record({ step: fc.nat(), agentName: text, output: free })),
      pipelineData: free,
      metadata: free,
    },
    { requiredKeys: ["reason", "parentAgent", "transferCount", "pipelineName", "currentStep", "totalSteps"] },
  ),
  handover: fc.record(
    {
      role: text,
      cycle: fc.oneof(fc.nat(), text),
      status: text,
      "next-action": text,
      "dispatch-mode": fc.constantFrom("per-journey", "per-section", "grouped", "single-agent-collapsed"),
      "parallel-wave-size": fc.nat(),
    },
    { requiredKeys: ["role", "status", "next-action"] },
  ),
  "goal-agent-handoff": fc.record({
    schemaVersion: fc.constant("workspai.goal-agent-handoff.v1"),
    goalId: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$/),
    goalFingerprint: hash,
    generatedAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    consumer: fc.constantFrom("generic", "claude", "codex"),
    state: fc.constantFrom("ready-to-plan", "blocked"),
    objective: text,
    scope: fc.record({ kind: fc.constant("workspace"), projects: texts, selectionSource: fc.constant("explicit") }),
    discovery: fc.record({
      index: fc.constant(".workspai/goals/index.json"),
      statusCommand: text.map((end) => `workspai goal --status ${end}`),
      requiredReads: fc.uniqueArray(
        text.map((end) => `.workspai/${end}`),
        { minLength: 3 },
      ),
    }),
    retrieval: fc.record({
      status: fc.constantFrom("grounded", "partial", "empty"),
      strategy: fc.constant("deterministic-category-v1"),
      queries: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
      anchors: fc.array(fc.record({ entityId: text, kind: text, label: text, proofIds: fc.uniqueArray(text) })),
    }),
    evidence: fc.array(evidence, { minLength: 3 }),
    guardrails: fc.uniqueArray(text, { minLength: 5 }),
    workflow: fc.array(step, { minLength: 5 }),
    renewal: fc.record({ command: text.map((end) => `workspai goal ${end}`), reason: text }),
  }),
};

for (const contract of [returnPacketContract, pipelineContextContract, handoverContract, goalAgentHandoffContract]) {
  await compare(contract);
}

async function compare(contract: Contract): Promise<void> {
  console.log(`\n${contract.name}`);
  const sources = [ours(contract), fastCheck(contract), ...(await peers(contract))];
  const speeds = sources.map(() => [] as number[]);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, source] of sources.entries()) {
      const start = performance.now();
      source.draw(draws, round);
      // The first round only warms up.
      if (round > 0) speeds[index]?.push((1_000 * draws) / (performance.now() - start));
    }
  }
  const own = median(speeds[0] ?? []);
  for (const [index, { name, draw }] of sources.entries()) {
    const packets = draw(draws, 99);
    const valid = packets.filter((packet) => contract.is(packet)).length / packets.length;
    const size = packets.reduce<number>((sum, packet) => sum + JSON.stringify(packet).length, 0) / packets.length;
    const speed = median(speeds[index] ?? []);
    const ratio = index === 0 ? "" : `, ours is ${(own / speed).toFixed(1)} times as fast`;
    console.log(
      `  ${name}: ${Math.round(speed)} packets a second of ${Math.round(size)} characters, ${(100 * valid).toFixed(1)} % valid${ratio}`,
    );
  }
}

function ours(contract: Contract): Source {
  return { name: "arbitraryFor", draw: sampling(arbitraryFor(contract)) };
}

function fastCheck(contract: Contract): Source {
  const arbitrary = records[contract.name];
  if (arbitrary === undefined) throw new Error(`no record for ${contract.name}`);
  return { name: "fast-check's records", draw: sampling(arbitrary) };
}

function sampling(arbitrary: fc.Arbitrary<unknown>): Source["draw"] {
  return (count, seed) => fc.sample(arbitrary, { seed, numRuns: count });
}

async function peers(contract: Contract): Promise<readonly Source[]> {
  const zocker = await load<{
    zocker(schema: unknown): { setSeed(seed: number): { generateMany(n: number): unknown[] } };
  }>("zocker");
  const faker = await load<{ generateSync(schema: unknown, options: object): unknown }>("json-schema-faker");
  // The cast holds because the contract is one of the package.
  const schema = zodSchemas[contract.name as keyof typeof zodSchemas];
  const sources: Source[] = [];
  if (zocker)
    sources.push({ name: "zocker", draw: (count, seed) => zocker.zocker(schema).setSeed(seed).generateMany(count) });
  if (faker) {
    const draw = (count: number): unknown[] =>
      Array.from({ length: count }, () => faker.generateSync(contract.jsonSchema, { alwaysFakeOptionals: true }));
    sources.push({ name: "json-schema-faker", draw });
  }
  return sources.filter((source) => works(source));
}

function works({ name, draw }: Source): boolean {
  try {
    draw(20, 1);
    return true;
  } catch (error) {
    console.log(`  ${name} fails: ${error instanceof Error ? error.message.slice(0, 120) : error}`);
    return false;
  }
}

async function load<Module>(name: string): Promise<Module | undefined> {
  const folder = process.env["TYPED_HANDOFF_PEERS"] ?? new URL("../..", import.meta.url).pathname;
  const root = pathToFileURL(`${folder}/node_modules/${name}/`);
  try {
    const { module, main } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
    // The cast is on trust: nothing checks what the peers export.
    return (await import(new URL(module ?? main ?? "index.js", root).href)) as Module;
  } catch {
    return undefined;
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
