import { isDateTime } from "./date-time.js";
import { areDistinct, areTexts, hasKeys, isIntegerFrom, isRecord } from "./parts.js";

const goalId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$/;
const hash = /^[a-f0-9]{64}$/;

/** Tells whether a value is a goal handoff, by hand. */
export function isGoalAgentHandoff(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { schemaVersion, consumer, state, objective, generatedAt, guardrails } = value;
  if (schemaVersion !== "workspai.goal-agent-handoff.v1") return false;
  if (typeof value["goalId"] !== "string" || !goalId.test(value["goalId"])) return false;
  if (!isHash(value["goalFingerprint"])) return false;
  if (typeof generatedAt !== "string" || !isDateTime(generatedAt)) return false;
  if (consumer !== "generic" && consumer !== "claude" && consumer !== "codex") return false;
  if (state !== "ready-to-plan" && state !== "needs-confirmation" && state !== "needs-evidence" && state !== "blocked")
    return false;
  if (typeof objective !== "string" || objective === "") return false;
  if (objective.length > 2000 && [...objective].length > 2000) return false;
  if (!isScope(value["scope"]) || !isEvidence(value["evidence"]) || !isDiscovery(value["discovery"])) return false;
  if (!isRetrieval(value["retrieval"])) return false;
  if (!areTexts(guardrails, 5) || !areDistinct(guardrails)) return false;
  return isWorkflow(value["workflow"]) && isRenewal(value["renewal"]) && hasKeys(value, 14);
}

function isHash(value: unknown): boolean {
  return typeof value === "string" && hash.test(value);
}

function isScope(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { kind, projects, selectionSource, resolution } = value;
  if (!areTexts(projects, 1) || !areDistinct(projects)) return false;
  if (kind === "project") {
    if (projects.length > 1) return false;
  } else if (kind === "project-set") {
    if (projects.length < 2) return false;
  } else if (kind !== "workspace") return false;
  if (
    selectionSource !== "workspace" &&
    selectionSource !== "single-project-workspace" &&
    selectionSource !== "invocation-project" &&
    selectionSource !== "explicit" &&
    selectionSource !== "interactive"
  )
    return false;
  if (resolution === undefined) return hasKeys(value, 3);
  if (resolution === "selection-required") {
    if (kind !== "workspace" || selectionSource !== "workspace") return false;
  } else if (resolution !== "selected") return false;
  return hasKeys(value, 4);
}

function isEvidence(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 3) return false;
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (!isRecord(item)) return false;
    const { role, artifact, binding } = item;
    if (role !== "model" && role !== "graph" && role !== "goal") return false;
    if (typeof artifact !== "string" || !artifact.startsWith(".workspai/")) return false;
    if (!isRecord(binding) || binding["algorithm"] !== "sha256" || !isHash(binding["value"])) return false;
    const { semantics } = binding;
    if (semantics !== "workspace-model-structural-v1" && semantics !== "canonical-json-v1") return false;
    if (!hasKeys(binding, 3) || !hasKeys(item, 3)) return false;
  }
  return true;
}

function isDiscovery(value: unknown): boolean {
  if (!isRecord(value) || value["index"] !== ".workspai/goals/index.json") return false;
  const { statusCommand, requiredReads } = value;
  if (typeof statusCommand !== "string" || !statusCommand.startsWith("workspai goal --status ")) return false;
  if (!Array.isArray(requiredReads) || requiredReads.length < 3) return false;
  for (let index = 0; index < requiredReads.length; index++) {
    const read = requiredReads[index];
    if (typeof read !== "string" || !read.startsWith(".workspai/")) return false;
  }
  return areDistinct(requiredReads) && hasKeys(value, 3);
}

function isRetrieval(value: unknown): boolean {
  if (!isRecord(value) || value["strategy"] !== "deterministic-category-v1") return false;
  const { status, queries, anchors } = value;
  if (status !== "grounded" && status !== "partial" && status !== "empty") return false;
  if (!areTexts(queries, 1) || queries.length > 3 || !areDistinct(queries)) return false;
  if (!Array.isArray(anchors) || anchors.length > 20) return false;
  for (let index = 0; index < anchors.length; index++) {
    const anchor = anchors[index];
    if (!isRecord(anchor)) return false;
    const { entityId, kind, label, proofIds } = anchor;
    if (typeof entityId !== "string" || typeof kind !== "string" || typeof label !== "string") return false;
    if (!Array.isArray(proofIds)) return false;
    for (let place = 0; place < proofIds.length; place++) if (typeof proofIds[place] !== "string") return false;
    if (!areDistinct(proofIds) || !hasKeys(anchor, 4)) return false;
  }
  return hasKeys(value, 4);
}

function isWorkflow(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 5) return false;
  for (let index = 0; index < value.length; index++) {
    const step = value[index];
    if (!isRecord(step) || !isIntegerFrom(step["order"], 1)) return false;
    const { owner, instruction } = step;
    if (owner !== "workspai-cli" && owner !== "agent" && owner !== "human") return false;
    if (typeof instruction !== "string" || instruction === "" || !hasKeys(step, 3)) return false;
  }
  return true;
}

function isRenewal(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { command, reason } = value;
  if (typeof command !== "string" || !command.startsWith("workspai goal ")) return false;
  return typeof reason === "string" && reason !== "" && hasKeys(value, 2);
}
