import { isIntegerFrom, isRecord } from "./parts.js";

/** Tells whether a value is a handover, by hand. */
export function isHandover(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { role, cycle, status } = value;
  if (typeof role !== "string" || role === "" || typeof status !== "string") return false;
  const action = value["next-action"];
  if (typeof action !== "string" || action === "") return false;
  if (cycle === undefined ? "cycle" in value : typeof cycle !== "string" && !isIntegerFrom(cycle, 1)) return false;
  const mode = value["dispatch-mode"];
  if (mode === undefined) {
    if ("dispatch-mode" in value) return false;
  } else if (
    mode !== "per-journey" &&
    mode !== "per-section" &&
    mode !== "grouped" &&
    mode !== "single-agent-collapsed"
  )
    return false;
  const size = value["parallel-wave-size"];
  return size === undefined ? !("parallel-wave-size" in value) : isIntegerFrom(size, 1);
}
