import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Contract,
  closureReceiptContract,
  closureReceipts,
  type FinishedPipeline,
  findingsFor,
  goalAgentHandoffContract,
  goalHandoff,
  handoffContext,
  handoffContextContract,
  handover,
  handoverContract,
  nextTransfer,
  type PipelineStep,
  pipeline,
  pipelineContextContract,
  returnPacket,
  returnPacketContract,
  taskDelegation,
  taskDelegationContextContract,
} from "../../src/index.js";
import { disagreementReason } from "../helpers/disagreements.js";
import { compileAjv } from "../helpers/oracles.js";
import { report, runs, seeded } from "../helpers/runs.js";
import { zodSchemas } from "../helpers/zod-schemas.js";
import { isDeeplyFrozen, untyped } from "../unit/builders/thrown.js";
import { handoffContextOptions, nextTransferOptions, pipelineWalk, taskDelegationOptions } from "./options/contexts.js";
import { goalHandoffOptions } from "./options/goal.js";
import { firstCycleOptions, handoverOptions, outsideWaveOptions } from "./options/handover.js";
import { closureReceiptsOptions, returnPacketOptions } from "./options/return-packet.js";

const [seed, count] = [seeded(20_260_816), runs(10_000)];

/** Returns what must hold of each packet that a builder returns. `hints` are the findings that may remain. */
function lawsOf(contract: Contract, hints: readonly string[] = []): (packet: unknown) => void {
  const ajv = compileAjv(contract.jsonSchema);
  // The cast holds because both records have the names of all contracts.
  const zod = zodSchemas[contract.name as keyof typeof zodSchemas];
  return (packet) => {
    if (!contract.is(packet)) expect.fail("the guard refuses it");
    if (!zod.safeParse(packet).success) expect.fail("Zod refuses it");
    const verdict = ajv(packet);
    if (verdict !== true && disagreementReason("Ajv", packet, verdict) === undefined) expect.fail("Ajv refuses it");
    const findings = findingsFor(contract.name, packet).filter(({ code }) => !hints.includes(code));
    if (findings.length > 0) expect.fail(`it breaks a rule: ${findings[0]?.message}`);
    if (!isDeeplyFrozen(packet)) expect.fail("it is not frozen");
    if (holdsUndefined(packet)) expect.fail("it holds an undefined key");
  };
}

function holdsUndefined(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === undefined;
  return Object.values(value).some(holdsUndefined);
}

function check<Options>(builder: string, options: fc.Arbitrary<Options>, law: (options: Options) => void): void {
  fc.assert(fc.property(options, law), { numRuns: count, seed });
  report(`  ${builder}: ${count} packets from seed ${seed}`);
}

/** A builder with its contract, legal options, and the hints that these leave. */
type Row = readonly [string, (options: unknown) => unknown, Contract, fc.Arbitrary<object>, (readonly string[])?];

const rows: readonly Row[] = [
  ["returnPacket", untyped(returnPacket), returnPacketContract, returnPacketOptions],
  ["handoffContext", untyped(handoffContext), handoffContextContract, handoffContextOptions],
  ["taskDelegation", untyped(taskDelegation), taskDelegationContextContract, taskDelegationOptions],
  ["handover", untyped(handover), handoverContract, handoverOptions],
  ["handover outside waves", untyped(handover), handoverContract, outsideWaveOptions, ["dispatch_mode_missing"]],
  ["handover.firstCycle", untyped(handover.firstCycle), handoverContract, firstCycleOptions],
  ["goalHandoff", untyped(goalHandoff), goalAgentHandoffContract, goalHandoffOptions],
];

describe("what a builder returns for legal options, every implementation accepts, and no rule is broken", () => {
  for (const [builder, build, contract, options, hints] of rows) {
    it(builder, { timeout: 600_000 }, () => {
      const hold = lawsOf(contract, hints);
      check(builder, options, (legal) => hold(build(legal)));
    });
  }

  it("closureReceipts", { timeout: 600_000 }, () => {
    const hold = lawsOf(closureReceiptContract);
    check("closureReceipts", closureReceiptsOptions, (legal) => closureReceipts(legal).forEach(hold));
  });

  it("nextTransfer", { timeout: 600_000 }, () => {
    const hold = lawsOf(handoffContextContract);
    const [first, next] = [untyped(handoffContext), untyped(nextTransfer)];
    check("nextTransfer", nextTransferOptions, ({ context, options }) => hold(next(first(context), options)));
  });

  it("pipeline", { timeout: 600_000 }, () => {
    const hold = lawsOf(pipelineContextContract);
    check("pipeline", pipelineWalk, ({ options, results }) => {
      // The cast holds for steps that are known only at run time, as these are.
      let position = untyped(pipeline)(options) as unknown as PipelineStep | FinishedPipeline;
      for (const result of results) {
        if (position.isFinished) break;
        hold(position.context);
        hold(position.withResults(({ step }) => step % 2 === 0));
        position = position.complete({ ...result, step: position.step });
      }
      if (!position.isFinished || position.results.length !== options.steps.length) expect.fail("it did not finish");
    });
  });
});
