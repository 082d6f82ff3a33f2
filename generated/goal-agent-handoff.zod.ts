// @generated from schemas/goal-agent-handoff.schema.json by `npm run generate`. Do not edit.
import * as z from "zod";
import { anyOf, atLeast, dateTime, exactly, isInteger, uniqueItems, withRules } from "../src/runtime/zod.js";
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
const SelectionRequiredScopeSchema = z.strictObject({
  kind: z.literal("workspace"),
  projects: withRules(atLeast(1, z.string().min(1)), uniqueItems),
  selectionSource: z.literal("workspace"),
  resolution: z.literal("selection-required"),
}) satisfies z.ZodType<SelectionRequiredScope>;

/** Parses a branch, {@link ProjectSetScope}. */
const ProjectSetScopeSchema = z.strictObject({
  kind: z.literal("project-set"),
  projects: withRules(atLeast(2, z.string().min(1)), uniqueItems),
  selectionSource: z.enum(["workspace", "single-project-workspace", "invocation-project", "explicit", "interactive"]),
  resolution: z.exactOptional(z.literal("selected")),
}) satisfies z.ZodType<ProjectSetScope>;

/** Parses a branch, {@link ProjectScope}. */
const ProjectScopeSchema = z.strictObject({
  kind: z.literal("project"),
  projects: withRules(exactly(1, z.string().min(1)), uniqueItems),
  selectionSource: z.enum(["workspace", "single-project-workspace", "invocation-project", "explicit", "interactive"]),
  resolution: z.exactOptional(z.literal("selected")),
}) satisfies z.ZodType<ProjectScope>;

/** Parses a branch, {@link WorkspaceScope}. */
const WorkspaceScopeSchema = z.strictObject({
  kind: z.literal("workspace"),
  projects: withRules(atLeast(1, z.string().min(1)), uniqueItems),
  selectionSource: z.enum(["workspace", "single-project-workspace", "invocation-project", "explicit", "interactive"]),
  resolution: z.exactOptional(z.literal("selected")),
}) satisfies z.ZodType<WorkspaceScope>;

/** Parses a part, {@link GoalScope}. */
export const GoalScopeSchema = anyOf([
  SelectionRequiredScopeSchema,
  ProjectSetScopeSchema,
  ProjectScopeSchema,
  WorkspaceScopeSchema,
]) satisfies z.ZodType<GoalScope>;

/** Parses a part, {@link GoalEvidenceBinding}. */
export const GoalEvidenceBindingSchema = z.strictObject({
  algorithm: z.literal("sha256"),
  semantics: z.enum(["workspace-model-structural-v1", "canonical-json-v1"]),
  value: z.string().regex(/^[a-f0-9]{64}$/u),
}) satisfies z.ZodType<GoalEvidenceBinding>;

/** Parses a part, {@link GoalEvidence}. */
export const GoalEvidenceSchema = z.strictObject({
  role: z.enum(["model", "graph", "goal"]),
  artifact: z.string().regex(/^\.workspai\//u),
  binding: GoalEvidenceBindingSchema,
}) satisfies z.ZodType<GoalEvidence>;

/** Parses a part, {@link GoalDiscovery}. */
export const GoalDiscoverySchema = z.strictObject({
  index: z.literal(".workspai/goals/index.json"),
  statusCommand: z.string().regex(/^workspai goal --status /u),
  requiredReads: withRules(atLeast(3, z.string().regex(/^\.workspai\//u)), uniqueItems),
}) satisfies z.ZodType<GoalDiscovery>;

/** Parses a part, {@link GoalAnchor}. */
export const GoalAnchorSchema = z.strictObject({
  entityId: z.string(),
  kind: z.string(),
  label: z.string(),
  proofIds: withRules(z.array(z.string()), uniqueItems),
}) satisfies z.ZodType<GoalAnchor>;

/** Parses a part, {@link GoalRetrieval}. */
export const GoalRetrievalSchema = z.strictObject({
  status: z.enum(["grounded", "partial", "empty"]),
  strategy: z.literal("deterministic-category-v1"),
  queries: withRules(atLeast(1, z.string().min(1)).check(z.maxLength(3)), uniqueItems),
  anchors: z.array(GoalAnchorSchema).max(20),
}) satisfies z.ZodType<GoalRetrieval>;

/** Parses a part, {@link GoalWorkflowStep}. */
export const GoalWorkflowStepSchema = z.strictObject({
  order: z.number().gte(1).check(isInteger),
  owner: z.enum(["workspai-cli", "agent", "human"]),
  instruction: z.string().min(1),
}) satisfies z.ZodType<GoalWorkflowStep>;

/** Parses a part, {@link GoalRenewal}. */
export const GoalRenewalSchema = z.strictObject({
  command: z.string().regex(/^workspai goal /u),
  reason: z.string().min(1),
}) satisfies z.ZodType<GoalRenewal>;

/**
 * Parses {@link GoalAgentHandoff}. Refuses unknown keys.
 * Schema: `goal-agent-handoff.schema.json#`
 */
export const GoalAgentHandoffSchema = z.strictObject({
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
}) satisfies z.ZodType<GoalAgentHandoff>;
