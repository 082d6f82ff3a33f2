import type { Attempt, AuditReport, NamedTally, Tally } from "../../src/cli/audit/audit-report.js";

/** An attempt, valid ones too; `code` is that of its first issue. */
export type Ended = Omit<Attempt, "outcome"> & {
  readonly outcome: Attempt["outcome"] | "valid";
  readonly code?: string;
};

/** Adds attempts up to a report, as an audit of them would. */
export function reportOf(ended: readonly Ended[]): AuditReport {
  const listed = ended.flatMap(({ code: _, outcome, ...rest }): Attempt[] =>
    outcome === "valid" ? [] : [{ ...rest, outcome }],
  );
  const timed = ended.filter(({ time }) => time !== null);
  return {
    input: {
      files: new Set(ended.map(({ file }) => file)).size,
      bytes: ended.length * 5_417,
      lines: ended.length * 11,
      notJson: ended.length > 1 ? 3 : 0,
      cutOff: ended.length > 1 ? 1 : 0,
      tooLong: 0,
      unreadable: ended.length > 1 ? [{ file: "transcripts/locked.jsonl", reason: "permission denied" }] : [],
    },
    total: tallyOf(ended),
    contracts: named(ended, ({ contract }) => contract),
    agents: named(ended, ({ agent }) => agent),
    times: {
      span: "hour",
      spans: [...groupBy(timed, ({ time }) => `${time?.slice(0, 13)}:00:00Z`)].map(([start, group]) => ({
        start,
        ...tallyOf(group),
      })),
    },
    faults: faultsOf(ended),
    attempts: listed.slice(0, 1_000),
    omitted: Math.max(0, listed.length - 1_000),
  };
}

function faultsOf(ended: readonly Ended[]): AuditReport["faults"] {
  const groups = groupBy(ended, ({ outcome, messages }) => JSON.stringify([outcome, messages[0]]));
  const faults = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || first.outcome === "valid" || first.outcome === "repaired") return [];
    const { code, outcome, ...rest } = first;
    const message = rest.messages[0] ?? "nothing in the text could be a packet";
    const pointer = /^(\/[\w-]+): /.exec(message)?.[1];
    const example: Attempt = { ...rest, outcome };
    return {
      count: group.length,
      class: outcome,
      contract: example.contract,
      ...(code !== undefined && { code }),
      ...(pointer !== undefined && { pointer }),
      message,
      example,
    };
  });
  return faults.sort((left, right) => right.count - left.count).slice(0, 10);
}

function named(ended: readonly Ended[], nameOf: (one: Ended) => string | null): NamedTally[] {
  const tallies = [...groupBy(ended, nameOf)].map(([name, group]) => ({ name, ...tallyOf(group) }));
  return tallies.sort((left, right) => right.attempts - left.attempts);
}

function tallyOf(ended: readonly Ended[]): Tally {
  const counts = new Map(
    [...groupBy(ended, ({ outcome }) => outcome)].map(([outcome, group]) => [outcome, group.length]),
  );
  const { valid = 0, repaired = 0, ...refused } = Object.fromEntries(counts);
  return { attempts: ended.length, valid, repaired, refused };
}

function groupBy<Item, Name>(items: readonly Item[], nameOf: (item: Item) => Name): Map<Name, Item[]> {
  const groups = new Map<Name, Item[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group === undefined) groups.set(nameOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
