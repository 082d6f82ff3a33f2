import { describe, expect, it } from "vitest";
import { parseGoalAgentHandoff } from "../../../src/index.js";
import { findingsFor } from "../../../src/semantics/index.js";
import { processorTime } from "../../helpers/processor-time.js";
import { validGoal } from "./valid-goal.js";

function findingsOf(change: object): readonly string[] {
  const packet = parseGoalAgentHandoff({ ...validGoal, ...change });
  return findingsFor("goal-agent-handoff", packet).map(
    ({ code, severity, pointer }) => `${severity} ${code} ${pointer}`,
  );
}

const [model, graph, goal] = validGoal.evidence;
const [first, second, ...laterSteps] = validGoal.workflow;
const { discovery, renewal } = validGoal;

describe("the rules of a goal handoff", () => {
  it("are kept by a goal handoff as Workspai writes it", () => {
    expect(findingsOf({})).toEqual([]);
  });

  it("tie the digits at the end of the id to the fingerprint", () => {
    expect(findingsOf({ goalFingerprint: "f".repeat(64) })).toEqual(["error goal_id /goalId"]);
  });

  it("leave ids of other forms alone", () => {
    for (const goalId of ["my-goal-0123456789abcdeg", "goal-short-0123", "task-x-ffffffffffffffff"]) {
      const codes = findingsOf({ goalId });
      expect(codes).not.toContain("error goal_id /goalId");
      expect(codes).toContain("error required_reads /discovery/requiredReads");
    }
  });

  it("want exactly the three reads of this goal, in any order", () => {
    const [index, pack, handoff] = discovery.requiredReads;
    const finding = ["error required_reads /discovery/requiredReads"];
    expect(findingsOf({ discovery: { ...discovery, requiredReads: [handoff, index, pack] } })).toEqual([]);
    expect(findingsOf({ discovery: { ...discovery, requiredReads: [index, pack, ".workspai/a"] } })).toEqual(finding);
    const more = [index, pack, handoff, ".workspai/a"];
    expect(findingsOf({ discovery: { ...discovery, requiredReads: more } })).toEqual(finding);
  });

  it("want the status of this goal asked for", () => {
    const statusCommand = "workspai goal --status another-goal --json";
    expect(findingsOf({ discovery: { ...discovery, statusCommand } })).toEqual([
      "error status_command /discovery/statusCommand",
    ]);
  });

  it("want evidence of model, graph and goal, in that order, hashed as such evidence is", () => {
    expect(findingsOf({ evidence: [model, graph, graph] })).toEqual(["error evidence_missing /evidence"]);
    expect(findingsOf({ evidence: [graph, model, goal] })).toEqual(["hint evidence_order /evidence/1/role"]);
    expect(findingsOf({ evidence: [model, graph, goal, goal] })).toEqual([]);
    const wrong = { ...graph, binding: model.binding };
    expect(findingsOf({ evidence: [model, wrong, goal] })).toEqual([
      "error evidence_semantics /evidence/1/binding/semantics",
    ]);
  });

  it("keep paths within .workspai/", () => {
    for (const artifact of [".workspai/../secrets", ".workspai/a/../../../etc/passwd", ".workspai/\\..\\x"]) {
      expect(findingsOf({ evidence: [{ ...model, artifact }, graph, goal] })).toEqual([
        "error path_escape /evidence/0/artifact",
      ]);
    }
    expect(findingsOf({ evidence: [{ ...model, artifact: ".workspai/a..b/c" }, graph, goal] })).toEqual([]);
  });

  it("number the workflow from 1 up", () => {
    const workflow = [first, { ...second, order: 7 }, ...laterSteps];
    expect(findingsOf({ workflow })).toEqual(["error workflow_order /workflow/1/order"]);
  });

  it("want the renewal to be for the same consumer, whatever the objective says", () => {
    const finding = "renewal_consumer /renewal/command";
    const renew = (command: string) => findingsOf({ renewal: { ...renewal, command } });
    expect(renew('workspai goal "--for-agent claude" --refresh --for-agent codex')).toEqual([`error ${finding}`]);
    expect(renew("workspai goal 'x' --for-agent=codex --refresh")).toEqual([`error ${finding}`]);
    expect(renew('workspai goal "x" --refresh')).toEqual([`hint ${finding}`]);
    expect(renew('workspai goal "a \\" --for-agent codex" --for-agent=claude')).toEqual([]);
    expect(findingsOf({ consumer: "generic", renewal: { ...renewal, command: "workspai goal x" } })).toEqual([]);
  });

  it("are checked in time linear in a hostile command", () => {
    const command = `workspai goal ${'"\\'.repeat(200_000)}`;
    const start = processorTime();
    findingsOf({ renewal: { ...renewal, command } });
    expect(processorTime() - start).toBeLessThan(2_000);
  });
});
