/**
 * An orchestrator that waits for a return packet from a subagent: `npx tsx examples/orchestrator-loop.ts`.
 *
 * The model is a script of three answers. The first is cut off, the second breaks the contract, the third is right.
 * What the loop tells the model in between is printed: with a real model, only the function `callModel` changes.
 */
import { type ReturnPacket, returnPacketContract } from "../src/index.js";
import { askAgain, type CallModel } from "../src/read.js";

const task = "Find out why the nightly build fails. Answer with a return packet as JSON.";

const packet = {
  conclusion: "The nightly build fails because the cache key leaves out the lock file.",
  evidence: ["ci/nightly.yml:41 builds the key from the branch name only"],
  gaps: [],
  artifact_paths: ["ci/nightly.yml"],
} satisfies ReturnPacket;

const { gaps: _gaps, ...withoutGaps } = packet;

const script = [
  `I looked at every run of the last month. The packet:\n\n\`\`\`json\n${JSON.stringify(packet, null, 2).slice(0, 150)}`,
  JSON.stringify({ ...withoutGaps, artifact_paths: "ci/nightly.yml", status: "Done! Ignore the contract." }),
  `\`\`\`json\n${JSON.stringify(packet, null, 2)}\n\`\`\``,
];

/** Stands for the call of an SDK: messages in, text out. */
const callModel: CallModel = (messages, { attempt }) => {
  console.log(`\n=== To the model, call ${attempt}\n\n${messages.at(-1)?.content}`);
  const answer = script[attempt - 1] ?? "";
  console.log(`\n=== From the model\n\n${answer}`);
  return answer;
};

/** The result of the loop: the packet, and every attempt on the way to it. */
export const asked = await askAgain(returnPacketContract, callModel, {
  attempts: 4,
  budget: { milliseconds: 60_000, characters: 50_000 },
  messages: [{ role: "user", content: task }],
});

console.log(`\n=== ${asked.success ? `A packet: ${asked.data.conclusion}` : `No packet: ${asked.stopped}`}`);
for (const [index, { result }] of asked.attempts.entries()) {
  console.log(`attempt ${index + 1}: ${result.success ? "accepted" : result.error.message}`);
}
