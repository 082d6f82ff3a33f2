import { closureReceiptContract, returnPacketContract } from "../../../generated/index.js";
import { choose, once } from "../random/choose.js";
import { type Compose, createSampler, type SampleSize } from "./sampler.js";
import { countItems, tellStory } from "./story.js";

const targets = ["employee_memory", "employee_worklog", "team_journal", "central_board"] as const;

const composeReturnPacket: Compose = ({ random, size, given }) => {
  const story = tellStory(random);
  const number = random.integer(1, 99);
  const mode = once(random, 2) ? "independent_task" : "bounded_subagent";
  const [conclusion] = story.sentences("conclusion", 1);
  const base = {
    conclusion,
    evidence: story.sentences("evidence", countItems(size, 1, 2)),
    gaps: story.sentences("gap", countItems(size, 0, 1)),
    artifact_paths: story.files(countItems(size, 1, 2)),
  };
  const ids = ["handoff", "contract", "dispatch"].map((kind) => `${kind}-${story.journey}-${number}`);
  const [handoff_id, contract_id, dispatch_id] = ids;
  if (!isBound(given, size, mode)) {
    return size === "small" ? base : { ...base, handoff_id, execution_mode: "bounded_subagent" };
  }
  return {
    ...base,
    handoff_id,
    contract_id,
    dispatch_id,
    execution_mode: "independent_task",
    closure_receipts: targets.map((target) => ({ target })),
  };
};

/** Tells whether a packet has a contract: because of what is given, or else because the seed or the size says so. */
function isBound(given: { readonly [key: string]: unknown }, size: SampleSize, drawn: string): boolean {
  if (Object.hasOwn(given, "contract_id") || Object.hasOwn(given, "closure_receipts")) return true;
  if (size === "small") return given["execution_mode"] === "independent_task";
  return (given["execution_mode"] ?? (size === "large" ? "independent_task" : drawn)) === "independent_task";
}

/**
 * Returns a return packet that people can read: bound to a contract or not, as the seed has it. The same one for a seed
 * on every machine. Throws `PacketError` where an override is refused by the contract.
 *
 * @example
 * ```ts
 * sampleReturnPacket({ overrides: { executionMode: "independent_task" } }).closure_receipts?.length; // => 4
 * ```
 */
export const sampleReturnPacket = createSampler(returnPacketContract, composeReturnPacket, [
  "artifact_paths",
  "handoff_id",
  "contract_id",
  "dispatch_id",
  "execution_mode",
  "closure_receipts",
]);

/** Returns a closure receipt that people can read. See {@link sampleReturnPacket}. */
export const sampleClosureReceipt = createSampler(closureReceiptContract, ({ random, size }) => ({
  target: choose(random, targets),
  ...(size === "small" ? {} : { note: `Closed by ${tellStory(random).agent}` }),
}));
