import { expect, it, vi } from "vitest";

it("the example of an orchestrator's loop fails as truncated, then as invalid, then succeeds", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const { asked } = await import("../../../examples/orchestrator-loop.js");
  const printed = log.mock.calls.flat().join("\n");
  log.mockRestore();
  expect(asked.attempts.map(({ result }) => result.error?.code ?? "accepted")).toEqual([
    "truncated",
    "invalid",
    "accepted",
  ]);
  expect(asked.data?.artifact_paths).toEqual(["ci/nightly.yml"]);
  expect(printed).toContain("be much shorter");
  expect(printed).toContain("/gaps is missing");
  expect(printed).toContain("=== A packet: The nightly build fails");
});
