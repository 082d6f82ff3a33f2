import * as z from "zod";
import type { Subject } from "../subjects.js";

const text = z.string().min(1);
const texts = z.array(text);
const free = z.looseObject({});

const receipts = z
  .array(z.looseObject({ target: z.enum(["employee_memory", "employee_worklog", "team_journal", "central_board"]) }))
  .length(4)
  .refine((items) => new Set(items.map(({ target }) => target)).size === 4);

const returnPacket = z
  .strictObject({
    conclusion: text,
    evidence: texts.min(1),
    gaps: texts,
    artifact_paths: texts.min(1),
    handoff_id: z.exactOptional(text),
    contract_id: z.exactOptional(text),
    dispatch_id: z.exactOptional(text),
    execution_mode: z.exactOptional(z.enum(["bounded_subagent", "independent_task"])),
    closure_receipts: z.exactOptional(receipts),
  })
  .refine(({ handoff_id, contract_id, dispatch_id, execution_mode, closure_receipts }) => {
    const isBound =
      execution_mode === "independent_task" || contract_id !== undefined || closure_receipts !== undefined;
    return !isBound || [handoff_id, contract_id, dispatch_id, closure_receipts].every((value) => value !== undefined);
  });

const common = {
  parentAgent: z.string(),
  transferCount: z.int().min(0).max(10),
  sessionId: z.exactOptional(z.string()),
  metadata: z.exactOptional(free),
};

const handoffContext = z.strictObject({
  reason: z.enum(["direct_handoff", "pipeline_execution", "task_delegation", "escalation", "review_request"]),
  ...common,
});

const pipelineContext = z.strictObject({
  reason: z.literal("pipeline_execution"),
  ...common,
  pipelineName: z.string(),
  currentStep: z.int().min(1),
  totalSteps: z.int().min(1),
  isLastStep: z.exactOptional(z.boolean()),
  stepResults: z.exactOptional(
    z.array(
      z.looseObject({
        step: z.int(),
        agentName: z.string(),
        output: z.exactOptional(free),
        status: z.exactOptional(z.enum(["completed", "skipped", "failed"])),
      }),
    ),
  ),
  pipelineData: z.exactOptional(free),
});

const taskDelegationContext = z.strictObject({
  reason: z.literal("task_delegation"),
  ...common,
  taskId: z.string(),
  taskDescription: z.string().max(500),
  verificationCriteria: z.exactOptional(z.string()),
  relevantFiles: z.exactOptional(z.array(z.string())),
  previousTaskOutputs: z.exactOptional(
    z.array(z.looseObject({ taskId: z.exactOptional(z.string()), output: z.exactOptional(free) })),
  ),
});

const handover = z.looseObject({
  role: text,
  cycle: z.exactOptional(z.union([z.int().min(1), z.string()])),
  status: z.string(),
  "next-action": text,
  "dispatch-mode": z.exactOptional(z.enum(["per-journey", "per-section", "grouped", "single-agent-collapsed"])),
  "parallel-wave-size": z.exactOptional(z.int().min(1)),
});

const hash = z.string().regex(/^[a-f0-9]{64}$/);
const areDistinct = (items: readonly unknown[]) => new Set(items).size === items.length;

const scope = z
  .strictObject({
    kind: z.enum(["workspace", "project", "project-set"]),
    projects: texts.min(1).refine(areDistinct),
    selectionSource: z.enum(["workspace", "single-project-workspace", "invocation-project", "explicit", "interactive"]),
    resolution: z.exactOptional(z.enum(["selected", "selection-required"])),
  })
  .refine(({ kind, projects, selectionSource, resolution }) => {
    if (kind === "project" && projects.length > 1) return false;
    if (kind === "project-set" && projects.length < 2) return false;
    return resolution !== "selection-required" || (kind === "workspace" && selectionSource === "workspace");
  });

const goalAgentHandoff = z.strictObject({
  schemaVersion: z.literal("workspai.goal-agent-handoff.v1"),
  goalId: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$/),
  goalFingerprint: hash,
  generatedAt: z.iso.datetime({ offset: true }),
  consumer: z.enum(["generic", "claude", "codex"]),
  state: z.enum(["ready-to-plan", "needs-confirmation", "needs-evidence", "blocked"]),
  objective: text.max(2000),
  scope,
  discovery: z.strictObject({
    index: z.literal(".workspai/goals/index.json"),
    statusCommand: z.string().startsWith("workspai goal --status "),
    requiredReads: z.array(z.string().startsWith(".workspai/")).min(3).refine(areDistinct),
  }),
  retrieval: z.strictObject({
    status: z.enum(["grounded", "partial", "empty"]),
    strategy: z.literal("deterministic-category-v1"),
    queries: texts.min(1).max(3).refine(areDistinct),
    anchors: z
      .array(
        z.strictObject({
          entityId: z.string(),
          kind: z.string(),
          label: z.string(),
          proofIds: z.array(z.string()).refine(areDistinct),
        }),
      )
      .max(20),
  }),
  evidence: z
    .array(
      z.strictObject({
        role: z.enum(["model", "graph", "goal"]),
        artifact: z.string().startsWith(".workspai/"),
        binding: z.strictObject({
          algorithm: z.literal("sha256"),
          semantics: z.enum(["workspace-model-structural-v1", "canonical-json-v1"]),
          value: hash,
        }),
      }),
    )
    .min(3),
  guardrails: texts.min(5).refine(areDistinct),
  workflow: z
    .array(
      z.strictObject({
        order: z.int().min(1),
        owner: z.enum(["workspai-cli", "agent", "human"]),
        instruction: text,
      }),
    )
    .min(5),
  renewal: z.strictObject({ command: z.string().startsWith("workspai goal "), reason: text }),
});

/** Zod schemas as a user of Zod would write them, with all rules of the contracts. */
export const zodByHand: { readonly [subject in Subject]: z.ZodType } = {
  "return-packet": returnPacket,
  "handoff-context": handoffContext,
  "pipeline-context": pipelineContext,
  "task-delegation-context": taskDelegationContext,
  "any-handoff-context": z.union([handoffContext, pipelineContext, taskDelegationContext]),
  handover,
  "goal-agent-handoff": goalAgentHandoff,
};
