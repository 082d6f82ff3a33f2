/**
 * Shows real packets being accepted and refused: `npm run demo`.
 *
 * They come from everywhere packets come from: the examples that the SWL schema itself carries, files in
 * examples/packets, builders, and the answer of a model.
 */
import { readFileSync } from "node:fs";
import {
  type Contract,
  contracts,
  handover,
  PacketError,
  pipeline,
  returnPacket,
  taskDelegation,
} from "../src/index.js";
import { readPacket } from "../src/read.js";

/** Prints the verdict on one value: accepted, or each place where it is wrong. */
function show(title: string, contract: Contract, value: unknown): void {
  const result = contract.safeParse(value);
  console.log(`${result.success ? "accepted" : "refused "}  ${title} (${contract.name})`);
  if (!result.success) showError(result.error);
}

function showError({ issues, omitted }: PacketError): void {
  for (const issue of issues) console.log(`            ${issue.message}`);
  if (omitted > 0) console.log(`            and ${omitted} more`);
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
}

console.log("The examples of the SWL schema: it is closed, and each of them has a `comment` key.\n");
// The cast holds: the schema file is part of this repository, byte for byte.
const { examples } = readJson("../schemas/handoff-context.schema.json") as { examples: Record<string, unknown>[] };
for (const [index, example] of examples.entries()) {
  const { comment, ...packet } = example;
  show(`example ${index + 1}, as it stands`, contracts["any-handoff-context"], example);
  show(`example ${index + 1}, without its comment`, contracts["any-handoff-context"], packet);
}

console.log("\nA packet of every other contract from a file, and what a small mistake in each leads to.\n");
const finished = readJson("packets/return-packet.json");
show("a finished task", contracts["return-packet"], finished);
const { closure_receipts, ...withoutReceipts } = finished;
show("the same without its receipts", contracts["return-packet"], withoutReceipts);

const receipt = readJson("packets/closure-receipt.json");
show("a receipt", contracts["closure-receipt"], receipt);
show("a receipt for an unknown place", contracts["closure-receipt"], { ...receipt, target: "team_wiki" });

const envelope = readJson("packets/handover.json");
show("an envelope", contracts["handover"], envelope);
show("an envelope of cycle 0", contracts["handover"], { ...envelope, cycle: 0 });

const goal = readJson("packets/goal-agent-handoff.json");
show("a goal", contracts["goal-agent-handoff"], goal);
const scope = { kind: "project", projects: ["billing-api", "billing-ui"], selectionSource: "explicit" };
show("a goal for one project with two", contracts["goal-agent-handoff"], { ...goal, scope });

console.log("\nPackets that builders made: what is wrong does not compile, or throws.\n");
const build = pipeline({ pipelineName: "release", steps: ["build", "publish"], parentAgent: "lead", transferCount: 1 });
const publish = build.complete({ step: "build", agentName: "builder", output: { archive: "dist.tgz" } });
show("the last step of a pipeline", contracts["pipeline-context"], publish.context);
const task = { parentAgent: "lead", transferCount: 2, taskId: "T-03", taskDescription: "Add POST /users" };
show("a task of a plan", contracts["task-delegation-context"], taskDelegation(task));
const first = { role: "section-checkout", status: "complete", nextAction: "start cycle 2", parallelWaveSize: 4 };
show("a first cycle", contracts["handover"], handover.firstCycle({ ...first, dispatchMode: "per-section" }));
const fromElsewhere: string = "";
try {
  returnPacket({ conclusion: fromElsewhere, evidence: ["npm test: 9 passed"], gaps: [], artifactPaths: ["src/a.ts"] });
} catch (error) {
  if (!(error instanceof PacketError)) throw error;
  console.log("refused   a conclusion that turned out to be empty (return-packet)");
  showError(error);
}

console.log("\nWhat a model answered, and what it is told where that is no packet.\n");
const answer = `Done! Here is my packet:
\`\`\`json
{ "conclusion": "Checkout works", "evidence": ["npm test: 42 passed"], "gaps": [], "artifact_paths": ["src/a.ts"], }
\`\`\``;
for (const [title, text] of [
  ["a chatty answer", answer],
  ["the same, cut off", answer.slice(0, 90)],
] as const) {
  const read = readPacket(contracts["return-packet"], text);
  console.log(`${read.success ? "read    " : "refused "}  ${title} (return-packet)`);
  if (read.success)
    for (const { kind, line } of read.repairs) console.log(`            repaired in line ${line}: ${kind}`);
  else console.log(read.feedback.replace(/^/gm, "            "));
}
