// @generated from schemas/goal-agent-handoff.schema.json by `npm run generate`. Do not edit.
import * as z from "zod";
import { anyOf, atLeast, dateTime, exactly, isInteger, parses, uniqueItems, withRules } from "../src/runtime/zod.js";
import type {
  GoalAgentHandoff,
  GoalAnchor,
  GoalDiscovery,
  GoalEvidence,
  GoalEvidenceBinding,
  GoalRenewal,
  GoalRetrieval,
  GoalScope,
  GoalWorkflowStep,
  ProjectScope,
  ProjectSetScope,
  SelectionRequiredScope,
  WorkspaceScope,
} from "./goal-agent-handoff.js";

/** Parses a branch, {@link SelectionRequiredScope}. */
const SelectionRequiredScopeSchema = parses<SelectionRequiredScope>()(z.strictObject({
  kind: z.literal("workspace"),
  projects: withRules(atLeast(1, z.string().min(1)), uniqueItems),
  selectionSource: z.literal("workspace"),
  resolution: z.literal("selection-required"),
}));

/** Parses a branch, {@link ProjectSetScope}. */
const ProjectSetScopeSchema = parses<ProjectSetScope>()(z.strictObject({
  kind: z.literal("project-set"),
  projects: withRules(atLeast(2, z.string().min(1)), uniqueItems),
  selectionSource: z.enum(["workspace", "single-project-workspace", "invocation-project", "explicit", "interactive"]),
  resolution: z.exactOptional(z.literal("selected")),
}));

/** Parses a branch, {@link ProjectScope}. */
const ProjectScopeSchema = parses<ProjectScope>()(z.strictObject({
  kind: z.literal("project"),
  projects: withRules(exactly(1, z.string().min(1)), uniqueItems),
  selectionSource: z.enum(["workspace", "single-project-workspace", "invocation-project", "explicit", "interactive"]),
  resolution: z.exactOptional(z.literal("selected")),
}));

/** Parses a branch, {@link WorkspaceScope}. */
const WorkspaceScopeSchema = parses<WorkspaceScope>()(z.strictObject({
  kind: z.literal("workspace"),
  projects: withRules(atLeast(1, z.string().min(1)), uniqueItems),
  selectionSource: z.enum(["workspace", "single-project-workspace", "invocation-project", "explicit", "interactive"]),
  resolution: z.exactOptional(z.literal("selected")),
}));

/** Parses a part, {@link GoalScope}. */
export const GoalScopeSchema = parses<GoalScope>()(anyOf([
  SelectionRequiredScopeSchema,
  ProjectSetScopeSchema,
  ProjectScopeSchema,
  WorkspaceScopeSchema,
]));

/** Parses a part, {@link GoalEvidenceBinding}. */
export const GoalEvidenceBindingSchema = parses<GoalEvidenceBinding>()(z.strictObject({
  algorithm: z.literal("sha256"),
  semantics: z.enum(["workspace-model-structural-v1", "canonical-json-v1"]),
  value: z.string().regex(/^[a-f0-9]{64}$/u),
}));

/** Parses a part, {@link GoalEvidence}. */
export const GoalEvidenceSchema = parses<GoalEvidence>()(z.strictObject({
  role: z.enum(["model", "graph", "goal"]),
  artifact: z.string().regex(/^\.workspai\//u),
  binding: GoalEvidenceBindingSchema,
}));

/** Parses a part, {@link GoalDiscovery}. */
export const GoalDiscoverySchema = parses<GoalDiscovery>()(z.strictObject({
  index: z.literal(".workspai/goals/index.json"),
  statusCommand: z.string().regex(/^workspai goal --status /u),
  requiredReads: withRules(atLeast(3, z.string().regex(/^\.workspai\//u)), uniqueItems),
}));

/** Parses a part, {@link GoalAnchor}. */
export const GoalAnchorSchema = parses<GoalAnchor>()(z.strictObject({
  entityId: z.string(),
  kind: z.string(),
  label: z.string(),
  proofIds: withRules(z.array(z.string()), uniqueItems),
}));

/** Parses a part, {@link GoalRetrieval}. */
export const GoalRetrievalSchema = parses<GoalRetrieval>()(z.strictObject({
  status: z.enum(["grounded", "partial", "empty"]),
  strategy: z.literal("deterministic-category-v1"),
  queries: withRules(atLeast(1, z.string().min(1)).check(z.maxLength(3)), uniqueItems),
  anchors: z.array(GoalAnchorSchema).max(20),
}));

/** Parses a part, {@link GoalWorkflowStep}. */
export const GoalWorkflowStepSchema = parses<GoalWorkflowStep>()(z.strictObject({
  order: z.number().gte(1).check(isInteger),
  owner: z.enum(["workspai-cli", "agent", "human"]),
  instruction: z.string().min(1),
}));

/** Parses a part, {@link GoalRenewal}. */
export const GoalRenewalSchema = parses<GoalRenewal>()(z.strictObject({
  command: z.string().regex(/^workspai goal /u),
  reason: z.string().min(1),
}));

/**
 * Parses {@link GoalAgentHandoff}. Refuses unknown keys.
 * Schema: `goal-agent-handoff.schema.json#`
 */
export const GoalAgentHandoffSchema = parses<GoalAgentHandoff>()(z.strictObject({
  schemaVersion: z.literal("workspai.goal-agent-handoff.v1"),
  goalId: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$/u),
  goalFingerprint: z.string().regex(/^[a-f0-9]{64}$/u),
  generatedAt: z.string().check(dateTime),
  consumer: z.enum(["generic", "claude", "codex"]),
  state: z.enum(["ready-to-plan", "needs-confirmation", "needs-evidence", "blocked"]),
  objective: z.string().min(1).max(2000),
  scope: GoalScopeSchema,
  evidence: atLeast(3, GoalEvidenceSchema),
  discovery: GoalDiscoverySchema,
  retrieval: GoalRetrievalSchema,
  guardrails: withRules(atLeast(5, z.string().min(1)), uniqueItems),
  workflow: atLeast(5, GoalWorkflowStepSchema),
  renewal: GoalRenewalSchema,
}));
