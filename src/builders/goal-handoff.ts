import { type GoalAgentHandoff, goalAgentHandoffContract } from "../../generated/goal-agent-handoff.js";
import { findInGoalAgentHandoff } from "../semantics/goal-agent-handoff.js";
import {
  evidenceRoles,
  evidenceSemantics,
  goalIndexPath,
  goalPackPath,
  goalRequiredReads,
  goalStatusCommand,
} from "../semantics/goal-conventions.js";
import { build } from "./build.js";
import type {
  DiscoveryOptions,
  EvidenceOptions,
  EvidenceRecord,
  GoalEvidenceOptions,
  GoalHandoffFaults,
  GoalHandoffOptions,
  RenewalOptions,
  RetrievalOptions,
  WorkflowStepOptions,
} from "./goal-types.js";
import { type OptionNames, ownOptions } from "./own-options.js";
import { renewalCommand } from "./renewal-command.js";
import type { Draft } from "./types/options.js";

const contract = "goal-agent-handoff";

const names: OptionNames<GoalHandoffOptions> = {
  goalId: true,
  goalFingerprint: true,
  generatedAt: true,
  consumer: true,
  state: true,
  objective: true,
  scope: true,
  discovery: true,
  retrieval: true,
  evidence: true,
  guardrails: true,
  workflow: true,
  renewal: true,
};
const discoveryNames: OptionNames<DiscoveryOptions> = { statusCommand: true, requiredReads: true };
const retrievalNames: OptionNames<RetrievalOptions> = { status: true, queries: true, anchors: true };
const evidenceNames: OptionNames<EvidenceRecord> = { model: true, graph: true, goal: true };
const entryNames: OptionNames<EvidenceOptions> = { artifact: true, hash: true };
const stepNames: OptionNames<WorkflowStepOptions> = { owner: true, instruction: true };
const renewalNames: OptionNames<RenewalOptions> = { command: true, reason: true };

/**
 * Builds what Workspai hands an agent together with a goal. What follows from the rest is not asked for: the version,
 * how to find the state of the goal and what to read, the roles, order and kind of the evidence, the numbers of the
 * steps, and the command that makes the handoff anew. Refused are scopes that contradict themselves, hashes that nobody
 * has checked, files outside `.workspai/`, too short and too long lists: by the compiler where it can see it.
 *
 * Throws `PacketError` with code `invalid` for what only the run can see, with the issues of the parser, or with code
 * `semantics` for parts that speak of another goal.
 * Schema: `goal-agent-handoff.schema.json`.
 *
 * @example
 * ```ts
 * const fingerprint = sha256Of({ intent: "raise coverage" });
 * const handoff = goalHandoff({
 *   goalId: goalId("test-coverage", fingerprint),
 *   goalFingerprint: fingerprint,
 *   generatedAt: "2026-08-16T10:00:02Z",
 *   consumer: "claude",
 *   state: "ready-to-plan",
 *   objective: "Raise the test coverage to 80 %",
 *   scope: projectScope("api", "explicit"),
 *   retrieval: { status: "empty", queries: ["coverage"], anchors: [] },
 *   evidence: {
 *     model: { artifact: ".workspai/reports/workspace-model.json", hash: sha256Of({ projects: ["api"] }) },
 *     graph: { artifact: ".workspai/reports/workspace-knowledge-graph.json", hash: sha256Of({ entities: [] }) },
 *     goal: { hash: sha256Of({ id: "pack" }) },
 *   },
 *   guardrails: ["Keep to the scope", "No network", "No secrets", "Propose, do not apply", "Prove with the CLI"],
 *   workflow: [
 *     { owner: "workspai-cli", instruction: "Check the evidence" },
 *     { owner: "agent", instruction: "Read the code" },
 *     { owner: "agent", instruction: "Propose one change" },
 *     { owner: "human", instruction: "Approve it" },
 *     { owner: "workspai-cli", instruction: "Apply and verify" },
 *   ],
 *   renewal: { reason: "The model or the graph has changed" },
 * });
 * handoff.workflow[4].order; // => 5
 * ```
 */
export function goalHandoff<const Given extends Draft<GoalHandoffOptions>>(
  options: Given & GoalHandoffFaults<Given>,
): GoalAgentHandoff {
  const own = ownOptions<Draft<GoalHandoffOptions>>(contract, options, names);
  // The draft may hold anything where a caller's types did not; it is checked as a whole.
  const goalId = own.goalId ?? "";
  const draft = {
    schemaVersion: "workspai.goal-agent-handoff.v1",
    goalId: own.goalId,
    goalFingerprint: own.goalFingerprint,
    generatedAt: textOf(own.generatedAt),
    consumer: own.consumer,
    state: own.state,
    objective: own.objective,
    scope: own.scope,
    discovery: discoveryOf(goalId, own.discovery),
    retrieval: retrievalOf(own.retrieval),
    evidence: evidenceOf(goalId, own.evidence),
    guardrails: own.guardrails,
    workflow: workflowOf(own.workflow),
    renewal: renewalOf(own),
  };
  return build(goalAgentHandoffContract, draft, { find: findInGoalAgentHandoff });
}

/** An invalid date becomes no text, which the parser refuses at the right place. */
function textOf(date: Date | string | undefined): unknown {
  if (!(date instanceof Date)) return date;
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}

function discoveryOf(goalId: string, options: DiscoveryOptions | undefined): unknown {
  const own = ownOptions(contract, options ?? {}, discoveryNames, "discovery");
  const statusCommand = own.statusCommand ?? goalStatusCommand(goalId);
  return { index: goalIndexPath, statusCommand, requiredReads: own.requiredReads ?? goalRequiredReads(goalId) };
}

function retrievalOf(options: RetrievalOptions | undefined): unknown {
  if (options === undefined) return undefined;
  return { strategy: "deterministic-category-v1", ...ownOptions(contract, options, retrievalNames, "retrieval") };
}

function evidenceOf(goalId: string, record: EvidenceRecord | undefined): unknown {
  if (record === undefined) return undefined;
  const own = ownOptions<Draft<EvidenceRecord>>(contract, record, evidenceNames, "evidence");
  return evidenceRoles.flatMap((role) => {
    const options: GoalEvidenceOptions | undefined = own[role];
    // What is missing is not made up: the list is then too short.
    if (options === undefined) return [];
    const { artifact, hash } = ownOptions<GoalEvidenceOptions>(contract, options, entryNames, "evidence", role);
    const path = artifact ?? (role === "goal" ? goalPackPath(goalId) : undefined);
    return [
      { role, artifact: path, binding: { algorithm: "sha256", semantics: evidenceSemantics[role], value: hash } },
    ];
  });
}

function workflowOf(steps: readonly WorkflowStepOptions[] | undefined): unknown {
  if (!Array.isArray(steps)) return steps;
  return Array.from<WorkflowStepOptions, unknown>(steps, (step, index) => ({
    order: index + 1,
    ...ownOptions(contract, step, stepNames, "workflow", index),
  }));
}

function renewalOf({ renewal, objective, consumer, scope }: Draft<GoalHandoffOptions>): unknown {
  if (renewal === undefined) return undefined;
  const { command, reason } = ownOptions(contract, renewal, renewalNames, "renewal");
  return { command: command ?? renewalCommand(objective, scope, consumer), reason };
}
