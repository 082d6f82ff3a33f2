import { describe, expect, it } from "vitest";
import { closureReceipts, isNonEmpty, nonEmpty, returnPacket, safeParseReturnPacket } from "../../../src/index.js";
import { isDeeplyFrozen, issuesOf, refusalOf, untyped } from "./thrown.js";

const plain = { conclusion: "Done", evidence: ["9 passed"], gaps: [], artifactPaths: ["src/a.ts"] } as const;
const receipts = {
  employee_memory: { entry: "m" },
  employee_worklog: {},
  team_journal: {},
  central_board: { card: { id: 12 } },
} as const;
const anyPacket = untyped(returnPacket);

describe("returnPacket", () => {
  it("gives the packet the contract's own keys", () => {
    const packet = returnPacket({
      ...plain,
      handoffId: "h",
      contractId: "c",
      dispatchId: "d",
      executionMode: "independent_task",
      closureReceipts: receipts,
    });
    expect(packet).toEqual({
      conclusion: "Done",
      evidence: ["9 passed"],
      gaps: [],
      artifact_paths: ["src/a.ts"],
      handoff_id: "h",
      contract_id: "c",
      dispatch_id: "d",
      execution_mode: "independent_task",
      closure_receipts: [
        { target: "employee_memory", entry: "m" },
        { target: "employee_worklog" },
        { target: "team_journal" },
        { target: "central_board", card: { id: 12 } },
      ],
    });
    expect(packet.closure_receipts[0].target).toBe("employee_memory");
  });

  it("leaves no key behind where an option is undefined", () => {
    const packet = returnPacket({
      ...plain,
      handoffId: undefined,
      executionMode: undefined,
      closureReceipts: undefined,
    });
    expect(Object.keys(packet)).toEqual(["conclusion", "evidence", "gaps", "artifact_paths"]);
  });

  it("knows an unbound packet from a bound one", () => {
    expect(returnPacket(plain).closure_receipts satisfies undefined).toBeUndefined();
  });

  it("takes the receipts as closureReceipts returns them", () => {
    const ids = { handoffId: "h", contractId: "c", dispatchId: "d" } as const;
    const direct = returnPacket({ ...plain, ...ids, closureReceipts: receipts });
    expect(returnPacket({ ...plain, ...ids, closureReceipts: closureReceipts(receipts) })).toEqual(direct);
  });

  it("copies, so that later changes do not reach the packet, and freezes the copy", () => {
    const evidence: [string, ...string[]] = ["9 passed"];
    const card = { id: 12 };
    const ids = { handoffId: "h", contractId: "c", dispatchId: "d" } as const;
    const packet = returnPacket({
      ...plain,
      ...ids,
      evidence,
      closureReceipts: { ...receipts, central_board: { card } },
    });
    evidence.push("");
    card.id = 13;
    expect(packet.evidence).toEqual(["9 passed"]);
    expect(packet.closure_receipts[3]["card"]).toEqual({ id: 12 });
    expect(isDeeplyFrozen(packet)).toBe(true);
  });

  it("refuses what only the run can see, with the issues of the parser", () => {
    const empty: string = "";
    const refused = refusalOf(() => returnPacket({ ...plain, conclusion: empty, gaps: ["a", empty] }));
    const parsed = safeParseReturnPacket({
      conclusion: "",
      evidence: ["9 passed"],
      gaps: ["a", ""],
      artifact_paths: ["src/a.ts"],
    });
    expect(refused.code).toBe("invalid");
    expect(refused.contract).toBe("return-packet");
    expect(refused.issues).toEqual(parsed.error?.issues);
    expect(refused.issues.map(({ pointer }) => pointer)).toEqual(["/conclusion", "/gaps/1"]);
  });

  it("refuses callers without types as the parser does", () => {
    expect(issuesOf(() => anyPacket({ ...plain, evidence: 3 }))).toEqual(["type /evidence"]);
    expect(issuesOf(() => anyPacket({ conclusion: "Done" }))).toEqual([
      "required /evidence",
      "required /gaps",
      "required /artifact_paths",
    ]);
    const missing = {
      ...plain,
      handoffId: "h",
      contractId: "c",
      dispatchId: "d",
      closureReceipts: { team_journal: {} },
    };
    expect(issuesOf(() => anyPacket(missing))).toContain("min_items /closure_receipts");
  });

  it("refuses options that are none, and options that are not known", () => {
    for (const options of [undefined, null, 3, "text", [], () => plain]) {
      expect(issuesOf(() => anyPacket(options))).toEqual(["type "]);
    }
    expect(issuesOf(() => anyPacket({ ...plain, artifact_paths: ["b"] }))).toEqual(["unknown_key /artifact_paths"]);
    const board = { ...plain, closureReceipts: { ...receipts, notice_board: {} } };
    expect(issuesOf(() => anyPacket(board))).toEqual(["unknown_key /closureReceipts/notice_board"]);
  });
});

describe("closureReceipts", () => {
  it("refuses a receipt with the target of another, and one that is missing or no object", () => {
    const build = untyped(closureReceipts);
    expect(build({ ...receipts })).toHaveLength(4);
    expect(issuesOf(() => build({ ...receipts, team_journal: undefined }))).toEqual(["required /team_journal"]);
    expect(issuesOf(() => build({ ...receipts, team_journal: "page 3" }))).toEqual(["type /team_journal"]);
    const twice = { ...receipts, team_journal: { target: "central_board" } };
    expect(issuesOf(() => build(twice))).toEqual(["required /team_journal"]);
  });
});

describe("nonEmpty", () => {
  it("returns the very list, or refuses it", () => {
    const list: readonly number[] = [1];
    expect(nonEmpty(list)).toBe(list);
    expect(isNonEmpty(list)).toBe(true);
    expect(isNonEmpty([])).toBe(false);
    expect(issuesOf(() => nonEmpty([]))).toEqual(["min_items "]);
  });
});
