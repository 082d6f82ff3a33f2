// @generated from schemas/goal-agent-handoff.schema.json by `npm run generate`. Do not edit.
import {
  type Contract,
  defineContract,
  firstDuplicate,
  isLongerThan,
  isObject,
  type Issues,
  parse,
  refuse,
  safeParse,
  type SafeParseResult,
} from "../src/runtime/index.js";
import { isDateTime } from "../src/runtime/formats/date-time.js";
import { goalAgentHandoffJsonSchema } from "./goal-agent-handoff.schema.js";

const goalAgentHandoffGoalIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$/u;
const goalAgentHandoffGoalFingerprintPattern = /^[a-f0-9]+$/u;
const generatedAtExpected = 'a date and time with an offset, such as "2026-02-11T08:30:00Z"';
const stateExpected = 'one of "ready-to-plan", "needs-confirmation", "needs-evidence", "blocked"';
const goalAgentHandoffKeys = "only the keys schemaVersion, goalId, goalFingerprint, generatedAt, consumer, state, objective, scope, evidence, discovery, retrieval, guardrails, workflow, renewal";
const selectionSourceExpected = 'one of "workspace", "single-project-workspace", "invocation-project", "explicit", "interactive"';
const goalScopeKeys = "only the keys kind, projects, selectionSource, resolution";
const goalEvidenceKeys = "only the keys role, artifact, binding";
const goalEvidenceBindingKeys = "only the keys algorithm, semantics, value";
const goalDiscoveryKeys = "only the keys index, statusCommand, requiredReads";
const goalRetrievalKeys = "only the keys status, strategy, queries, anchors";
const goalAnchorKeys = "only the keys entityId, kind, label, proofIds";
const goalWorkflowStepKeys = "only the keys order, owner, instruction";
const goalRenewalKeys = "only the keys command, reason";

/**
 * Workspai Goal Agent Handoff.
 * Schema: `goal-agent-handoff.schema.json#`
 */
export type GoalAgentHandoff = {
  /** "workspai.goal-agent-handoff.v1". Schema: `/properties/schemaVersion` */
  readonly schemaVersion: "workspai.goal-agent-handoff.v1";
  /** A string that matches ^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$. Schema: `/properties/goalId` */
  readonly goalId: string;
  /** A string that matches ^[a-f0-9]{64}$. Schema: `/properties/goalFingerprint` */
  readonly goalFingerprint: string;
  /** A string in the format date-time. Schema: `/properties/generatedAt` */
  readonly generatedAt: string;
  /** One of "generic", "claude", "codex". Schema: `/properties/consumer` */
  readonly consumer: "generic" | "claude" | "codex";
  /** One of "ready-to-plan", "needs-confirmation", "needs-evidence", "blocked". Schema: `/properties/state` */
  readonly state: "ready-to-plan" | "needs-confirmation" | "needs-evidence" | "blocked";
  /** A string of 1 to 2000 characters. Schema: `/properties/objective` */
  readonly objective: string;
  /** A {@link GoalScope}. Schema: `/properties/scope` */
  readonly scope: GoalScope;
  /** An array of at least 3 items. Schema: `/properties/evidence` */
  readonly evidence: readonly [GoalEvidence, GoalEvidence, GoalEvidence, ...GoalEvidence[]];
  /** A {@link GoalDiscovery}. Schema: `/properties/discovery` */
  readonly discovery: GoalDiscovery;
  /** A {@link GoalRetrieval}. Schema: `/properties/retrieval` */
  readonly retrieval: GoalRetrieval;
  /** An array of at least 5 items. Schema: `/properties/guardrails` */
  readonly guardrails: readonly [string, string, string, string, string, ...string[]];
  /** An array of at least 5 items. Schema: `/properties/workflow` */
  readonly workflow: readonly [
    GoalWorkflowStep,
    GoalWorkflowStep,
    GoalWorkflowStep,
    GoalWorkflowStep,
    GoalWorkflowStep,
    ...GoalWorkflowStep[],
  ];
  /** A {@link GoalRenewal}. Schema: `/properties/renewal` */
  readonly renewal: GoalRenewal;
};

/** True if `value` is a valid {@link GoalAgentHandoff}. Never throws. */
export function isGoalAgentHandoff(value: unknown): value is GoalAgentHandoff {
  try {
    return checkGoalAgentHandoff(value);
  } catch {
    return false;
  }
}

/**
 * Records in `issues` everything that keeps `value` from being {@link GoalAgentHandoff}, and returns whether
 * nothing does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkGoalAgentHandoff(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { schemaVersion, goalId, goalFingerprint, generatedAt } = value;

  if (schemaVersion !== "workspai.goal-agent-handoff.v1") {
    if (!issues?.noteWrong(
      "const",
      '"workspai.goal-agent-handoff.v1"',
      value,
      "schemaVersion",
    )) return false;
  }

  if (typeof goalId !== "string") {
    if (!issues?.noteWrong(
      "type",
      "a string that matches ^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$",
      value,
      "goalId",
    )) return false;
  } else if (!goalAgentHandoffGoalIdPattern.test(goalId)) {
    if (!issues?.note(
      "pattern",
      "text that matches ^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$",
      "goalId",
    )) return false;
  }

  if (typeof goalFingerprint !== "string") {
    if (!issues?.noteWrong(
      "type",
      "a string that matches ^[a-f0-9]{64}$",
      value,
      "goalFingerprint",
    )) return false;
  } else if (goalFingerprint.length !== 64 || !goalAgentHandoffGoalFingerprintPattern.test(goalFingerprint)) {
    if (!issues?.note("pattern", "text that matches ^[a-f0-9]{64}$", "goalFingerprint")) return false;
  }

  if (typeof generatedAt !== "string") {
    if (!issues?.noteWrong("type", "a string in the format date-time", value, "generatedAt")) return false;
  } else if (!isDateTime(generatedAt) && !issues?.note("format", generatedAtExpected, "generatedAt")) return false;

  const { consumer, state, objective, scope } = value;

  if (consumer !== "generic" && consumer !== "claude" && consumer !== "codex") {
    if (!issues?.noteWrong("enum", 'one of "generic", "claude", "codex"', value, "consumer")) return false;
  }

  if (
    state !== "ready-to-plan" &&
    state !== "needs-confirmation" &&
    state !== "needs-evidence" &&
    state !== "blocked"
  ) {
    if (!issues?.noteWrong("enum", stateExpected, value, "state")) return false;
  }

  if (typeof objective !== "string") {
    if (!issues?.noteWrong("type", "a string of 1 to 2000 characters", value, "objective")) return false;
  } else {
    if (objective === "" && !issues?.note("min_length", "at least 1 character", "objective")) return false;
    if (isLongerThan(objective, 2000)) {
      if (!issues?.note("max_length", "at most 2000 characters", "objective")) return false;
    }
  }

  if (scope === undefined) {
    if (!issues?.noteWrong("required", "an object", value, "scope")) return false;
  } else {
    if (!checkGoalScope(scope, issues) && !issues?.under("scope")) return false;
  }

  const { evidence, discovery, retrieval, guardrails } = value;

  if (!Array.isArray(evidence)) {
    if (!issues?.noteWrong("type", "an array of at least 3 items", value, "evidence")) return false;
  } else {
    if (evidence.length < 3 && !issues?.note("min_items", "at least 3 items", "evidence")) return false;
    for (let evidenceIndex = 0; evidenceIndex < evidence.length; evidenceIndex++) {
      const evidenceItem: unknown = evidence[evidenceIndex];
      if (!checkGoalEvidence(evidenceItem, issues) && !issues?.under("evidence", evidenceIndex)) return false;
    }
  }

  if (discovery === undefined) {
    if (!issues?.noteWrong("required", "an object", value, "discovery")) return false;
  } else {
    if (!checkGoalDiscovery(discovery, issues) && !issues?.under("discovery")) return false;
  }

  if (retrieval === undefined) {
    if (!issues?.noteWrong("required", "an object", value, "retrieval")) return false;
  } else {
    if (!checkGoalRetrieval(retrieval, issues) && !issues?.under("retrieval")) return false;
  }

  if (!Array.isArray(guardrails)) {
    if (!issues?.noteWrong("type", "an array of at least 5 items", value, "guardrails")) return false;
  } else {
    if (guardrails.length < 5 && !issues?.note("min_items", "at least 5 items", "guardrails")) return false;
    for (let guardrailsIndex = 0; guardrailsIndex < guardrails.length; guardrailsIndex++) {
      const guardrailsItem: unknown = guardrails[guardrailsIndex];
      if (typeof guardrailsItem !== "string") {
        if (!issues?.note(
          "type",
          "a string of at least 1 character",
          "guardrails",
          guardrailsIndex,
        )) return false;
      } else if (guardrailsItem === "") {
        if (!issues?.note("min_length", "at least 1 character", "guardrails", guardrailsIndex)) return false;
      }
    }
    if (firstDuplicate(guardrails) >= 0) {
      if (!issues?.note("unique_items", "no two items that are equal", "guardrails")) return false;
    }
  }

  const { workflow, renewal } = value;

  if (!Array.isArray(workflow)) {
    if (!issues?.noteWrong("type", "an array of at least 5 items", value, "workflow")) return false;
  } else {
    if (workflow.length < 5 && !issues?.note("min_items", "at least 5 items", "workflow")) return false;
    for (let workflowIndex = 0; workflowIndex < workflow.length; workflowIndex++) {
      const workflowItem: unknown = workflow[workflowIndex];
      if (!checkGoalWorkflowStep(workflowItem, issues) && !issues?.under("workflow", workflowIndex)) return false;
    }
  }

  if (renewal === undefined) {
    if (!issues?.noteWrong("required", "an object", value, "renewal")) return false;
  } else {
    if (!checkGoalRenewal(renewal, issues) && !issues?.under("renewal")) return false;
  }

  for (const ownKey in value) {
    switch (ownKey) {
      case "schemaVersion":
      case "goalId":
      case "goalFingerprint":
      case "generatedAt":
      case "consumer":
      case "state":
      case "objective":
      case "scope":
      case "evidence":
      case "discovery":
      case "retrieval":
      case "guardrails":
      case "workflow":
      case "renewal":
        break;
      default:
        if (!issues?.note("unknown_key", goalAgentHandoffKeys, ownKey)) return false;
    }
  }
  return issues === undefined || issues.settled(start);
}

/** Schema: `goal-agent-handoff.schema.json#/properties/scope` */
export type GoalScope = SelectionRequiredScope | ProjectSetScope | ProjectScope | WorkspaceScope;

/**
 * {@link GoalScope}, the case `kind` is `"workspace"`, `selectionSource` is `"workspace"`, `resolution` is
 * `"selection-required"`, with `resolution`.
 */
export type SelectionRequiredScope = {
  /** "workspace". Schema: `/properties/scope/properties/kind` */
  readonly kind: "workspace";
  /** An array of at least 1 item. Schema: `/properties/scope/properties/projects` */
  readonly projects: readonly [string, ...string[]];
  /** "workspace". Schema: `/properties/scope/properties/selectionSource` */
  readonly selectionSource: "workspace";
  /** "selection-required". Schema: `/properties/scope/properties/resolution` */
  readonly resolution: "selection-required";
};

/** {@link GoalScope}, the case `kind` is `"project-set"`. */
export type ProjectSetScope = {
  /** "project-set". Schema: `/properties/scope/properties/kind` */
  readonly kind: "project-set";
  /** An array of at least 2 items. Schema: `/properties/scope/properties/projects` */
  readonly projects: readonly [string, string, ...string[]];
  /**
   * One of "workspace", "single-project-workspace", "invocation-project", "explicit", "interactive". Schema:
   * `/properties/scope/properties/selectionSource`
   */
  readonly selectionSource: "workspace" | "single-project-workspace" | "invocation-project" | "explicit" | "interactive";
  /** "selected". Schema: `/properties/scope/properties/resolution` */
  readonly resolution?: "selected";
};

/** {@link GoalScope}, the case `kind` is `"project"`. */
export type ProjectScope = {
  /** "project". Schema: `/properties/scope/properties/kind` */
  readonly kind: "project";
  /** An array of exactly 1 item. Schema: `/properties/scope/properties/projects` */
  readonly projects: readonly [string];
  /**
   * One of "workspace", "single-project-workspace", "invocation-project", "explicit", "interactive". Schema:
   * `/properties/scope/properties/selectionSource`
   */
  readonly selectionSource: "workspace" | "single-project-workspace" | "invocation-project" | "explicit" | "interactive";
  /** "selected". Schema: `/properties/scope/properties/resolution` */
  readonly resolution?: "selected";
};

/** {@link GoalScope}, the case `kind` is `"workspace"`. */
export type WorkspaceScope = {
  /** "workspace". Schema: `/properties/scope/properties/kind` */
  readonly kind: "workspace";
  /** An array of at least 1 item. Schema: `/properties/scope/properties/projects` */
  readonly projects: readonly [string, ...string[]];
  /**
   * One of "workspace", "single-project-workspace", "invocation-project", "explicit", "interactive". Schema:
   * `/properties/scope/properties/selectionSource`
   */
  readonly selectionSource: "workspace" | "single-project-workspace" | "invocation-project" | "explicit" | "interactive";
  /** "selected". Schema: `/properties/scope/properties/resolution` */
  readonly resolution?: "selected";
};

/**
 * Records in `issues` everything that keeps `value` from being {@link GoalScope}, and returns whether nothing
 * does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkGoalScope(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { kind, projects, selectionSource, resolution } = value;

  if (kind !== "workspace" && kind !== "project" && kind !== "project-set") {
    if (!issues?.noteWrong(
      "enum",
      'one of "workspace", "project", "project-set"',
      value,
      "kind",
    )) return false;
  }

  if (!Array.isArray(projects)) {
    if (!issues?.noteWrong("type", "an array of at least 1 item", value, "projects")) return false;
  } else {
    if (projects.length < 1 && !issues?.note("min_items", "at least 1 item", "projects")) return false;
    for (let projectsIndex = 0; projectsIndex < projects.length; projectsIndex++) {
      const projectsItem: unknown = projects[projectsIndex];
      if (typeof projectsItem !== "string") {
        if (!issues?.note("type", "a string of at least 1 character", "projects", projectsIndex)) return false;
      } else if (projectsItem === "") {
        if (!issues?.note("min_length", "at least 1 character", "projects", projectsIndex)) return false;
      }
    }
    if (firstDuplicate(projects) >= 0) {
      if (!issues?.note("unique_items", "no two items that are equal", "projects")) return false;
    }
  }

  if (
    selectionSource !== "workspace" &&
    selectionSource !== "single-project-workspace" &&
    selectionSource !== "invocation-project" &&
    selectionSource !== "explicit" &&
    selectionSource !== "interactive"
  ) {
    if (!issues?.noteWrong("enum", selectionSourceExpected, value, "selectionSource")) return false;
  }

  if (resolution !== undefined) {
    if (resolution !== "selected" && resolution !== "selection-required") {
      if (!issues?.note("enum", 'one of "selected", "selection-required"', "resolution")) return false;
    }
  }

  if (kind === undefined || kind === "project") {
    if (Array.isArray(projects)) {
      if (projects.length > 1 && !issues?.note("max_items", "at most 1 item", "projects")) return false;
    }
  }
  if (kind === undefined || kind === "project-set") {
    if (Array.isArray(projects)) {
      if (projects.length < 2 && !issues?.note("min_items", "at least 2 items", "projects")) return false;
    }
  }
  if (resolution === "selection-required") {
    if (kind !== undefined) {
      if (kind !== "workspace" && !issues?.note("const", '"workspace"', "kind")) return false;
    }
    if (selectionSource !== undefined) {
      if (selectionSource !== "workspace" && !issues?.note("const", '"workspace"', "selectionSource")) return false;
    }
  }

  for (const ownKey in value) {
    switch (ownKey) {
      case "kind":
      case "projects":
      case "selectionSource":
        break;
      case "resolution":
        if (value[ownKey] === undefined && !issues?.note("type", "a value, or no such key", ownKey)) return false;
        break;
      default:
        if (!issues?.note("unknown_key", goalScopeKeys, ownKey)) return false;
    }
  }
  return issues === undefined || issues.settled(start);
}

/** Schema: `goal-agent-handoff.schema.json#/properties/evidence/items` */
export type GoalEvidence = {
  /** One of "model", "graph", "goal". Schema: `/properties/evidence/items/properties/role` */
  readonly role: "model" | "graph" | "goal";
  /** A string that matches ^\.workspai/. Schema: `/properties/evidence/items/properties/artifact` */
  readonly artifact: string;
  /** A {@link GoalEvidenceBinding}. Schema: `/properties/evidence/items/properties/binding` */
  readonly binding: GoalEvidenceBinding;
};

/**
 * Records in `issues` everything that keeps `value` from being {@link GoalEvidence}, and returns whether nothing
 * does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkGoalEvidence(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { role, artifact, binding } = value;

  if (role !== "model" && role !== "graph" && role !== "goal") {
    if (!issues?.noteWrong("enum", 'one of "model", "graph", "goal"', value, "role")) return false;
  }

  if (typeof artifact !== "string") {
    if (!issues?.noteWrong("type", "a string that matches ^\\.workspai/", value, "artifact")) return false;
  } else if (!artifact.startsWith(".workspai/")) {
    if (!issues?.note("pattern", "text that matches ^\\.workspai/", "artifact")) return false;
  }

  if (binding === undefined) {
    if (!issues?.noteWrong("required", "an object", value, "binding")) return false;
  } else {
    if (!checkGoalEvidenceBinding(binding, issues) && !issues?.under("binding")) return false;
  }

  for (const ownKey in value) {
    switch (ownKey) {
      case "role":
      case "artifact":
      case "binding":
        break;
      default:
        if (!issues?.note("unknown_key", goalEvidenceKeys, ownKey)) return false;
    }
  }
  return issues === undefined || issues.settled(start);
}

/** Schema: `goal-agent-handoff.schema.json#/properties/evidence/items/properties/binding` */
export type GoalEvidenceBinding = {
  /** "sha256". Schema: `/properties/evidence/items/properties/binding/properties/algorithm` */
  readonly algorithm: "sha256";
  /**
   * One of "workspace-model-structural-v1", "canonical-json-v1". Schema:
   * `/properties/evidence/items/properties/binding/properties/semantics`
   */
  readonly semantics: "workspace-model-structural-v1" | "canonical-json-v1";
  /** A string that matches ^[a-f0-9]{64}$. Schema: `/properties/evidence/items/properties/binding/properties/value` */
  readonly value: string;
};

/**
 * Records in `issues` everything that keeps `value` from being {@link GoalEvidenceBinding}, and returns whether
 * nothing does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkGoalEvidenceBinding(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { algorithm, semantics, value: valueValue } = value;

  if (algorithm !== "sha256" && !issues?.noteWrong("const", '"sha256"', value, "algorithm")) return false;

  if (semantics !== "workspace-model-structural-v1" && semantics !== "canonical-json-v1") {
    if (!issues?.noteWrong(
      "enum",
      'one of "workspace-model-structural-v1", "canonical-json-v1"',
      value,
      "semantics",
    )) return false;
  }

  if (typeof valueValue !== "string") {
    if (!issues?.noteWrong("type", "a string that matches ^[a-f0-9]{64}$", value, "value")) return false;
  } else if (valueValue.length !== 64 || !goalAgentHandoffGoalFingerprintPattern.test(valueValue)) {
    if (!issues?.note("pattern", "text that matches ^[a-f0-9]{64}$", "value")) return false;
  }

  for (const ownKey in value) {
    switch (ownKey) {
      case "algorithm":
      case "semantics":
      case "value":
        break;
      default:
        if (!issues?.note("unknown_key", goalEvidenceBindingKeys, ownKey)) return false;
    }
  }
  return issues === undefined || issues.settled(start);
}

/** Schema: `goal-agent-handoff.schema.json#/properties/discovery` */
export type GoalDiscovery = {
  /** ".workspai/goals/index.json". Schema: `/properties/discovery/properties/index` */
  readonly index: ".workspai/goals/index.json";
  /** A string that matches ^workspai goal --status . Schema: `/properties/discovery/properties/statusCommand` */
  readonly statusCommand: string;
  /** An array of at least 3 items. Schema: `/properties/discovery/properties/requiredReads` */
  readonly requiredReads: readonly [string, string, string, ...string[]];
};

/**
 * Records in `issues` everything that keeps `value` from being {@link GoalDiscovery}, and returns whether nothing
 * does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkGoalDiscovery(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { index, statusCommand, requiredReads } = value;

  if (index !== ".workspai/goals/index.json") {
    if (!issues?.noteWrong("const", '".workspai/goals/index.json"', value, "index")) return false;
  }

  if (typeof statusCommand !== "string") {
    if (!issues?.noteWrong(
      "type",
      "a string that matches ^workspai goal --status ",
      value,
      "statusCommand",
    )) return false;
  } else if (!statusCommand.startsWith("workspai goal --status ")) {
    if (!issues?.note(
      "pattern",
      "text that matches ^workspai goal --status ",
      "statusCommand",
    )) return false;
  }

  if (!Array.isArray(requiredReads)) {
    if (!issues?.noteWrong("type", "an array of at least 3 items", value, "requiredReads")) return false;
  } else {
    if (requiredReads.length < 3 && !issues?.note("min_items", "at least 3 items", "requiredReads")) return false;
    for (let requiredReadsIndex = 0; requiredReadsIndex < requiredReads.length; requiredReadsIndex++) {
      const requiredReadsItem: unknown = requiredReads[requiredReadsIndex];
      if (typeof requiredReadsItem !== "string") {
        if (!issues?.note(
          "type",
          "a string that matches ^\\.workspai/",
          "requiredReads",
          requiredReadsIndex,
        )) return false;
      } else if (!requiredReadsItem.startsWith(".workspai/")) {
        if (!issues?.note(
          "pattern",
          "text that matches ^\\.workspai/",
          "requiredReads",
          requiredReadsIndex,
        )) return false;
      }
    }
    if (firstDuplicate(requiredReads) >= 0) {
      if (!issues?.note("unique_items", "no two items that are equal", "requiredReads")) return false;
    }
  }

  for (const ownKey in value) {
    switch (ownKey) {
      case "index":
      case "statusCommand":
      case "requiredReads":
        break;
      default:
        if (!issues?.note("unknown_key", goalDiscoveryKeys, ownKey)) return false;
    }
  }
  return issues === undefined || issues.settled(start);
}

/** Schema: `goal-agent-handoff.schema.json#/properties/retrieval` */
export type GoalRetrieval = {
  /** One of "grounded", "partial", "empty". Schema: `/properties/retrieval/properties/status` */
  readonly status: "grounded" | "partial" | "empty";
  /** "deterministic-category-v1". Schema: `/properties/retrieval/properties/strategy` */
  readonly strategy: "deterministic-category-v1";
  /** An array of 1 to 3 items. Schema: `/properties/retrieval/properties/queries` */
  readonly queries: readonly [string, ...string[]];
  /** An array of at most 20 items. Schema: `/properties/retrieval/properties/anchors` */
  readonly anchors: readonly GoalAnchor[];
};

/**
 * Records in `issues` everything that keeps `value` from being {@link GoalRetrieval}, and returns whether nothing
 * does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkGoalRetrieval(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { status, strategy, queries, anchors } = value;

  if (status !== "grounded" && status !== "partial" && status !== "empty") {
    if (!issues?.noteWrong("enum", 'one of "grounded", "partial", "empty"', value, "status")) return false;
  }

  if (strategy !== "deterministic-category-v1") {
    if (!issues?.noteWrong("const", '"deterministic-category-v1"', value, "strategy")) return false;
  }

  if (!Array.isArray(queries)) {
    if (!issues?.noteWrong("type", "an array of 1 to 3 items", value, "queries")) return false;
  } else {
    if (queries.length < 1 && !issues?.note("min_items", "at least 1 item", "queries")) return false;
    if (queries.length > 3 && !issues?.note("max_items", "at most 3 items", "queries")) return false;
    for (let queriesIndex = 0; queriesIndex < queries.length; queriesIndex++) {
      const queriesItem: unknown = queries[queriesIndex];
      if (typeof queriesItem !== "string") {
        if (!issues?.note("type", "a string of at least 1 character", "queries", queriesIndex)) return false;
      } else if (queriesItem === "") {
        if (!issues?.note("min_length", "at least 1 character", "queries", queriesIndex)) return false;
      }
    }
    if (firstDuplicate(queries) >= 0) {
      if (!issues?.note("unique_items", "no two items that are equal", "queries")) return false;
    }
  }

  if (!Array.isArray(anchors)) {
    if (!issues?.noteWrong("type", "an array of at most 20 items", value, "anchors")) return false;
  } else {
    if (anchors.length > 20 && !issues?.note("max_items", "at most 20 items", "anchors")) return false;
    for (let anchorsIndex = 0; anchorsIndex < anchors.length; anchorsIndex++) {
      const anchorsItem: unknown = anchors[anchorsIndex];
      if (!checkGoalAnchor(anchorsItem, issues) && !issues?.under("anchors", anchorsIndex)) return false;
    }
  }

  for (const ownKey in value) {
    switch (ownKey) {
      case "status":
      case "strategy":
      case "queries":
      case "anchors":
        break;
      default:
        if (!issues?.note("unknown_key", goalRetrievalKeys, ownKey)) return false;
    }
  }
  return issues === undefined || issues.settled(start);
}

/** Schema: `goal-agent-handoff.schema.json#/properties/retrieval/properties/anchors/items` */
export type GoalAnchor = {
  /** A string. Schema: `/properties/retrieval/properties/anchors/items/properties/entityId` */
  readonly entityId: string;
  /** A string. Schema: `/properties/retrieval/properties/anchors/items/properties/kind` */
  readonly kind: string;
  /** A string. Schema: `/properties/retrieval/properties/anchors/items/properties/label` */
  readonly label: string;
  /** An array. Schema: `/properties/retrieval/properties/anchors/items/properties/proofIds` */
  readonly proofIds: readonly string[];
};

/**
 * Records in `issues` everything that keeps `value` from being {@link GoalAnchor}, and returns whether nothing
 * does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkGoalAnchor(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { entityId, kind, label, proofIds } = value;

  if (typeof entityId !== "string" && !issues?.noteWrong("type", "a string", value, "entityId")) return false;

  if (typeof kind !== "string" && !issues?.noteWrong("type", "a string", value, "kind")) return false;

  if (typeof label !== "string" && !issues?.noteWrong("type", "a string", value, "label")) return false;

  if (!Array.isArray(proofIds)) {
    if (!issues?.noteWrong("type", "an array", value, "proofIds")) return false;
  } else {
    for (let proofIdsIndex = 0; proofIdsIndex < proofIds.length; proofIdsIndex++) {
      const proofIdsItem: unknown = proofIds[proofIdsIndex];
      if (typeof proofIdsItem !== "string") {
        if (!issues?.note("type", "a string", "proofIds", proofIdsIndex)) return false;
      }
    }
    if (firstDuplicate(proofIds) >= 0) {
      if (!issues?.note("unique_items", "no two items that are equal", "proofIds")) return false;
    }
  }

  for (const ownKey in value) {
    switch (ownKey) {
      case "entityId":
      case "kind":
      case "label":
      case "proofIds":
        break;
      default:
        if (!issues?.note("unknown_key", goalAnchorKeys, ownKey)) return false;
    }
  }
  return issues === undefined || issues.settled(start);
}

/** Schema: `goal-agent-handoff.schema.json#/properties/workflow/items` */
export type GoalWorkflowStep = {
  /** An integer of at least 1. Schema: `/properties/workflow/items/properties/order` */
  readonly order: number;
  /** One of "workspai-cli", "agent", "human". Schema: `/properties/workflow/items/properties/owner` */
  readonly owner: "workspai-cli" | "agent" | "human";
  /** A string of at least 1 character. Schema: `/properties/workflow/items/properties/instruction` */
  readonly instruction: string;
};

/**
 * Records in `issues` everything that keeps `value` from being {@link GoalWorkflowStep}, and returns whether
 * nothing does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkGoalWorkflowStep(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { order, owner, instruction } = value;

  if (typeof order !== "number" || !Number.isInteger(order)) {
    if (!issues?.noteWrong("type", "an integer of at least 1", value, "order")) return false;
  } else if (order < 1 && !issues?.note("minimum", "at least 1", "order")) return false;

  if (owner !== "workspai-cli" && owner !== "agent" && owner !== "human") {
    if (!issues?.noteWrong("enum", 'one of "workspai-cli", "agent", "human"', value, "owner")) return false;
  }

  if (typeof instruction !== "string") {
    if (!issues?.noteWrong("type", "a string of at least 1 character", value, "instruction")) return false;
  } else if (instruction === "" && !issues?.note("min_length", "at least 1 character", "instruction")) return false;

  for (const ownKey in value) {
    switch (ownKey) {
      case "order":
      case "owner":
      case "instruction":
        break;
      default:
        if (!issues?.note("unknown_key", goalWorkflowStepKeys, ownKey)) return false;
    }
  }
  return issues === undefined || issues.settled(start);
}

/** Schema: `goal-agent-handoff.schema.json#/properties/renewal` */
export type GoalRenewal = {
  /** A string that matches ^workspai goal . Schema: `/properties/renewal/properties/command` */
  readonly command: string;
  /** A string of at least 1 character. Schema: `/properties/renewal/properties/reason` */
  readonly reason: string;
};

/**
 * Records in `issues` everything that keeps `value` from being {@link GoalRenewal}, and returns whether nothing
 * does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkGoalRenewal(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { command, reason } = value;

  if (typeof command !== "string") {
    if (!issues?.noteWrong("type", "a string that matches ^workspai goal ", value, "command")) return false;
  } else if (!command.startsWith("workspai goal ")) {
    if (!issues?.note("pattern", "text that matches ^workspai goal ", "command")) return false;
  }

  if (typeof reason !== "string") {
    if (!issues?.noteWrong("type", "a string of at least 1 character", value, "reason")) return false;
  } else if (reason === "" && !issues?.note("min_length", "at least 1 character", "reason")) return false;

  for (const ownKey in value) {
    switch (ownKey) {
      case "command":
      case "reason":
        break;
      default:
        if (!issues?.note("unknown_key", goalRenewalKeys, ownKey)) return false;
    }
  }
  return issues === undefined || issues.settled(start);
}

/** Returns `value` itself as a {@link GoalAgentHandoff}. Throws `PacketError` with code `invalid` where it is none. */
export function parseGoalAgentHandoff(value: unknown): GoalAgentHandoff {
  return parse<GoalAgentHandoff>("goal-agent-handoff", checkGoalAgentHandoff, value);
}

/** Returns `value` itself as a {@link GoalAgentHandoff}, or the error that says why it is none. Never throws. */
export function safeParseGoalAgentHandoff(value: unknown): SafeParseResult<GoalAgentHandoff> {
  return safeParse<GoalAgentHandoff>("goal-agent-handoff", checkGoalAgentHandoff, value);
}

/** The contract of {@link GoalAgentHandoff}, for functions that take any contract. */
export const goalAgentHandoffContract: Contract<GoalAgentHandoff> = /* @__PURE__ */ defineContract<GoalAgentHandoff>({
  name: "goal-agent-handoff",
  typeName: "GoalAgentHandoff",
  is: isGoalAgentHandoff,
  check: checkGoalAgentHandoff,
  jsonSchema: goalAgentHandoffJsonSchema,
});
