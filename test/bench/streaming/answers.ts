/** What an answer is like: an agent that found many things, or that has one thing to say at length. */
export const kinds = ["many findings", "one long text"] as const;

export type Kind = (typeof kinds)[number];

/** Writes an answer of about that many KiB with one return packet. */
export function answerOf(kind: Kind, kibibytes: number): string {
  const room = kibibytes * 1024 - 200;
  const packet =
    kind === "many findings"
      ? packetOf("Each module was looked at.", findingsOf(room))
      : packetOf('What was asked is done; see "report".\n'.repeat(Math.floor(room / 41)), ["src/module-1.ts:1"]);
  return JSON.stringify(packet);
}

function packetOf(conclusion: string, evidence: readonly string[]): object {
  return { conclusion, evidence, gaps: [], artifact_paths: ["report.md"] };
}

function findingsOf(room: number): readonly string[] {
  const findings: string[] = [];
  for (let length = 0, line = 1; length < room; line++) {
    const finding = `src/module-${line % 97}.ts:${line}\tthe call of "read" is not awaited, so its error is lost`;
    findings.push(finding);
    length += JSON.stringify(finding).length + 1;
  }
  return findings;
}
