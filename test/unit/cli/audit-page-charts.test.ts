import { describe, expect, it } from "vitest";
import type { Timeline } from "../../../src/cli/audit/audit-report.js";
import { barOfCounts } from "../../../src/cli/audit/page/charts/bar.js";
import { momentOf, periodOf } from "../../../src/cli/audit/page/charts/moment.js";
import { slotsOf } from "../../../src/cli/audit/page/charts/slots.js";
import { ticksFor } from "../../../src/cli/audit/page/charts/ticks.js";
import { timelineChart } from "../../../src/cli/audit/page/charts/timeline-chart.js";
import { share, size } from "../../../src/cli/audit/page/figures.js";

const tally = { attempts: 4, valid: 1, repaired: 1, refused: { invalid: 1, truncated: 1 } };
const timeline = (span: Timeline["span"], ...starts: string[]): Timeline => ({
  span,
  spans: starts.map((start) => ({ start, ...tally })),
});
const blanksOf = (times: Timeline) => slotsOf(times).map((slot) => (slot.start === undefined ? slot.blank : "span"));

describe("figures", () => {
  it.each([
    [0, 0, "–"],
    [0, 7, "0%"],
    [7, 7, "100%"],
    [1, 100_000, "< 0.1%"],
    [99_999, 100_000, "> 99.9%"],
    [995, 1_000, "99.5%"],
    [9_949, 100_000, "9.9%"],
    [9_960, 100_000, "10%"],
    [1, 3, "33%"],
  ])("writes %i of %i as %s", (part, whole, text) => {
    expect(share(part, whole)).toBe(text);
  });

  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [999, "999 bytes"],
    [1_000, "1.0 kB"],
    [23_400_000, "23 MB"],
    [5e15, "5000 TB"],
  ])("writes %i bytes as %s", (bytes, text) => {
    expect(size(bytes)).toBe(text);
  });
});

describe("a bar", () => {
  it("is divided as the counts are, to the scale of the most, and says so in words", () => {
    const { markup } = barOfCounts({ attempts: 4, valid: 2, repaired: 0, refused: 2 }, 8);
    const parts = [...markup.matchAll(/<rect class="(\w+)" x="([^"]+)" width="([^"]+)"/g)].map((match) =>
      match.slice(1),
    );
    expect(parts).toEqual([
      ["valid", "0%", "25%"],
      ["refused", "25%", "25%"],
    ]);
    expect(markup).toContain('role="img" aria-label="4 attempts: 2 valid, 0 repaired, 2 refused"');
    expect(markup).toContain("<title>2 refused</title>");
  });
});

describe("ticks", () => {
  it("are round, few, and reach as far as the bars", () => {
    expect(ticksFor(0)).toEqual([0, 1]);
    expect(ticksFor(1)).toEqual([0, 1]);
    expect(ticksFor(4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticksFor(70)).toEqual([0, 20, 40, 60, 80]);
    for (let most = 1; most < 5_000; most++) {
      const ticks = ticksFor(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.at(-2)).toBeLessThan(most);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
  });
});

describe("the axis of time", () => {
  it("leaves room for spans without attempts, in each unit", () => {
    expect(blanksOf(timeline("hour", "2026-02-28T23:00:00Z", "2026-03-01T02:00:00Z"))).toEqual(["span", 1, 1, "span"]);
    expect(blanksOf(timeline("day", "2026-02-28T00:00:00Z", "2026-03-01T00:00:00Z"))).toEqual(["span", "span"]);
    expect(blanksOf(timeline("month", "2025-12-01T00:00:00Z", "2026-02-01T00:00:00Z"))).toEqual(["span", 1, "span"]);
    expect(blanksOf(timeline("year", "2024-01-01T00:00:00Z", "2026-01-01T00:00:00Z"))).toEqual(["span", 1, "span"]);
  });

  it("draws long runs without attempts as one, and says how long they are", () => {
    const times = timeline("day", "1970-01-01T00:00:00Z", "2026-03-01T00:00:00Z", "2026-03-03T00:00:00Z");
    expect(blanksOf(times)).toEqual(["span", 20_512, "span", 1, "span"]);
    expect(timelineChart(times).markup).toContain("<title>20,512 days without attempts</title>");
  });

  it("takes a start that is no date for the next one", () => {
    expect(blanksOf(timeline("hour", "2026-03-01T14:00:00Z", "yesterday", "2026-03-01T14:00:00Z"))).toEqual([
      "span",
      "span",
      "span",
    ]);
    expect(timelineChart(timeline("hour", "soon", "later")).markup).not.toContain("NaN");
  });

  it("names moments as finely as the spans are", () => {
    const start = "2026-03-01T14:00:00Z";
    const names = (["hour", "day", "month", "year"] as const).map((span) => momentOf(start, span));
    expect(names).toEqual(["1 Mar 2026 14:00", "1 Mar 2026", "Mar 2026", "2026"]);
    expect(momentOf("<b>", "day")).toBe("<b>");
    expect(periodOf(timeline("day", start))).toBe("1 Mar 2026");
    expect(periodOf(timeline("year", start, "2027-01-01T00:00:00Z"))).toBe("2026 to 2027");
    expect(periodOf(timeline("year"))).toBe("");
  });
});

describe("the chart of time", () => {
  it("stacks bars to scale, and labels some of many", () => {
    const starts = Array.from({ length: 48 }, (_, hour) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString());
    const { markup } = timelineChart(timeline("hour", ...starts));
    expect(markup.match(/<g>/g)).toHaveLength(48);
    expect(markup.match(/<text class="main"/g)).toHaveLength(3);
    expect(markup.match(/<text class="between"/g)).toHaveLength(4);
    // Four attempts fill the height, two of them refused the upper half.
    const refused = /<rect class="refused" x="[^"]+" width="[^"]+" y="([^"]+)" height="([^"]+)"/.exec(markup);
    expect(refused?.slice(1)).toEqual(["10", "90"]);
    expect(markup).toContain("<title>1 Mar 2026 00:00: 4 attempts: 1 valid, 1 repaired, 2 refused</title>");
  });
});
