import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AuditReport } from "../../../src/cli/audit/audit-report.js";
import { Html, html, lines } from "../../../src/cli/audit/page/html.js";
import { renderPage } from "../../../src/cli/audit/page/render-page.js";
import { harmlessLine } from "../../../src/cli/terminal/harmless.js";
import { emptyReport, hostileReport, largeReport, smallReport } from "../../helpers/audit-reports.js";

const count = (text: string, part: string) => text.split(part).length - 1;
const headings = (text: string) => [...text.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
const within = (text: string, from: string, to: string) => text.split(from)[1]?.split(to)[0] ?? "";

/** Returns what is to be read of a page. */
const bodyOf = (page: string) => page.slice(page.indexOf("<body>"), page.indexOf("<script"));

/** Returns the names of all elements, and of all their attributes, that a text has if it is read as HTML. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = "", attributes = ""] of bodyOf(text).matchAll(/<\/?([^\s>]+)((?:"[^"]*"|[^">])*)>/g)) {
    names.add(name);
    for (const [, attribute] of attributes.matchAll(/([^\s=]+)="[^"]*"/g)) names.add(`${name} ${attribute}`);
  }
  return names;
}

describe("html", () => {
  it("lets nothing that is put into it be markup, and loses none of it", () => {
    const property = fc.property(fc.string({ unit: "binary" }), (text) => {
      const { markup } = html`${text}`;
      expect(markup).not.toMatch(/[<>"']/);
      const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
      expect(markup.replace(/&([^;]*);/g, (_, name) => entities[name] ?? "?")).toBe(harmlessLine(text));
    });
    fc.assert(property, { seed: 5, numRuns: 500 });
  });

  it("splices markup in, and lists of it", () => {
    expect(html`<b title="${'"'}">${html`<i>`}${3}</b>${[html`a`, html`b`]}`.markup).toBe(
      '<b title="&quot;"><i>3</b>a\nb',
    );
    expect(lines("a\n<\u202e").markup).toBe("a\n&lt;\\u202e");
    expect(html`${new Html("<hr>")}`.markup).toBe("<hr>");
  });
});

describe("renderPage", () => {
  it("allows its own style and script, by their hashes, and nothing else", () => {
    const page = renderPage(smallReport);
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const policy = within(page, 'http-equiv="Content-Security-Policy" content="', '"').replaceAll("&#39;", "'");
    const style = within(page, "<style>", "</style>");
    const script = within(page, '<script type="module">', "</script>");
    expect(style.length).toBeGreaterThan(1_000);
    expect(script.length).toBeGreaterThan(1_000);
    expect(policy.split("; ").slice(0, 3)).toEqual([
      "default-src 'none'",
      `style-src ${hash(style)}`,
      `script-src ${hash(script)}`,
    ]);
    expect(policy).not.toContain("unsafe");
    expect(count(page, "<style")).toBe(1);
    expect(count(page, "<script")).toBe(1);
    // The policy comes before what it is to hold back.
    expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<title>"));
  });

  it("has no address of anything in it", () => {
    expect(renderPage(largeReport)).not.toMatch(/\b(?:src|href|url|import|fetch)\s*[=(]|https?:/);
  });

  it("has of a hostile report the elements and attributes that it has of any", () => {
    const known = namesIn(renderPage(largeReport));
    expect(known.size).toBeGreaterThan(50);
    const hostile = renderPage(hostileReport(largeReport));
    expect([...namesIn(hostile)].filter((name) => !known.has(name))).toEqual([]);
    expect(hostile).toContain("&lt;/script&gt;&lt;script&gt;hacked(&#39;end of script&#39;)");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
    expect(hostile).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
  });

  it("gives one text for one report", () => {
    expect(renderPage(structuredClone(largeReport))).toBe(renderPage(largeReport));
    expect(renderPage(smallReport)).not.toMatch(/\b20\d\d\b/);
  });

  it("says of nothing that there is nothing", () => {
    const page = renderPage(emptyReport);
    expect(headings(page)).toEqual(["In short", "What was read"]);
    expect(page).toContain("No attempt at a packet was found in what was read.");
    expect(bodyOf(page)).not.toContain("NaN");
    expect(page).toContain("<title>Audit of packets</title>");
  });

  it("shows one attempt without a time", () => {
    const page = renderPage(smallReport);
    expect(headings(page)).toHaveLength(8);
    for (const text of ["No attempt has a time.", "All attempts that were repaired or refused.", "run.jsonl</bdi>:7"])
      expect(page).toContain(text);
    expect(bodyOf(page)).not.toMatch(/NaN|undefined|Infinity/);
    expect(page).not.toContain("tbody hidden>");
  });

  it("draws nothing over time where all is within one span", () => {
    const { total } = smallReport;
    const spans = [{ start: "2026-03-01T14:00:00Z", ...total }];
    const page = renderPage({ ...smallReport, times: { span: "hour", spans } });
    expect(page).toContain("<p>All within one hour: 1 Mar 2026 14:00, in UTC.</p>");
    expect(page).not.toContain('class="plot"');
  });

  it("shows attempts that were all valid", () => {
    const total = { attempts: 3, valid: 3, repaired: 0, refused: {} };
    const page = renderPage({ ...emptyReport, total, agents: [{ name: null, ...total }] });
    for (const text of ["Nothing was refused.", "There are none.", "None was repaired or refused.", "none named"])
      expect(page).toContain(text);
    expect(bodyOf(page)).not.toMatch(/NaN|undefined|Infinity|<form/);
  });

  it("says what could not be read, and how many attempts have no time or are not listed", () => {
    const { spans, span } = largeReport.times;
    const page = renderPage({ ...largeReport, times: { span, spans: spans.slice(1) } });
    for (const text of [
      "<code>transcripts/locked.jsonl</code>: permission denied",
      "The first 1,000 attempts that were repaired or refused; 682 more are not listed.",
      "70 attempts without a time not among them.",
      "30 other agents",
    ])
      expect(page).toContain(text);
    const unreadable = Array.from({ length: 100 }, (_, index) => ({ file: `${index}`, reason: "gone" }));
    expect(renderPage({ ...largeReport, input: { ...largeReport.input, unreadable } })).toContain("100 or more");
  });

  it("stays of bounded size, whatever the report", () => {
    const long = "<".repeat(100_000);
    const [attempt] = smallReport.attempts;
    if (attempt === undefined) expect.fail("there is no attempt");
    const worst = {
      ...attempt,
      file: long,
      agent: long,
      contract: long,
      messages: Array(50).fill(long),
      excerpt: long,
    };
    const tally = { attempts: 9, valid: 9, repaired: 0, refused: {} };
    const many = Array.from({ length: 5_000 }, (_, index) => ({ name: `${index}${long}`, ...tally }));
    const start = (index: number) => new Date(Date.UTC(2000, 0, 1, index)).toISOString();
    const report: AuditReport = {
      ...smallReport,
      contracts: many,
      agents: many,
      times: { span: "hour", spans: many.map(({ name: _, ...rest }, index) => ({ start: start(index), ...rest })) },
      faults: Array(50).fill({ count: 1, class: "invalid", contract: long, message: long, example: worst }),
      attempts: Array(1_000).fill(worst),
    };
    const page = renderPage(report);
    expect(page.length).toBeLessThan(10_000_000);
    const listed = Number(/The first ([\d,]+) attempts/.exec(page)?.[1]?.replace(",", ""));
    expect(listed).toBeGreaterThan(100);
    expect(page).toContain(`${(1_000 - listed).toLocaleString("en-US")} more are not listed.`);
    expect(page).toContain("4,800 hours before that not shown.");
  });
});
