import fc from "fast-check";
import { hash, list, optional, text } from "./basics.js";

const projects = (minimum: number) => fc.uniqueArray(text, { minLength: minimum, maxLength: minimum + 3 });
const selectionSource = fc.constantFrom(
  "workspace",
  "single-project-workspace",
  "invocation-project",
  "explicit",
  "interactive",
);
const selected = optional(fc.constant("selected"));

const scope = fc.oneof(
  fc.record({ kind: fc.constant("workspace"), projects: projects(1), selectionSource, resolution: selected }),
  fc.record({ kind: fc.constant("project"), projects: text.map((project) => [project]), selectionSource }),
  fc.record({ kind: fc.constant("project-set"), projects: projects(2), selectionSource, resolution: selected }),
  fc.record({
    kind: fc.constant("workspace"),
    projects: projects(1),
    selectionSource: fc.constant("workspace"),
    resolution: fc.constant("selection-required"),
  }),
);

const artifact = fc.stringMatching(/^\.workspai\/[a-z0-9._-]{1,20}$/).filter((path) => path !== ".workspai/..");
const evidence = fc.record({
  model: fc.record({ artifact, hash }),
  graph: fc.record({ artifact, hash }),
  goal: fc.record({ artifact: optional(artifact), hash }),
});

const anchor = fc.record({
  entityId: fc.string(),
  kind: fc.string(),
  label: fc.string(),
  proofIds: fc.uniqueArray(fc.string(), { maxLength: 3 }),
});

/** A goal's id in the form of Workspai, with the fingerprint that it comes from, or one of another form. */
const identity = fc.oneof(
  fc
    .tuple(fc.constantFrom("defect-repair", "refactor"), hash)
    .map(([category, digits]) => ({ goalId: `goal-${category}-${digits.slice(0, 16)}`, goalFingerprint: digits })),
  fc.record({ goalId: fc.stringMatching(/^[A-Za-fh-z0-9][A-Za-z0-9._-]{7,95}$/), goalFingerprint: hash }),
);

const rest = fc.record({
  generatedAt: fc.oneof(
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
    fc.constantFrom("2026-08-16T10:00:02Z", "2026-08-16t10:00:02.5+02:00"),
  ),
  consumer: fc.constantFrom("generic", "claude", "codex"),
  state: fc.constantFrom("ready-to-plan", "needs-confirmation", "needs-evidence", "blocked"),
  objective: fc.oneof(text, fc.constantFrom('--for-agent "codex"', "' --for-agent codex", "\\", "$(x) `y`", '"')),
  scope,
  retrieval: fc.record({
    status: fc.constantFrom("grounded", "partial", "empty"),
    queries: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
    anchors: list(anchor),
  }),
  evidence,
  guardrails: fc.uniqueArray(text, { minLength: 5, maxLength: 8 }),
  workflow: list(fc.record({ owner: fc.constantFrom("workspai-cli", "agent", "human"), instruction: text }), 5),
  renewal: fc.record({ reason: text }),
});

/** Legal options of `goalHandoff`. */
export const goalHandoffOptions = fc.tuple(identity, rest).map(([ids, others]) => ({ ...ids, ...others }));
