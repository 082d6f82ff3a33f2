import type { AuditReport } from "../../src/cli/audit/audit-report.js";
import { reportOf } from "./fold-attempts.js";
import { pastAttempt } from "./past-attempts.js";

/** A report on nothing: no file was there. */
export const emptyReport: AuditReport = {
  input: { files: 0, bytes: 0, lines: 0, notJson: 0, cutOff: 0, tooLong: 0, unreadable: [] },
  total: { attempts: 0, valid: 0, repaired: 0, refused: {} },
  contracts: [],
  agents: [],
  times: { span: "hour", spans: [] },
  faults: [],
  attempts: [],
  omitted: 0,
};

/** A report on one attempt, which was refused and has no time. */
export const smallReport: AuditReport = reportOf([
  {
    file: "run.jsonl",
    line: 7,
    agent: "writer",
    contract: "return-packet",
    time: null,
    outcome: "invalid",
    messages: ["/evidence: expected at least 1 item", "/conclusion: expected at least 1 character"],
    excerpt: '{"conclusion": "",\n  "evidence": [], "gaps": [], "artifact_paths": ["a.ts"]}',
  },
]);

/** A report on many attempts: 1,000 listed and more that are not, 60 hours in two runs, 50 agents, some names long. */
export const largeReport: AuditReport = reportOf(Array.from({ length: 4_200 }, (_, index) => pastAttempt(index)));

/** What would run, break out of its place or mislead, if a page showed it as it is. Each announces itself as `hacked`. */
export const hostileTexts: readonly string[] = [
  "<script>hacked('script')</script>",
  "</script><script>hacked('end of script')</script>",
  "</style><script>hacked('end of style')</script>",
  "<img src=x onerror=\"hacked('image')\">",
  '"><svg onload="hacked(\'quote\')">',
  "'><svg onload='hacked(1)'>",
  "javascript:hacked('address')",
  "--><script>hacked('comment')</script>",
  '</title></textarea></pre></table><iframe srcdoc="<script>parent.hacked(1)</script>"></iframe>',
  "<base href=https://example.org/><link rel=stylesheet href=//example.org/a.css>",
  "&lt;script&gt;hacked('entity')&lt;/script&gt;&#60;script&#62;",
  "{{hacked('braces')}}`",
  "abc\u202ecba\u2066\u2028\u2029\u0000\u001b[31m\u0085\ufeff\ud800",
];

/** Returns `report` with each of its texts, classes and times of spans apart, replaced by one that is hostile. */
export function hostileReport(report: AuditReport): AuditReport {
  let turn = 0;
  const fixed = new Set(["class", "outcome", "span", "start"]);
  const text = JSON.stringify(report, (key: string, value: unknown) =>
    typeof value === "string" && !fixed.has(key) ? hostileTexts[turn++ % hostileTexts.length] : value,
  );
  return JSON.parse(text);
}
