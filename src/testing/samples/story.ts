import { choose, shuffle } from "../random/choose.js";
import type { Random } from "../random/random.js";
import type { SampleSize } from "./sampler.js";

/** What the texts of one sample are about, so that they belong together. */
export interface Story {
  /** What the agents work on, `"checkout"`. */
  readonly journey: string;
  /** Who writes the packet, `"composer-j-checkout"`. */
  readonly agent: string;
  /** Files that the work is about, as many as wanted. */
  files(count: number): readonly string[];
  /** Sentences of one kind, as many as wanted, each different. */
  sentences(kind: keyof typeof sentences, count: number): readonly string[];
}

const journeys = ["checkout", "login", "search", "returns", "onboarding", "billing", "profile", "invitations"];
const roles = ["composer", "planner", "reviewer", "probe", "implementer"];
const folders = ["src", "docs", "tests/e2e", "src/api", "src/models"];
const endings = ["spec.ts", "ts", "md", "json"];

const sentences = {
  conclusion: [
    "The % journey is covered.",
    "The % flow works end to end.",
    "Two faults in % are fixed.",
    "% is ready for review.",
  ],
  evidence: [
    "All 12 tests of % pass.",
    "The trace of % shows no failed request.",
    "The screenshot of % matches the design.",
    "The type checker accepts %.",
    "The review of % left no open comment.",
  ],
  gap: ["% is not tested on Safari.", "Nobody has measured % under load.", "The copy of % is not final."],
  action: [
    "Dispatch the reviewer for %.",
    "Merge the branch of %.",
    "Run the next cycle of %.",
    "Ask the user about %.",
  ],
  instruction: ["Read the pack of %.", "Plan the change to %.", "Change %.", "Run the tests of %.", "Report on %."],
  guardrail: [
    "Stay within the scope of %.",
    "Change no public interface of %.",
    "Add no dependency for %.",
    "Write no secret of % to a log.",
    "Ask before deleting data of %.",
  ],
  query: ["Where does % begin?", "Which tests cover %?", "Who calls %?"],
  task: ["Write the acceptance test of %.", "Move % to the new interface.", "Fix the error handling of %."],
} as const;

/** Chooses what a sample is about. */
export function tellStory(random: Random): Story {
  const journey = choose(random, journeys);
  const agent = `${choose(random, roles)}-j-${journey}`;
  return {
    journey,
    agent,
    files(count) {
      const all = folders.flatMap((folder) => endings.map((ending) => `${folder}/${journey}.${ending}`));
      return numbered(shuffle(random, all), count, (file, round) => file.replace(".", `-${round}.`));
    },
    sentences(kind, count) {
      // Instructions follow one another; the others have no order.
      const chosen = kind === "instruction" ? sentences[kind] : shuffle(random, sentences[kind]);
      const all = chosen.map((sentence) => capitalized(sentence.replace("%", journey)));
      return numbered(all, count, (sentence, round) => sentence.replace(/\.?$/, ` (${round}).`));
    },
  };
}

/** Returns how many items a list has: those that it must have, a few, or twenty. */
export function countItems(size: SampleSize, minimum: number, few: number): number {
  return size === "small" ? minimum : size === "medium" ? few : 20;
}

/** Returns the first `count` texts; those beyond the list are its texts again with the number of the round. */
function numbered(
  texts: readonly string[],
  count: number,
  mark: (text: string, round: number) => string,
): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const text = texts[index % texts.length] ?? "";
    const round = 1 + Math.floor(index / texts.length);
    return round === 1 ? text : mark(text, round);
  });
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
