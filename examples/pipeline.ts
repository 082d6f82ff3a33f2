/** A pipeline is walked: its steps known to the compiler, and known only at run time. */
import { type FinishedPipeline, type PipelineStep, pipeline } from "../src/index.js";

const build = pipeline({
  pipelineName: "release",
  steps: ["build", "test", "publish"],
  parentAgent: "orchestrator",
  transferCount: 1,
});
const test = build.complete({ step: "build", agentName: "builder", output: { archive: "dist.tgz" } });
const publish = test.complete({ step: "test", agentName: "tester", status: "completed" });
// The publisher needs the archive, not what the tester had to say.
const publisherContext = publish.withResults(({ step }) => step === 1);
const finished = publish.complete({ step: "publish", agentName: "publisher" });

const planned: readonly string[] = ["draft", "review"];
let position: PipelineStep | FinishedPipeline = pipeline({
  pipelineName: "documentation",
  steps: planned,
  parentAgent: "orchestrator",
  transferCount: 1,
});
while (!position.isFinished) position = position.complete({ step: position.step, agentName: "writer" });

console.log(JSON.stringify({ publisherContext, results: finished.results, planned: position.results }, undefined, 2));
