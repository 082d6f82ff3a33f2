// @generated from schemas/goal-agent-handoff.schema.json by `npm run generate`. Do not edit.
import {
  type Contract,
  defineContract,
  firstRepeated,
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

const stateExpected = 'one of "ready-to-plan", "needs-confirmation", "needs-evidence", "blocked"';
const goalAgentHandoffKeys = {
  required: {
    schemaVersion: '"workspai.goal-agent-handoff.v1"',
    goalId: "a string that matches ^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$",
    goalFingerprint: "a string that matches ^[a-f0-9]{64}$",
    generatedAt: "a string in the format date-time",
    consumer: 'one of "generic", "claude", "codex"',
    state: stateExpected,
    objective: "a string of 1 to 2000 characters",
    scope: "an object",
    evidence: "an array of at least 3 items",
    discovery: "an object",
    retrieval: "an object",
    guardrails: "an array of at least 5 items",
    workflow: "an array of at least 5 items",
    renewal: "an object",
  },
  optional: [],
};
const goalAgentHandoffGoalIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$/u;
const goalAgentHandoffGoalFingerprintPattern = /^[a-f0-9]+$/u;
const generatedAtExpected = 'a date and time with an offset, such as "2026-02-11T08:30:00Z"';
const selectionSourceExpected = 'one of "workspace", "single-project-workspace", "invocation-project", "explicit", "interactive"';
const goalScopeKeys = {
  required: {
    kind: 'one of "workspace", "project", "project-set"',
    projects: "an array of at least 1 item",
    selectionSource: selectionSourceExpected,
  },
  optional: ["resolution"],
};
const goalEvidenceKeys = {
  required: {
    role: 'one of "model", "graph", "goal"',
    artifact: "a string that matches ^\\.workspai/",
    binding: "an object",
  },
  optional: [],
};
const goalEvidenceBindingKeys = {
  required: {
    algorithm: '"sha256"',
    semantics: 'one of "workspace-model-structural-v1", "canonical-json-v1"',
    value: "a string that matches ^[a-f0-9]{64}$",
  },
  optional: [],
};
const goalDiscoveryKeys = {
  required: {
    index: '".workspai/goals/index.json"',
    statusCommand: "a string that matches ^workspai goal --status ",
    requiredReads: "an array of at least 3 items",
  },
  optional: [],
};
const goalRetrievalKeys = {
  required: {
    status: 'one of "grounded", "partial", "empty"',
    strategy: '"deterministic-category-v1"',
    queries: "an array of 1 to 3 items",
    anchors: "an array of at most 20 items",
  },
  optional: [],
};
const goalAnchorKeys = {
  required: { entityId: "a string", kind: "a string", label: "a string", proofIds: "an array" },
  optional: [],
};
const goalWorkflowStepKeys = {
  required: {
    order: "an integer of at least 1",
    owner: 'one of "workspai-cli", "agent", "human"',
    instruction: "a string of at least 1 character",
  },
  optional: [],
};
const goalRenewalKeys = {
  required: { command: "a string that matches ^workspai goal ", reason: "a string of at least 1 character" },
  optional: [],
};

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
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "schemaVersion":
        found++;
        if (property !== "workspai.goal-agent-handoff.v1") {
          if (!issues?.note("const", '"workspai.goal-agent-handoff.v1"', key)) return false;
        }
        break;
      case "goalId":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string that matches ^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$", key)) return false;
        } else if (!goalAgentHandoffGoalIdPattern.test(property)) {
          if (!issues?.note("pattern", "text that matches ^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$", key)) return false;
        }
        break;
      case "goalFingerprint":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string that matches ^[a-f0-9]{64}$", key)) return false;
        } else if (property.length !== 64 || !goalAgentHandoffGoalFingerprintPattern.test(property)) {
          if (!issues?.note("pattern", "text that matches ^[a-f0-9]{64}$", key)) return false;
        }
        break;
      case "generatedAt":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string in the format date-time", key)) return false;
        } else if (!isDateTime(property) && !issues?.note("format", generatedAtExpected, key)) return false;
        break;
      case "consumer":
        found++;
        if (property !== "generic" && property !== "claude" && property !== "codex") {
          if (!issues?.note("enum", 'one of "generic", "claude", "codex"', key)) return false;
        }
        break;
      case "state":
        found++;
        if (
          property !== "ready-to-plan" &&
          property !== "needs-confirmation" &&
          property !== "needs-evidence" &&
          property !== "blocked"
        ) {
          if (!issues?.note("enum", stateExpected, key)) return false;
        }
        break;
      case "objective":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string of 1 to 2000 characters", key)) return false;
        } else {
          if (property === "" && !issues?.note("min_length", "at least 1 character", key)) return false;
          if (isLongerThan(property, 2000) && !issues?.note("max_length", "at most 2000 characters", key)) return false;
        }
        break;
      case "scope":
        found++;
        if (!checkGoalScope(property, issues) && !issues?.under(key)) return false;
        break;
      case "evidence":
        found++;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array of at least 3 items", key)) return false;
        } else {
          if (property.length < 3 && !issues?.note("min_items", "at least 3 items", key)) return false;
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (!checkGoalEvidence(element, issues) && !issues?.under(key, index)) return false;
          }
        }
        break;
      case "discovery":
        found++;
        if (!checkGoalDiscovery(property, issues) && !issues?.under(key)) return false;
        break;
      case "retrieval":
        found++;
        if (!checkGoalRetrieval(property, issues) && !issues?.under(key)) return false;
        break;
      case "guardrails":
        found++;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array of at least 5 items", key)) return false;
        } else {
          if (property.length < 5 && !issues?.note("min_items", "at least 5 items", key)) return false;
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (typeof element !== "string") {
              if (!issues?.note("type", "a string of at least 1 character", key, index)) return false;
            } else if (element === "" && !issues?.note("min_length", "at least 1 character", key, index)) return false;
          }
          if (firstRepeated(property) >= 0) {
            if (!issues?.note("unique_items", "no two items that are equal", key)) return false;
          }
        }
        break;
      case "workflow":
        found++;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array of at least 5 items", key)) return false;
        } else {
          if (property.length < 5 && !issues?.note("min_items", "at least 5 items", key)) return false;
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (!checkGoalWorkflowStep(element, issues) && !issues?.under(key, index)) return false;
          }
        }
        break;
      case "renewal":
        found++;
        if (!checkGoalRenewal(property, issues) && !issues?.under(key)) return false;
        break;
      default:
        if (!issues?.noteUnknown(goalAgentHandoffKeys, key)) return false;
    }
  }
  if (found !== 14 && !issues?.noteMissing(value, goalAgentHandoffKeys)) return false;
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
  let kind: unknown;
  let projects: unknown;
  let resolution: unknown;
  let selectionSource: unknown;
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "kind":
        found++;
        kind = property;
        if (property !== "workspace" && property !== "project" && property !== "project-set") {
          if (!issues?.note("enum", 'one of "workspace", "project", "project-set"', key)) return false;
        }
        break;
      case "projects":
        found++;
        projects = property;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array of at least 1 item", key)) return false;
        } else {
          if (property.length < 1 && !issues?.note("min_items", "at least 1 item", key)) return false;
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (typeof element !== "string") {
              if (!issues?.note("type", "a string of at least 1 character", key, index)) return false;
            } else if (element === "" && !issues?.note("min_length", "at least 1 character", key, index)) return false;
          }
          if (firstRepeated(property) >= 0) {
            if (!issues?.note("unique_items", "no two items that are equal", key)) return false;
          }
        }
        break;
      case "selectionSource":
        found++;
        selectionSource = property;
        if (
          property !== "workspace" &&
          property !== "single-project-workspace" &&
          property !== "invocation-project" &&
          property !== "explicit" &&
          property !== "interactive"
        ) {
          if (!issues?.note("enum", selectionSourceExpected, key)) return false;
        }
        break;
      case "resolution":
        resolution = property;
        if (property !== "selected" && property !== "selection-required") {
          if (!issues?.note("enum", 'one of "selected", "selection-required"', key)) return false;
        }
        break;
      default:
        if (!issues?.noteUnknown(goalScopeKeys, key)) return false;
    }
  }
  if (found !== 3 && !issues?.noteMissing(value, goalScopeKeys)) return false;

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
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "role":
        found++;
        if (property !== "model" && property !== "graph" && property !== "goal") {
          if (!issues?.note("enum", 'one of "model", "graph", "goal"', key)) return false;
        }
        break;
      case "artifact":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string that matches ^\\.workspai/", key)) return false;
        } else if (!property.startsWith(".workspai/")) {
          if (!issues?.note("pattern", "text that matches ^\\.workspai/", key)) return false;
        }
        break;
      case "binding":
        found++;
        if (!checkGoalEvidenceBinding(property, issues) && !issues?.under(key)) return false;
        break;
      default:
        if (!issues?.noteUnknown(goalEvidenceKeys, key)) return false;
    }
  }
  if (found !== 3 && !issues?.noteMissing(value, goalEvidenceKeys)) return false;
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
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "algorithm":
        found++;
        if (property !== "sha256" && !issues?.note("const", '"sha256"', key)) return false;
        break;
      case "semantics":
        found++;
        if (property !== "workspace-model-structural-v1" && property !== "canonical-json-v1") {
          if (!issues?.note(
            "enum",
            'one of "workspace-model-structural-v1", "canonical-json-v1"',
            key,
          )) return false;
        }
        break;
      case "value":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string that matches ^[a-f0-9]{64}$", key)) return false;
        } else if (property.length !== 64 || !goalAgentHandoffGoalFingerprintPattern.test(property)) {
          if (!issues?.note("pattern", "text that matches ^[a-f0-9]{64}$", key)) return false;
        }
        break;
      default:
        if (!issues?.noteUnknown(goalEvidenceBindingKeys, key)) return false;
    }
  }
  if (found !== 3 && !issues?.noteMissing(value, goalEvidenceBindingKeys)) return false;
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
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "index":
        found++;
        if (property !== ".workspai/goals/index.json") {
          if (!issues?.note("const", '".workspai/goals/index.json"', key)) return false;
        }
        break;
      case "statusCommand":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string that matches ^workspai goal --status ", key)) return false;
        } else if (!property.startsWith("workspai goal --status ")) {
          if (!issues?.note("pattern", "text that matches ^workspai goal --status ", key)) return false;
        }
        break;
      case "requiredReads":
        found++;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array of at least 3 items", key)) return false;
        } else {
          if (property.length < 3 && !issues?.note("min_items", "at least 3 items", key)) return false;
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (typeof element !== "string") {
              if (!issues?.note("type", "a string that matches ^\\.workspai/", key, index)) return false;
            } else if (!element.startsWith(".workspai/")) {
              if (!issues?.note("pattern", "text that matches ^\\.workspai/", key, index)) return false;
            }
          }
          if (firstRepeated(property) >= 0) {
            if (!issues?.note("unique_items", "no two items that are equal", key)) return false;
          }
        }
        break;
      default:
        if (!issues?.noteUnknown(goalDiscoveryKeys, key)) return false;
    }
  }
  if (found !== 3 && !issues?.noteMissing(value, goalDiscoveryKeys)) return false;
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
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "status":
        found++;
        if (property !== "grounded" && property !== "partial" && property !== "empty") {
          if (!issues?.note("enum", 'one of "grounded", "partial", "empty"', key)) return false;
        }
        break;
      case "strategy":
        found++;
        if (property !== "deterministic-category-v1") {
          if (!issues?.note("const", '"deterministic-category-v1"', key)) return false;
        }
        break;
      case "queries":
        found++;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array of 1 to 3 items", key)) return false;
        } else {
          if (property.length < 1 && !issues?.note("min_items", "at least 1 item", key)) return false;
          if (property.length > 3 && !issues?.note("max_items", "at most 3 items", key)) return false;
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (typeof element !== "string") {
              if (!issues?.note("type", "a string of at least 1 character", key, index)) return false;
            } else if (element === "" && !issues?.note("min_length", "at least 1 character", key, index)) return false;
          }
          if (firstRepeated(property) >= 0) {
            if (!issues?.note("unique_items", "no two items that are equal", key)) return false;
          }
        }
        break;
      case "anchors":
        found++;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array of at most 20 items", key)) return false;
        } else {
          if (property.length > 20 && !issues?.note("max_items", "at most 20 items", key)) return false;
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (!checkGoalAnchor(element, issues) && !issues?.under(key, index)) return false;
          }
        }
        break;
      default:
        if (!issues?.noteUnknown(goalRetrievalKeys, key)) return false;
    }
  }
  if (found !== 4 && !issues?.noteMissing(value, goalRetrievalKeys)) return false;
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
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "entityId":
      case "kind":
      case "label":
        found++;
        if (typeof property !== "string" && !issues?.note("type", "a string", key)) return false;
        break;
      case "proofIds":
        found++;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array", key)) return false;
        } else {
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (typeof element !== "string" && !issues?.note("type", "a string", key, index)) return false;
          }
          if (firstRepeated(property) >= 0) {
            if (!issues?.note("unique_items", "no two items that are equal", key)) return false;
          }
        }
        break;
      default:
        if (!issues?.noteUnknown(goalAnchorKeys, key)) return false;
    }
  }
  if (found !== 4 && !issues?.noteMissing(value, goalAnchorKeys)) return false;
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
  if (value["order"] === undefined && issues === undefined) return false;
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "order":
        found++;
        if (typeof property !== "number" || !Number.isInteger(property)) {
          if (!issues?.note("type", "an integer of at least 1", key)) return false;
        } else if (property < 1 && !issues?.note("minimum", "at least 1", key)) return false;
        break;
      case "owner":
        found++;
        if (property !== "workspai-cli" && property !== "agent" && property !== "human") {
          if (!issues?.note("enum", 'one of "workspai-cli", "agent", "human"', key)) return false;
        }
        break;
      case "instruction":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string of at least 1 character", key)) return false;
        } else if (property === "" && !issues?.note("min_length", "at least 1 character", key)) return false;
        break;
      default:
        if (!issues?.noteUnknown(goalWorkflowStepKeys, key)) return false;
    }
  }
  if (found !== 3 && !issues?.noteMissing(value, goalWorkflowStepKeys)) return false;
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
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "command":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string that matches ^workspai goal ", key)) return false;
        } else if (!property.startsWith("workspai goal ")) {
          if (!issues?.note("pattern", "text that matches ^workspai goal ", key)) return false;
        }
        break;
      case "reason":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string of at least 1 character", key)) return false;
        } else if (property === "" && !issues?.note("min_length", "at least 1 character", key)) return false;
        break;
      default:
        if (!issues?.noteUnknown(goalRenewalKeys, key)) return false;
    }
  }
  if (found !== 2 && !issues?.noteMissing(value, goalRenewalKeys)) return false;
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
