import { createRandom, type Random } from "../../src/testing/random/random.js";
import type { Settings, Suite } from "./harness/suite.js";
import { isIntegerFrom, isRecord, type JsonRecord } from "./validation/by-hand/parts.js";

const table = "an object of ten keys";
const counts = [1, 4, 8, 16, 100] as const;

/**
 * Two ways to check a closed object, by how many shapes objects have: orders in which their keys stand. The engine
 * remembers four shapes at each place where a key is read by its name; a walk has no such limit. It decides which of the two
 * generated checks are made of.
 */
export const shapes: Suite = {
  name: "shapes",
  title: "Shapes: two ways to check a closed object, by the number of orders that its keys come in",
  base: "one walk",
  parts: () =>
    counts.map((count) => ({
      name: `${count} shapes`,
      run: async (settings: Settings) => {
        const { measure, planFor } = await import("./harness/measure.js");
        const inputs = createObjects(count);
        const cases = Object.entries(checks).map(([row, check]) => {
          // The cast holds for the objects that were made.
          return { table, row, column: `${count}`, run: (value: unknown) => check(value as JsonRecord), inputs };
        });
        return { figures: await measure(cases, planFor(settings)) };
      },
    })),
  targets: [],
};

const example = {
  ...{
    reason: "pipeline_execution",
    parentAgent: "planner",
    transferCount: 3,
    pipelineName: "deliver",
    currentStep: 3,
  },
  ...{ totalSteps: 12, sessionId: "session-1", isLastStep: false, pipelineData: { a: 1 }, metadata: { b: 2 } },
};

/** Makes a hundred objects, with their keys in so many orders. */
function createObjects(orders: number): readonly unknown[] {
  const random = createRandom(orders);
  const shuffled = Array.from({ length: orders }, () => shuffle(Object.entries(example), random));
  return Array.from({ length: 100 }, (_, index) => {
    return JSON.parse(JSON.stringify(Object.fromEntries(shuffled[index % orders] ?? [])));
  });
}

function shuffle<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => [random.integer(0, 1_000_000), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);
}

const checks: Readonly<Record<string, (value: JsonRecord) => boolean>> = {
  "one walk": checkInOneWalk,
  "by name, then a walk for unknown keys": checkByName,
};

function checkInOneWalk(value: JsonRecord): boolean {
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "reason":
        found++;
        if (property !== "pipeline_execution") return false;
        break;
      case "parentAgent":
      case "pipelineName":
        found++;
        if (typeof property !== "string") return false;
        break;
      case "transferCount":
      case "currentStep":
      case "totalSteps":
        found++;
        if (!isIntegerFrom(property, 0)) return false;
        break;
      case "sessionId":
        if (typeof property !== "string") return false;
        break;
      case "isLastStep":
        if (typeof property !== "boolean") return false;
        break;
      case "pipelineData":
      case "metadata":
        if (!isRecord(property)) return false;
        break;
      default:
        return false;
    }
  }
  return found === 6;
}

function checkByName(value: JsonRecord): boolean {
  const { reason, parentAgent, transferCount, pipelineName } = value;
  if (reason !== "pipeline_execution" || typeof parentAgent !== "string") return false;
  if (!isIntegerFrom(transferCount, 0) || typeof pipelineName !== "string") return false;
  const { currentStep, totalSteps, sessionId, isLastStep } = value;
  if (!isIntegerFrom(currentStep, 0) || !isIntegerFrom(totalSteps, 0)) return false;
  if (sessionId !== undefined && typeof sessionId !== "string") return false;
  if (isLastStep !== undefined && typeof isLastStep !== "boolean") return false;
  const { pipelineData, metadata } = value;
  if (pipelineData !== undefined && !isRecord(pipelineData)) return false;
  if (metadata !== undefined && !isRecord(metadata)) return false;
  for (const key in value) {
    switch (key) {
      case "reason":
      case "parentAgent":
      case "transferCount":
      case "pipelineName":
      case "currentStep":
      case "totalSteps":
        break;
      case "sessionId":
      case "isLastStep":
      case "pipelineData":
      case "metadata":
        if (value[key] === undefined) return false;
        break;
      default:
        return false;
    }
  }
  return true;
}
