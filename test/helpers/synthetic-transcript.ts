import { handoverContract, returnPacketContract } from "../../src/index.js";
import { readPacket } from "../../src/read.js";
import { nearMisses, noiseKinds, noisyAnswer, sampleHandover, sampleReturnPacket } from "../../src/testing.js";

/** How an attempt in a synthetic transcript ends. */
export type SyntheticOutcome = string;

/** A few lines of a transcript that belong together, and the attempt that they hold, if there is one. */
export interface SyntheticRound {
  readonly lines: readonly string[];
  readonly attempts: readonly {
    readonly contract: string;
    readonly outcome: SyntheticOutcome;
    readonly agent: string | null;
  }[];
}

interface Answer {
  readonly text: string;
  readonly contract: string;
  readonly outcome: SyntheticOutcome;
}

const unfit = new Set<string>(["no_packet", "too_large", "broken_syntax"]);
const kinds = noiseKinds.filter((kind) => !unfit.has(kind));
const agents = ["composer", "reviewer", "probe-login", "planner", "überprüfer"];

/** Answers of subagents: packets as they should be, in prose, with broken syntax, cut off, with something wrong. */
function makeAnswers(count: number): readonly Answer[] {
  const misses = [...nearMisses(returnPacketContract, { packet: sampleReturnPacket() })].filter(
    // A number alone is no attempt at a packet.
    ({ value }) => typeof value === "object" && value !== null && !Array.isArray(value),
  );
  return Array.from({ length: count }, (_, seed): Answer => {
    if (seed % 4 === 0)
      return judged(
        `The work is done.\n\n\`\`\`json\n${JSON.stringify(sampleReturnPacket({ seed }), undefined, 2)}\n\`\`\`\n`,
      );
    if (seed % 4 === 1)
      return { text: JSON.stringify(sampleHandover({ seed })), contract: handoverContract.name, outcome: "valid" };
    if (seed % 4 === 2) return judged(noisyAnswer(sampleReturnPacket({ seed }), { seed, kinds }).text);
    return judged(`Here is what I found:\n${JSON.stringify(misses[seed % misses.length]?.value)}`);
  });
}

function judged(text: string): Answer {
  const result = readPacket(returnPacketContract, text, { semantics: "off" });
  const outcome = result.success ? (result.repairs.length > 0 ? "repaired" : "valid") : result.error.code;
  return { text, contract: returnPacketContract.name, outcome };
}

const prose =
  "I will look at how the login is wired up before I change anything: the middleware reads the session, and the " +
  "redirect only happens when the cookie is stale. Status: the tests are green, but the scope of the change is larger. ";
const template =
  'Return {"conclusion": "...", "evidence": ["..."], "gaps": [], "artifact_paths": ["..."]} and nothing else.';
const code =
  'import { readFile } from "node:fs/promises";\n\nexport async function load(path: string): Promise<Config> {\n' +
  '\tconst text = await readFile(path, "utf8"); // may throw\n\treturn { name: "app", status: "ok", ...JSON.parse(text) };\n}\n';
const manifest = JSON.stringify(
  { name: "app", version: "1.0.0", scripts: { test: "vitest run" }, dependencies: { zod: "^4.0.0" } },
  undefined,
  2,
);

/** Gives the rounds of a transcript, the same for a seed: most lines hold no attempt, as in the sessions of coding agents. */
export function* syntheticRounds(seed = 0): Generator<SyntheticRound> {
  const answers = makeAnswers(400);
  for (let round = seed; ; round++) {
    const time = new Date(Date.UTC(2026, 2, 1) + round * 61_000).toISOString();
    const common = {
      sessionId: "0c5a6f3e",
      version: "2.0.1",
      cwd: "/home/me/app",
      timestamp: time,
      uuid: `u-${round}`,
    };
    const entry = (type: string, content: unknown, more: object = {}) =>
      JSON.stringify({
        parentUuid: `u-${round - 1}`,
        isSidechain: false,
        ...common,
        type,
        message: { role: type, content },
        ...more,
      });
    const says = (text: string, ...blocks: readonly object[]) =>
      entry("assistant", [{ type: "text", text }, ...blocks]);
    const returns = (id: string, text: string, more: object) =>
      entry("user", [{ type: "tool_result", tool_use_id: id, content: text }], { toolUseResult: { ...more } });
    const output = (round % 3 === 0 ? manifest : `${code}${round % 7 === 0 ? "// naïve — später\n" : ""}`).repeat(
      4 + ((round * 7919) % 60),
    );
    const lines = [
      entry("user", `${prose.repeat(2)}${template}`),
      says(prose.repeat(1 + (round % 5)), {
        type: "tool_use",
        id: `toolu_r${round}`,
        name: "Read",
        input: { file_path: "src/load.ts" },
      }),
      returns(`toolu_r${round}`, output, {
        type: "text",
        file: { filePath: "src/load.ts", content: output, numLines: 9 },
      }),
    ];
    const answer = answers[round % answers.length];
    const agent = agents[(round / 20) % agents.length] ?? "composer";
    if (round % 20 !== 0 || answer === undefined) yield { lines, attempts: [] };
    else {
      const { text, contract, outcome } = answers[(round / 20) % answers.length] ?? answer;
      const id = `toolu_t${round}`;
      lines.push(
        says("Over to a subagent.", {
          type: "tool_use",
          id,
          name: "Task",
          input: { subagent_type: agent, description: "Fix it", prompt: template },
        }),
      );
      lines.push(
        entry("user", [{ type: "tool_result", tool_use_id: id, content: [{ type: "text", text }] }], {
          toolUseResult: {
            status: "completed",
            prompt: template,
            agentId: "a1",
            content: [{ type: "text", text }],
            totalTokens: 1,
          },
        }),
      );
      yield { lines, attempts: [{ contract, outcome, agent }] };
    }
  }
}
