import { goalAgentHandoffContract } from "../../../generated/index.js";
import {
  evidenceRoles,
  evidenceSemantics,
  fingerprintDigitsInId,
  goalIndexPath,
  goalRequiredReads,
} from "../../semantics/goal-conventions.js";
import { choose } from "../random/choose.js";
import type { Random } from "../random/random.js";
import { type Compose, createSampler } from "./sampler.js";
import { countItems, type Story, tellStory } from "./story.js";

const composeGoalAgentHandoff: Compose = ({ random, size, given }) => {
  const story = tellStory(random);
  const goalFingerprint = textIn(given, "goalFingerprint") ?? drawHash(random);
  const goalId = textIn(given, "goalId") ?? `goal-${story.journey}-${goalFingerprint.slice(0, fingerprintDigitsInId)}`;
  const consumer = textIn(given, "consumer") ?? choose(random, ["generic", "claude", "codex"]);
  return {
    schemaVersion: "workspai.goal-agent-handoff.v1",
    goalId,
    goalFingerprint,
    generatedAt: `2026-02-${String(random.integer(10, 28))}T08:30:00Z`,
    consumer,
    state: choose(random, ["ready-to-plan", "needs-confirmation", "needs-evidence", "blocked"]),
    objective: `Deliver the ${story.journey} journey.`,
    scope: composeScope(story, random, size === "large" ? 20 : random.integer(1, 3)),
    discovery: {
      index: goalIndexPath,
      statusCommand: `workspai goal --status ${goalId} --json`,
      requiredReads: goalRequiredReads(goalId),
    },
    retrieval: composeRetrieval(story, countItems(size, 0, 1)),
    evidence: evidenceRoles.map((role) => ({
      role,
      artifact: `.workspai/${role}/${story.journey}.json`,
      binding: { algorithm: "sha256", semantics: evidenceSemantics[role], value: drawHash(random) },
    })),
    guardrails: story.sentences("guardrail", countItems(size, 5, 5)),
    workflow: story.sentences("instruction", countItems(size, 5, 5)).map((instruction, index) => ({
      order: index + 1,
      owner: choose(random, ["workspai-cli", "agent", "human"]),
      instruction,
    })),
    renewal: {
      command: `workspai goal --status ${goalId} --refresh --for-agent ${consumer} --json`,
      reason: "The evidence has changed.",
    },
  };
};

function composeScope({ journey }: Story, random: Random, count: number): object {
  const projects = Array.from({ length: count }, (_, index) => (index === 0 ? journey : `${journey}-part-${index}`));
  if (count === 1) return { kind: "project", projects, selectionSource: "explicit", resolution: "selected" };
  return { kind: "project-set", projects, selectionSource: choose(random, ["explicit", "interactive"]) };
}

function composeRetrieval(story: Story, anchors: number): object {
  return {
    status: anchors === 0 ? "empty" : "grounded",
    strategy: "deterministic-category-v1",
    queries: story.sentences("query", anchors > 1 ? 3 : 1),
    anchors: story.files(anchors).map((label, index) => ({
      entityId: `file-${index + 1}`,
      kind: "file",
      label,
      proofIds: [`proof-${index + 1}`],
    })),
  };
}

function drawHash(random: Random): string {
  return Array.from({ length: 64 }, () => random.integer(0, 15).toString(16)).join("");
}

function textIn(given: { readonly [key: string]: unknown }, key: string): string | undefined {
  const value = given[key];
  return typeof value === "string" ? value : undefined;
}

/**
 * Returns a goal handoff that people can read, whose parts speak of its goal: with a `goalId` or a `consumer` given, so do
 * the reads, the commands and the renewal. The same one for a seed on every machine. Throws `PacketError` where an
 * override is refused by the contract.
 */
export const sampleGoalAgentHandoff = createSampler(goalAgentHandoffContract, composeGoalAgentHandoff);
