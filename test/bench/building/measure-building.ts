import {
  contracts,
  goalHandoff,
  handover,
  pipeline,
  projectScope,
  returnPacket,
  sha256Hex,
  taskDelegation,
} from "../../../src/index.js";
import { zodSchemas } from "../../helpers/zod-schemas.js";
import { type Case, measure, planFor } from "../harness/measure.js";
import type { Report, Settings } from "../harness/suite.js";
import type { Subject } from "../validation/subjects.js";

const hash = sha256Hex("2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae");
const instants = { iso: "2026-08-16T10:00:02Z" };

/** For each contract a call of its builder, with options that are made anew as in life. */
const builders: { readonly [subject in Subject]?: (text: string) => object } = {
  "return-packet": (conclusion) =>
    returnPacket({
      conclusion,
      evidence: ["npm test: 214 passed", "the login was tried in two browsers"],
      gaps: ["not tried with single sign-on"],
      artifactPaths: ["src/login.ts", "test/login.test.ts"],
      handoffId: "handoff-7",
      contractId: "contract-31",
      dispatchId: "dispatch-2",
      executionMode: "independent_task",
      closureReceipts: { employee_memory: {}, employee_worklog: {}, team_journal: {}, central_board: { card: 12 } },
    }),
  "pipeline-context": (agentName) =>
    pipeline({
      pipelineName: "release",
      steps: ["build", "publish"],
      parentAgent: "orchestrator",
      transferCount: 1,
    }).complete({ step: "build", agentName, output: { archive: "dist.tgz" } }).context,
  "task-delegation-context": (taskDescription) =>
    taskDelegation({
      parentAgent: "orchestrator",
      transferCount: 1,
      taskId: "T-03",
      taskDescription,
      relevantFiles: ["src/routers/users.ts:1"],
    }),
  handover: (status) => handover({ role: "composer", cycle: 2, status, nextAction: "retry", dispatchMode: "grouped" }),
  "goal-agent-handoff": (objective) =>
    goalHandoff({
      goalId: "goal-test-coverage",
      goalFingerprint: hash,
      generatedAt: instants.iso,
      consumer: "claude",
      state: "ready-to-plan",
      objective,
      scope: projectScope("api", "explicit"),
      retrieval: { status: "empty", queries: ["coverage"], anchors: [] },
      evidence: {
        model: { artifact: ".workspai/reports/workspace-model.json", hash },
        graph: { artifact: ".workspai/reports/workspace-knowledge-graph.json", hash },
        goal: { hash },
      },
      guardrails: ["Keep to the scope", "No network", "No secrets", "Propose, do not apply", "Prove with the CLI"],
      workflow: [
        { owner: "workspai-cli", instruction: "Check the evidence" },
        { owner: "agent", instruction: "Read the code" },
        { owner: "agent", instruction: "Propose one change" },
        { owner: "human", instruction: "Approve it" },
        { owner: "workspai-cli", instruction: "Apply and verify" },
      ],
      renewal: { reason: "The model or the graph has changed" },
    }),
};

const texts = Array.from({ length: 20 }, (_, index) => `what was done, number ${index}`);

/** Measures each builder, and the same packet as a literal that is parsed. */
export async function measureBuilding(settings: Settings): Promise<Report> {
  const cases = Object.entries(builders).flatMap(([name, build]): readonly Case<string>[] => {
    // The cast holds: these are the keys of the record above.
    const subject = name as Subject;
    const contract = contracts[subject];
    const literal = literalOf(build("what was done"));
    const row = (row: string, run: (text: string) => unknown) => ({
      table: subject,
      row,
      column: "time",
      run,
      inputs: texts,
    });
    return [
      row("object literal, parsed by its check", () => contract.parse(literal())),
      row("our builder", build),
      row("object literal, parsed by our Zod parser", () => zodSchemas[subject].parse(literal())),
    ];
  });
  // The cast holds: each case gets its own inputs.
  return { figures: await measure(cases as readonly Case[], planFor(settings)) };
}

/** Returns a function whose code is the packet as an object literal: it makes a fresh one at each call. */
function literalOf(packet: object): () => unknown {
  // The cast holds: JSON is an expression of JavaScript.
  return new Function(`return ${JSON.stringify(packet)};`) as () => unknown;
}
