import { areTexts, hasKeys, isRecord } from "./parts.js";

/** Tells whether a value is a return packet, by hand. */
export function isReturnPacket(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { conclusion, evidence, gaps, artifact_paths, execution_mode } = value;
  if (typeof conclusion !== "string" || conclusion === "") return false;
  if (!areTexts(evidence, 1) || !areTexts(gaps, 0) || !areTexts(artifact_paths, 1)) return false;
  let keys = 4;
  if (execution_mode !== undefined) {
    if (execution_mode !== "bounded_subagent" && execution_mode !== "independent_task") return false;
    keys++;
  }
  const { handoff_id, contract_id, dispatch_id, closure_receipts } = value;
  if (handoff_id !== undefined) {
    if (typeof handoff_id !== "string" || handoff_id === "") return false;
    keys++;
  }
  if (contract_id !== undefined) {
    if (typeof contract_id !== "string" || contract_id === "") return false;
    keys++;
  }
  if (dispatch_id !== undefined) {
    if (typeof dispatch_id !== "string" || dispatch_id === "") return false;
    keys++;
  }
  if (closure_receipts !== undefined) {
    if (!areReceipts(closure_receipts)) return false;
    keys++;
  }
  if (execution_mode === "independent_task" || contract_id !== undefined || closure_receipts !== undefined) {
    if (handoff_id === undefined || contract_id === undefined || dispatch_id === undefined) return false;
    if (closure_receipts === undefined) return false;
  }
  return hasKeys(value, keys);
}

function areReceipts(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4) return false;
  let seen = 0;
  for (let index = 0; index < 4; index++) {
    const receipt = value[index];
    if (!isRecord(receipt)) return false;
    const { target } = receipt;
    if (target === "employee_memory") seen |= 1;
    else if (target === "employee_worklog") seen |= 2;
    else if (target === "team_journal") seen |= 4;
    else if (target === "central_board") seen |= 8;
    else return false;
  }
  return seen === 15;
}
