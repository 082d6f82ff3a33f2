import * as v from "valibot";
import type { Subject } from "../subjects.js";

const text = v.pipe(v.string(), v.minLength(1));
const integerFrom = (minimum: number) => v.pipe(v.number(), v.integer(), v.minValue(minimum));
const free = v.looseObject({});
const areDistinct = (items: string[]) => new Set(items).size === items.length;

const receipts = v.pipe(
  v.array(
    v.looseObject({ target: v.picklist(["employee_memory", "employee_worklog", "team_journal", "central_board"]) }),
  ),
  v.length(4),
  v.check((items) => new Set(items.map(({ target }) => target)).size === 4),
);

const returnPacket = v.pipe(
  v.strictObject({
    conclusion: text,
    evidence: v.pipe(v.array(text), v.minLength(1)),
    gaps: v.array(text),
    artifact_paths: v.pipe(v.array(text), v.minLength(1)),
    handoff_id: v.exactOptional(text),
    contract_id: v.exactOptional(text),
    dispatch_id: v.exactOptional(text),
    execution_mode: v.exactOptional(v.picklist(["bounded_subagent", "independent_task"])),
    closure_receipts: v.exactOptional(receipts),
  }),
  v.check(({ handoff_id, contract_id, dispatch_id, execution_mode, closure_receipts }) => {
    const isBound =
      execution_mode === "independent_task" || contract_id !== undefined || closure_receipts !== undefined;
    return !isBound || [handoff_id, contract_id, dispatch_id, closure_receipts].every((value) => value !== undefined);
  }),
);

const common = {
  parentAgent: v.string(),
  transferCount: v.pipe(integerFrom(0), v.maxValue(10)),
  sessionId: v.exactOptional(v.string()),
  metadata: v.exactOptional(free),
};

const handoffContext = v.strictObject({
  reason: v.picklist(["direct_handoff", "pipeline_execution", "task_delegation", "escalation", "review_request"]),
  ...common,
});

const pipelineContext = v.strictObject({
  reason: v.literal("pipeline_execution"),
  ...common,
  pipelineName: v.string(),
  currentStep: integerFrom(1),
  totalSteps: integerFrom(1),
  isLastStep: v.exactOptional(v.boolean()),
  stepResults: v.exactOptional(
    v.array(
      v.looseObject({
        step: v.pipe(v.number(), v.integer()),
        agentName: v.string(),
        output: v.exactOptional(free),
        status: v.exactOptional(v.picklist(["completed", "skipped", "failed"])),
      }),
    ),
  ),
  pipelineData: v.exactOptional(free),
});

const taskDelegationContext = v.strictObject({
  reason: v.literal("task_delegation"),
  ...common,
  taskId: v.string(),
  taskDescription: v.pipe(
    v.string(),
    v.check((value) => value.length <= 500 || [...value].length <= 500),
  ),
  verificationCriteria: v.exactOptional(v.string()),
  relevantFiles: v.exactOptional(v.array(v.string())),
  previousTaskOutputs: v.exactOptional(
    v.array(v.looseObject({ taskId: v.exactOptional(v.string()), output: v.exactOptional(free) })),
  ),
});

const handover = v.looseObject({
  role: text,
  cycle: v.exactOptional(v.union([integerFrom(1), v.string()])),
  status: v.string(),
  "next-action": text,
  "dispatch-mode": v.exactOptional(v.picklist(["per-journey", "per-section", "grouped", "single-agent-collapsed"])),
  "parallel-wave-size": v.exactOptional(integerFrom(1)),
});

const hash = v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/));
const beginsWith = (start: string) => v.pipe(v.string(), v.startsWith(start));

const scope = v.pipe(
  v.strictObject({
    kind: v.picklist(["workspace", "project", "project-set"]),
    projects: v.pipe(v.array(text), v.minLength(1), v.check(areDistinct)),
    selectionSource: v.picklist([
      "workspace",
      "single-project-workspace",
      "invocation-project",
      "explicit",
      "interactive",
    ]),
    resolution: v.exactOptional(v.picklist(["selected", "selection-required"])),
  }),
  v.check(({ kind, projects, selectionSource, resolution }) => {
    if (kind === "project" && projects.length > 1) return false;
    if (kind === "project-set" && projects.length < 2) return false;
    return resolution !== "selection-required" || (kind === "workspace" && selectionSource === "workspace");
  }),
);

const anchor = v.strictObject({
  entityId: v.string(),
  kind: v.string(),
  label: v.string(),
  proofIds: v.pipe(v.array(v.string()), v.check(areDistinct)),
});

const evidence = v.strictObject({
  role: v.picklist(["model", "graph", "goal"]),
  artifact: beginsWith(".workspai/"),
  binding: v.strictObject({
    algorithm: v.literal("sha256"),
    semantics: v.picklist(["workspace-model-structural-v1", "canonical-json-v1"]),
    value: hash,
  }),
});

const step = v.strictObject({
  order: integerFrom(1),
  owner: v.picklist(["workspai-cli", "agent", "human"]),
  instruction: text,
});

const goalAgentHandoff = v.strictObject({
  schemaVersion: v.literal("workspai.goal-agent-handoff.v1"),
  goalId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$/)),
  goalFingerprint: hash,
  generatedAt: v.pipe(v.string(), v.isoTimestamp()),
  consumer: v.picklist(["generic", "claude", "codex"]),
  state: v.picklist(["ready-to-plan", "needs-confirmation", "needs-evidence", "blocked"]),
  objective: v.pipe(
    text,
    v.check((value) => value.length <= 2000 || [...value].length <= 2000),
  ),
  scope,
  discovery: v.strictObject({
    index: v.literal(".workspai/goals/index.json"),
    statusCommand: beginsWith("workspai goal --status "),
    requiredReads: v.pipe(v.array(beginsWith(".workspai/")), v.minLength(3), v.check(areDistinct)),
  }),
  retrieval: v.strictObject({
    status: v.picklist(["grounded", "partial", "empty"]),
    strategy: v.literal("deterministic-category-v1"),
    queries: v.pipe(v.array(text), v.minLength(1), v.maxLength(3), v.check(areDistinct)),
    anchors: v.pipe(v.array(anchor), v.maxLength(20)),
  }),
  evidence: v.pipe(v.array(evidence), v.minLength(3)),
  guardrails: v.pipe(v.array(text), v.minLength(5), v.check(areDistinct)),
  workflow: v.pipe(v.array(step), v.minLength(5)),
  renewal: v.strictObject({ command: beginsWith("workspai goal "), reason: text }),
});

/** Schemas of valibot as its users would write them, with all rules of the contracts. */
export const valibotByHand: { readonly [subject in Subject]: v.GenericSchema } = {
  "return-packet": returnPacket,
  "handoff-context": handoffContext,
  "pipeline-context": pipelineContext,
  "task-delegation-context": taskDelegationContext,
  "any-handoff-context": v.union([handoffContext, pipelineContext, taskDelegationContext]),
  handover,
  "goal-agent-handoff": goalAgentHandoff,
};
