import { describe, expect, it } from "vitest";
import { type FinishedPipeline, isPipelineContext, type PipelineStep, pipeline } from "../../../src/index.js";
import { isDeeplyFrozen, issuesOf, untyped } from "./thrown.js";

const release = { pipelineName: "release", parentAgent: "lead", transferCount: 2, sessionId: "s" } as const;

describe("a pipeline of three known steps", () => {
  const build = pipeline({ ...release, steps: ["build", "test", "publish"] });
  const test = build.complete({
    step: "build",
    agentName: "builder",
    output: { archive: "dist.tgz" },
    status: "completed",
  });
  const publish = test.complete({ step: "test", agentName: "tester", status: "skipped" });
  const finished = publish.complete({ step: "publish", agentName: "publisher" });

  it("lets its functions be taken out of it", () => {
    const { complete, withResults } = build;
    expect(complete({ step: "build", agentName: "builder" }).step).toBe("test");
    expect(withResults(() => true)).toEqual(build.context);
    expect(Object.isFrozen(build)).toBe(true);
    const later = publish.withResults;
    expect(later(({ status }) => status === "skipped").stepResults).toHaveLength(1);
  });

  it("derives the numbers of the steps, and which is the last", () => {
    const { pipelineName, parentAgent, transferCount, sessionId } = release;
    const shared = { reason: "pipeline_execution", pipelineName, parentAgent, transferCount, sessionId, totalSteps: 3 };
    expect(build.context).toEqual({ ...shared, currentStep: 1, isLastStep: false });
    expect(publish.context).toEqual({
      ...shared,
      currentStep: 3,
      isLastStep: true,
      stepResults: [
        { step: 1, agentName: "builder", output: { archive: "dist.tgz" }, status: "completed" },
        { step: 2, agentName: "tester", status: "skipped" },
      ],
    });
    expect([build, test, publish].every(({ context }) => isPipelineContext(context) && isDeeplyFrozen(context))).toBe(
      true,
    );
  });

  it("says where it is, in types as in values", () => {
    expect([build.step satisfies "build", test.step satisfies "test", publish.step satisfies "publish"]).toEqual([
      "build",
      "test",
      "publish",
    ]);
    expect([build.hasNext satisfies true, test.hasNext satisfies true, publish.hasNext satisfies false]).toEqual([
      true,
      true,
      false,
    ]);
    expect([publish.isFinished satisfies false, finished.isFinished satisfies true]).toEqual([false, true]);
    expect(build.context.transferCount satisfies 2).toBe(2);
  });

  it("ends with the results of all steps", () => {
    expect(finished.results.map(({ step, agentName }) => [step, agentName])).toEqual([
      [1, "builder"],
      [2, "tester"],
      [3, "publisher"],
    ]);
    expect(isDeeplyFrozen(finished)).toBe(true);
    expect("complete" in finished).toBe(false);
  });

  it("gives an agent only the results that matter to it, and the next agents all the same", () => {
    const context = publish.withResults(({ status }) => status === "completed");
    expect(context.stepResults?.map(({ step }) => step)).toEqual([1]);
    expect("stepResults" in publish.withResults(() => false)).toBe(false);
    expect(publish.context.stepResults).toHaveLength(2);
  });

  it("can be completed twice from one step, since no step changes", () => {
    const other = build.complete({ step: "build", agentName: "another" });
    expect(other.context.stepResults?.[0]?.agentName).toBe("another");
    expect(test.context.stepResults?.[0]?.agentName).toBe("builder");
  });
});

describe("what the steps of a pipeline share", () => {
  it("is copied, and replaced by the result of a step", () => {
    const pipelineData = { tries: 1 };
    const first = pipeline({ ...release, steps: ["a", "b"], pipelineData });
    pipelineData.tries = 9;
    const second = first.complete({ step: "a", agentName: "x", pipelineData: { tries: 2 } });
    expect(first.context.pipelineData).toEqual({ tries: 1 });
    expect(second.context.pipelineData).toEqual({ tries: 2 });
    expect(second.complete({ step: "b", agentName: "x" }).pipelineData).toEqual({ tries: 2 });
  });

  it("includes the metadata, as it was when the pipeline began", () => {
    const metadata = { tags: ["a"] };
    const first = pipeline({ ...release, steps: ["a", "b"], metadata });
    metadata.tags.push("b");
    expect(first.complete({ step: "a", agentName: "x" }).context.metadata).toEqual({ tags: ["a"] });
  });
});

describe("a pipeline whose steps are known only at run time", () => {
  function walk(steps: readonly string[]): FinishedPipeline {
    let position: PipelineStep | FinishedPipeline = pipeline({ ...release, transferCount: Number(2), steps });
    while (!position.isFinished)
      position = position.complete({ step: position.step, agentName: `does ${position.step}` });
    return position;
  }

  it("is walked by asking whether it is finished", () => {
    const steps = Array.from({ length: 30 }, (_, index) => `step ${index + 1}`);
    expect(walk(steps).results.map(({ agentName }) => agentName)).toEqual(steps.map((step) => `does ${step}`));
    expect(walk(["only"]).results).toHaveLength(1);
  });

  it("is refused without steps, or with one that has no name", () => {
    expect(issuesOf(() => walk([]))).toEqual(["type /steps"]);
    expect(issuesOf(() => walk(["a", ""]))).toEqual(["type /steps"]);
    expect(issuesOf(() => untyped(pipeline)({ ...release, steps: "ab" }))).toEqual(["type /steps"]);
  });

  it("refuses the result of another step, and what is no result", () => {
    const steps: readonly string[] = ["a", "b"];
    const first = pipeline({ ...release, steps });
    const complete = untyped(first.complete.bind(first));
    expect(issuesOf(() => first.complete({ step: "b", agentName: "x" }))).toEqual(["const /step"]);
    expect(issuesOf(() => complete({ step: "a" }))).toEqual(["required /stepResults/0/agentName"]);
    expect(issuesOf(() => complete({ step: "a", agentName: "x", output: () => 1 }))).toEqual([
      "type /stepResults/0/output",
    ]);
    expect(issuesOf(() => complete({ step: "a", agentName: "x", stepResults: [] }))).toEqual([
      "unknown_key /stepResults",
    ]);
  });

  it("checks the result of the last step as well", () => {
    const last = pipeline({ ...release, steps: ["a"] });
    const complete = untyped(last.complete.bind(last));
    expect(issuesOf(() => complete({ step: "a", agentName: "x", status: "done" }))).toEqual([
      "enum /stepResults/0/status",
    ]);
  });
});
