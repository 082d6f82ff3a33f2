/**
 * Shows real packets being accepted and refused: `npm run demo`.
 *
 * The packets are the examples that the SWL schema itself carries, and the files in examples/packets.
 */
import { readFileSync } from "node:fs";
import { type Contract, contracts } from "../src/index.js";

/** Prints the verdict on one value: accepted, or each place where it is wrong. */
function show(title: string, contract: Contract, value: unknown): void {
  const result = contract.safeParse(value);
  console.log(`${result.success ? "accepted" : "refused "}  ${title} (${contract.name})`);
  if (result.success) return;
  for (const issue of result.error.issues) console.log(`            ${issue.message}`);
  if (result.error.omitted > 0) console.log(`            and ${result.error.omitted} more`);
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
}

console.log("The examples of the SWL schema: it is closed, and each of them has a `comment` key.\n");
const { examples } = readJson("../schemas/handoff-context.schema.json") as { examples: Record<string, unknown>[] };
for (const [index, example] of examples.entries()) {
  const { comment, ...packet } = example;
  show(`example ${index + 1}, as it stands`, contracts["any-handoff-context"], example);
  show(`example ${index + 1}, without its comment`, contracts["any-handoff-context"], packet);
}

console.log("\nOne packet of every other contract, and what a small mistake in each leads to.\n");
const returnPacket = readJson("packets/return-packet.json");
show("a finished task", contracts["return-packet"], returnPacket);
const { closure_receipts, ...withoutReceipts } = returnPacket;
show("the same without its receipts", contracts["return-packet"], withoutReceipts);

const receipt = readJson("packets/closure-receipt.json");
show("a receipt", contracts["closure-receipt"], receipt);
show("a receipt for an unknown place", contracts["closure-receipt"], { ...receipt, target: "team_wiki" });

const handover = readJson("packets/handover.json");
show("an envelope", contracts["handover"], handover);
show("an envelope of cycle 0", contracts["handover"], { ...handover, cycle: 0 });

const goal = readJson("packets/goal-agent-handoff.json");
show("a goal", contracts["goal-agent-handoff"], goal);
const scope = { kind: "project", projects: ["billing-api", "billing-ui"], selectionSource: "explicit" };
show("a goal for one project with two", contracts["goal-agent-handoff"], { ...goal, scope });
