import type { Ended } from "./fold-attempts.js";

/** Some ways in which a packet fails, the commonest first. */
const endings: readonly (Pick<Ended, "outcome" | "contract" | "excerpt"> & { code?: string; messages: string[] })[] = [
  {
    outcome: "repaired",
    contract: "return-packet",
    messages: ["trailing_comma at 1:212", "python_literal at 1:84"],
    excerpt: '{"conclusion": "The login works again.", "evidence": ["214 tests passed"], "gaps": None,}',
  },
  {
    outcome: "invalid",
    contract: "return-packet",
    code: "min_items",
    messages: ["/evidence: expected at least 1 item"],
    excerpt: '{"conclusion": "Done, I believe.", "evidence": [], "gaps": [], "artifact_paths": ["src/login.ts"]}',
  },
  {
    outcome: "invalid",
    contract: "handover",
    code: "required",
    messages: ["/next-action: is missing; expected a string of at least 1 character"],
    excerpt: "handover:\n  role: composer-j-login\n  status: complete\n  cycle: 1",
  },
  {
    outcome: "truncated",
    contract: "goal-agent-handoff",
    messages: ["the text ends inside a value"],
    excerpt:
      '{"schemaVersion": "workspai.goal-agent-handoff.v1", "goal": {"id": "goal-login", "objective": "Mend the lo',
  },
  { outcome: "repaired", contract: "handover", messages: ["comment at 3:1"], excerpt: "# as agreed\nrole: reviewer\n" },
  {
    outcome: "invalid",
    contract: "handoff-context",
    code: "enum",
    messages: [
      '/reason: expected one of "direct_handoff", "pipeline_execution", "task_delegation", "escalation", "review_request"',
      "/transferCount: expected at most 10",
    ],
    excerpt: '{"reason": "because", "parentAgent": "planner", "transferCount": 12}',
  },
  {
    outcome: "none_found",
    contract: null,
    messages: [],
    excerpt: "I have looked at the files; all is well. Shall I go on?",
  },
  {
    outcome: "duplicate_key",
    contract: "handover",
    code: "unreadable",
    messages: ["/role: expected each key only once"],
    excerpt: '{"role": "composer", "role": "reviewer", "status": "complete", "next-action": "Merge it."}',
  },
  {
    outcome: "unparseable",
    contract: "return-packet",
    messages: ["a key is not followed by a colon"],
    excerpt: '{"conclusion" "It works" "evidence" [}',
  },
];

const firstHour = Date.UTC(2026, 2, 1, 8);

/** Returns one attempt of a long history, the same each time: 4,200 of them fill 60 hours in two runs. */
export function pastAttempt(index: number): Ended {
  // A walk that looks like chance and is the same each time.
  const chance = (salt: number) => (Math.imul(index + 1, 2_654_435_761 + salt * 40_503) >>> 8) % 1_000;
  const number = Math.floor(chance(1) ** 2 / 20_000);
  const isLong = number % 7 === 3;
  const hour = Math.floor(index / 70) + (index >= 2_100 ? 19 : 0);
  const ending = endings[Math.floor(chance(2) ** 2 / 112_000)];
  const common = {
    file: `transcripts/2026-03/${isLong ? "a-project-with-a-rather-long-name-of-its-own/" : ""}session-${index % 37}.jsonl`,
    line: index + 1,
    agent:
      number === 49
        ? null
        : `${isLong ? "team-of-migrations/" : ""}agent-${number}${isLong ? `-who-reviews-${"very-".repeat(12)}long-names` : ""}`,
    time: new Date(firstHour + hour * 3_600_000 + chance(3) * 3_000).toISOString(),
  };
  if (ending === undefined || chance(4) < 600) {
    return { ...common, contract: "return-packet", outcome: "valid", messages: [], excerpt: "" };
  }
  return { ...common, ...ending };
}
