import type { FigureSet, Place, Target } from "../harness/suite.js";
import { type Subject, subjects } from "./subjects.js";

const contexts: readonly Subject[] = [
  "handoff-context",
  "pipeline-context",
  "task-delegation-context",
  "any-handoff-context",
];
const others = subjects.filter((subject) => !contexts.includes(subject));

const check = "our check";
const large = { valid: "large, valid", invalid: "large, invalid" } as const;

/** What must hold of checks. Where no size is named, the packets are large and hardly two have the same keys. */
export const targets: readonly Target[] = [
  {
    title: "check, to a guard by hand",
    bound: "at most",
    limit: 1.15,
    unit: "times",
    measure: (figures) =>
      ratios(figures, check, "a guard by hand", { of: subjects, columns: [large.valid, large.invalid] }),
  },
  {
    title: "Ajv, to the check: return packet, handover, goal",
    bound: "at least",
    limit: 5,
    unit: "times",
    measure: (figures) => ratios(figures, "Ajv", check, { of: others, columns: [large.valid] }),
  },
  {
    title: "Ajv, to the check: contexts",
    bound: "at least",
    limit: 1.3,
    unit: "times",
    measure: (figures) => ratios(figures, "Ajv", check, { of: contexts, columns: [large.valid] }),
  },
  {
    title: "Ajv, to the check: any packet, valid or not, large or small",
    bound: "at least",
    limit: 1,
    unit: "times",
    measure: (figures) =>
      subjects.flatMap((subject) =>
        ratios(figures, "Ajv", check, { of: [subject], columns: figures.columns(subject) }),
      ),
  },
  {
    title: "Zod by hand, to the check",
    bound: "at least",
    limit: 6,
    unit: "times",
    measure: (figures) => ratios(figures, "Zod, by hand", check, { of: subjects, columns: [large.valid] }),
  },
  {
    title: "check, to JSON.parse of the text",
    bound: "at most",
    limit: 0.2,
    unit: "times",
    measure: (figures) => ratios(figures, check, "JSON.parse of the text", { of: subjects, columns: [large.valid] }),
  },
  {
    title: "safeParse with all issues, to Ajv with the first one: invalid",
    bound: "under",
    limit: 1,
    unit: "times",
    measure: (figures) =>
      ratios(figures, "our safeParse, all issues", "Ajv", { of: subjects, columns: [large.invalid, "small, invalid"] }),
  },
];

interface Scope {
  readonly of: readonly Subject[];
  readonly columns: readonly string[];
}

/** Returns how many times the time of `base` a row takes, for each contract and column. */
function ratios(figures: FigureSet, row: string, base: string, { of, columns }: Scope): readonly Place[] {
  return of.flatMap((subject) =>
    columns.map((column) => ({
      where: `${subject}, ${column}`,
      value: figures.get(subject, row, column) / figures.get(subject, base, column),
    })),
  );
}
