/**
 * Reads the return packet out of a chatty answer: `npx tsx examples/read-chatty-answer.ts`.
 */
import { returnPacketContract } from "../src/index.js";
import { readPacket } from "../src/read.js";

const answer = `<think>
The user wants a packet. Maybe {"conclusion": "not sure yet"}?
</think>

Done! The retry now works; I left the {timeout} placeholder alone. Here is the packet:

\`\`\`js
{
  conclusion: 'The checkout doesn't give up after one failed payment any more', // the gist
  evidence: [
    "npm test: 214 passed",
    "https://ci.example.com/runs/88",
  ],
  gaps: [],
  artifact_paths: ["src/pay.ts"],
}
\`\`\` Tell me if you need anything else.`;

const result = readPacket(returnPacketContract, answer);
if (!result.success) throw result.error;

const { data, span, repairs } = result;
console.log(data.conclusion);
console.log(`${data.evidence.length} pieces of evidence, ${data.gaps.length} gaps; found at line ${span.line}.`);
for (const { kind, line, column } of repairs) console.log(`repaired at ${line}:${column}: ${kind}`);

const cut = readPacket(returnPacketContract, answer.slice(0, answer.indexOf("gaps")));
if (!cut.success)
  console.log(`\nCut off, it is refused as ${cut.error.code}. For the model's next turn:\n${cut.feedback}`);
