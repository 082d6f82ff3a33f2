import { closureReceipts, nonEmpty, returnPacket } from "../../../src/index.js";
import type { Twin } from "./twin.js";

const plain = { conclusion: "Done", evidence: ["9 passed"], gaps: [], artifactPaths: ["src/a.ts"] } as const;
const receipts = { employee_memory: {}, employee_worklog: {}, team_journal: {}, central_board: {} } as const;
const { central_board: _, ...threeReceipts } = receipts;
const bound = {
  ...plain,
  handoffId: "h",
  contractId: "c",
  dispatchId: "d",
  executionMode: "independent_task",
  closureReceipts: receipts,
} as const;
const { handoffId: _handoffId, ...withoutHandoff } = bound;
const { contractId: _contractId, ...withoutContract } = bound;
const { dispatchId: _dispatchId, ...withoutDispatch } = bound;
const { closureReceipts: _receipts, ...withoutReceipts } = bound;
const { conclusion: _conclusion, ...withoutConclusion } = plain;
const { artifactPaths: _paths, ...withoutPaths } = plain;
const found: readonly string[] = ["src/a.ts"];
const four = closureReceipts(receipts);

export const returnPacketTwins: readonly Twin[] = [
  {
    legal: () => returnPacket({ ...plain, conclusion: "Done" }),
    // @ts-expect-error Illegal<"conclusion is empty">
    illegal: () => returnPacket({ ...plain, conclusion: "" }),
  },
  {
    legal: () => returnPacket(plain),
    // @ts-expect-error Illegal<"missing conclusion">
    illegal: () => returnPacket(withoutConclusion),
  },
  {
    legal: () => returnPacket({ ...plain, evidence: ["9 passed"] }),
    // @ts-expect-error Illegal<"evidence needs at least 1 item">
    illegal: () => returnPacket({ ...plain, evidence: [] }),
  },
  {
    legal: () => returnPacket({ ...plain, evidence: ["9 passed", "1 skipped"] }),
    // @ts-expect-error Illegal<"evidence has an empty item">
    illegal: () => returnPacket({ ...plain, evidence: ["9 passed", ""] }),
  },
  {
    legal: () => returnPacket({ ...plain, artifactPaths: nonEmpty(found) }),
    // @ts-expect-error Illegal<"artifactPaths may be empty: use nonEmpty(...)">
    illegal: () => returnPacket({ ...plain, artifactPaths: found }),
    harmless: true,
  },
  {
    legal: () => returnPacket(plain),
    // @ts-expect-error Illegal<"missing artifactPaths">
    illegal: () => returnPacket(withoutPaths),
  },
  {
    legal: () => returnPacket({ ...plain, artifactPaths: ["src/a.ts"] }),
    // @ts-expect-error Illegal<"artifactPaths needs at least 1 item">
    illegal: () => returnPacket({ ...plain, artifactPaths: [] }),
  },
  {
    legal: () => returnPacket({ ...plain, gaps: ["no load test"] }),
    // @ts-expect-error Illegal<"gaps has an empty item">
    illegal: () => returnPacket({ ...plain, gaps: [""] }),
  },
  {
    legal: () => returnPacket({ ...plain, executionMode: "bounded_subagent" }),
    // @ts-expect-error "missing handoffId"
    illegal: () => returnPacket({ ...plain, executionMode: "independent_task" }),
  },
  {
    legal: () => returnPacket(bound),
    // @ts-expect-error Illegal<"missing handoffId">
    illegal: () => returnPacket(withoutHandoff),
  },
  {
    legal: () => returnPacket(bound),
    // @ts-expect-error Illegal<"missing contractId">
    illegal: () => returnPacket(withoutContract),
  },
  {
    legal: () => returnPacket(bound),
    // @ts-expect-error Illegal<"missing dispatchId">
    illegal: () => returnPacket(withoutDispatch),
  },
  {
    legal: () => returnPacket(bound),
    // @ts-expect-error Illegal<"missing closureReceipts">
    illegal: () => returnPacket(withoutReceipts),
  },
  {
    legal: () => returnPacket({ ...plain, handoffId: "h" }),
    // @ts-expect-error "missing handoffId"
    illegal: () => returnPacket({ ...plain, contractId: "c" }),
  },
  {
    legal: () => returnPacket({ ...plain, handoffId: "h", dispatchId: "d" }),
    // @ts-expect-error "missing handoffId"
    illegal: () => returnPacket({ ...plain, closureReceipts: receipts }),
  },
  {
    legal: () => returnPacket({ ...bound, closureReceipts: receipts }),
    // @ts-expect-error Illegal<"missing closureReceipts.central_board">
    illegal: () => returnPacket({ ...bound, closureReceipts: threeReceipts }),
  },
  {
    legal: () => returnPacket({ ...bound, closureReceipts: four }),
    // @ts-expect-error Type '"employee_memory"' is not assignable to type '"employee_worklog"'
    illegal: () => returnPacket({ ...bound, closureReceipts: [four[0], four[0], four[2], four[3]] }),
  },
  {
    legal: () => closureReceipts({ ...receipts }),
    // @ts-expect-error Illegal<"missing closureReceipts.central_board">
    illegal: () => closureReceipts(threeReceipts),
  },
  {
    legal: () => closureReceipts({ ...receipts, central_board: { card: 1 } }),
    // @ts-expect-error Illegal<"unknown target notice_board">
    illegal: () => closureReceipts({ ...receipts, notice_board: {} }),
  },
  {
    legal: () => closureReceipts({ ...receipts, team_journal: { page: 3 } }),
    // @ts-expect-error Type 'string' is not assignable to type 'undefined'
    illegal: () => closureReceipts({ ...receipts, team_journal: { target: "central_board" } }),
  },
  {
    legal: () => returnPacket({ ...plain, dispatchId: "d" }),
    // @ts-expect-error Illegal<"unknown option artifact_paths">
    illegal: () => returnPacket({ ...plain, artifact_paths: ["src/a.ts"] }),
  },
  {
    legal: () => returnPacket({ ...plain, executionMode: "bounded_subagent" }),
    // @ts-expect-error Type '"subagent"' is not assignable to type '"bounded_subagent" | "independent_task"
    illegal: () => returnPacket({ ...plain, executionMode: "subagent" }),
  },
];
