import { describe, expect, it } from "vitest";
import { type ReturnPacket, returnPacketContract } from "../../src/index.js";
import { assignmentsTo } from "../helpers/assignments.js";

const { accepts, refuses } = assignmentsTo(returnPacketContract);

const [conclusion, evidence, gaps, artifact_paths] = ["Works.", ["214 passed"], [], ["src/checkout.ts"]] as const;
const packet = { conclusion, evidence, gaps, artifact_paths };
const [handoff_id, contract_id, dispatch_id] = ["handoff-7", "contract-31", "dispatch-2"] as const;
const ids = { handoff_id, contract_id, dispatch_id };
const memory = { target: "employee_memory" } as const;
const worklog = { target: "employee_worklog" } as const;
const journal = { target: "team_journal" } as const;
const board = { target: "central_board" } as const;
const closure_receipts = [memory, worklog, journal, board] as const;
const bound = { ...packet, ...ids, closure_receipts };
const independent = "independent_task";

describe("ReturnPacket", () => {
  it("needs a conclusion", () => {
    accepts({ conclusion, evidence, gaps, artifact_paths });
    // @ts-expect-error conclusion is required
    refuses({ evidence, gaps, artifact_paths });
  });

  it("needs evidence", () => {
    accepts({ conclusion, evidence, gaps, artifact_paths });
    // @ts-expect-error evidence is required
    refuses({ conclusion, gaps, artifact_paths });
  });

  it("needs a list of gaps", () => {
    accepts({ conclusion, evidence, gaps, artifact_paths });
    // @ts-expect-error gaps is required
    refuses({ conclusion, evidence, artifact_paths });
  });

  it("needs artifact paths", () => {
    accepts({ conclusion, evidence, gaps, artifact_paths });
    // @ts-expect-error artifact_paths is required
    refuses({ conclusion, evidence, gaps });
  });

  it("needs at least one piece of evidence", () => {
    accepts({ ...packet, evidence: ["214 passed"] });
    // @ts-expect-error evidence has at least one item
    refuses({ ...packet, evidence: [] });
  });

  it("needs at least one artifact path", () => {
    accepts({ ...packet, artifact_paths: ["src/checkout.ts"] });
    // @ts-expect-error artifact_paths has at least one item
    refuses({ ...packet, artifact_paths: [] });
  });

  it("has text for a conclusion", () => {
    accepts({ ...packet, conclusion: "Works." });
    // @ts-expect-error conclusion is text
    refuses({ ...packet, conclusion: 1 });
  });

  it("has text for gaps", () => {
    accepts({ ...packet, gaps: ["No load test."] });
    // @ts-expect-error a gap is text
    refuses({ ...packet, gaps: [null] });
  });

  it("has no other keys", () => {
    accepts({ ...packet, handoff_id });
    // @ts-expect-error confidence is not a known key
    refuses({ ...packet, confidence: 0.9 });
  });

  it("has one of two execution modes", () => {
    accepts({ ...packet, execution_mode: "bounded_subagent" });
    // @ts-expect-error detached is no execution mode
    refuses({ ...packet, execution_mode: "detached" });
  });

  it("leaves an optional key out rather than setting it to undefined", () => {
    accepts({ ...packet, handoff_id });
    // @ts-expect-error undefined is not a JSON value
    refuses({ ...packet, handoff_id: undefined });
  });

  it("of an independent task needs ids and receipts", () => {
    accepts({ ...packet, ...ids, closure_receipts, execution_mode: independent });
    // @ts-expect-error an independent task has three ids and the receipts
    refuses({ ...packet, execution_mode: independent });
  });

  it("of an independent task needs receipts", () => {
    accepts({ ...packet, ...ids, closure_receipts, execution_mode: independent });
    // @ts-expect-error an independent task has receipts
    refuses({ ...packet, ...ids, execution_mode: independent });
  });

  it("of an independent task needs a handoff id", () => {
    accepts({ ...packet, handoff_id, contract_id, dispatch_id, closure_receipts, execution_mode: independent });
    // @ts-expect-error an independent task has a handoff_id
    refuses({ ...packet, contract_id, dispatch_id, closure_receipts, execution_mode: independent });
  });

  it("of an independent task needs a contract id", () => {
    accepts({ ...packet, handoff_id, contract_id, dispatch_id, closure_receipts, execution_mode: independent });
    // @ts-expect-error an independent task has a contract_id
    refuses({ ...packet, handoff_id, dispatch_id, closure_receipts, execution_mode: independent });
  });

  it("of an independent task needs a dispatch id", () => {
    accepts({ ...packet, handoff_id, contract_id, dispatch_id, closure_receipts, execution_mode: independent });
    // @ts-expect-error an independent task has a dispatch_id
    refuses({ ...packet, handoff_id, contract_id, closure_receipts, execution_mode: independent });
  });

  it("with a contract id needs the other two and the receipts", () => {
    accepts({ ...packet, handoff_id, contract_id, dispatch_id, closure_receipts });
    // @ts-expect-error contract_id does not come alone
    refuses({ ...packet, contract_id });
  });

  it("with receipts needs the ids", () => {
    accepts({ ...packet, ...ids, closure_receipts });
    // @ts-expect-error receipts do not come without the ids
    refuses({ ...packet, closure_receipts });
  });

  it("of a bounded subagent with a contract needs receipts too", () => {
    accepts({ ...bound, execution_mode: "bounded_subagent" });
    // @ts-expect-error contract_id does not come without receipts
    refuses({ ...packet, ...ids, execution_mode: "bounded_subagent" });
  });

  it("may be written out in full", () => {
    accepts({
      conclusion: "Works.",
      evidence: ["214 passed"],
      gaps: [],
      artifact_paths: ["src/checkout.ts"],
      handoff_id: "handoff-7",
      contract_id: "contract-31",
      dispatch_id: "dispatch-2",
      closure_receipts: [
        { target: "employee_memory" },
        { target: "employee_worklog", entry: 12 },
        { target: "team_journal" },
        { target: "central_board" },
      ],
    });
  });

  it("has no fewer than four receipts", () => {
    const [four, three] = [[memory, worklog, journal, board] as const, [memory, worklog, journal] as const];
    accepts({ ...packet, ...ids, closure_receipts: four });
    // @ts-expect-error there are four receipts
    refuses({ ...packet, ...ids, closure_receipts: three });
  });

  it("has no more than four receipts", () => {
    const four = [memory, worklog, journal, board] as const;
    accepts({ ...packet, ...ids, closure_receipts: four });
    const five = [...four, { ...board, page: 2 }] as const;
    // @ts-expect-error there are four receipts
    refuses({ ...packet, ...ids, closure_receipts: five });
  });

  it("has receipts with a target", () => {
    accepts({ ...packet, ...ids, closure_receipts: [memory, worklog, journal, { ...board, page: 2 }] as const });
    // @ts-expect-error a receipt has a target
    refuses({ ...packet, ...ids, closure_receipts: [memory, worklog, journal, { page: 2 }] as const });
  });

  it("has receipts with a known target", () => {
    accepts({ ...packet, ...ids, closure_receipts: [memory, worklog, journal, { target: "central_board" }] as const });
    // @ts-expect-error the board is no target
    refuses({ ...packet, ...ids, closure_receipts: [memory, worklog, journal, { target: "the_board" }] as const });
  });

  it("cannot be changed", () => {
    const frozen: ReturnPacket = packet;
    const change = () => {
      // @ts-expect-error properties are readonly
      frozen.conclusion = "";
      // @ts-expect-error arrays are readonly
      frozen.evidence.push("");
    };
    expect(change).toBeTypeOf("function");
  });
});
