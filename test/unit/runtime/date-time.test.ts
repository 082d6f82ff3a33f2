import { describe, expect, it } from "vitest";
import { isDateTime } from "../../../src/runtime/formats/date-time.js";
import { processorTime } from "../../helpers/processor-time.js";

describe("isDateTime", () => {
  it.each([
    "2026-02-11T08:30:00Z",
    "2026-02-11t08:30:00z",
    "2024-02-29T00:00:00Z",
    "2000-02-29T23:59:59.999999999999999+23:59",
    "0000-02-29T00:00:00-00:00",
    "2016-12-31T23:59:60Z",
    "2017-01-01T00:59:60.5+01:00",
    "2016-12-31T15:59:60-08:00",
  ])("accepts %s", (text) => {
    expect(isDateTime(text)).toBe(true);
  });

  it.each([
    "",
    "yesterday",
    "2026-02-11",
    "2026-02-11 08:30:00Z",
    "2026-02-11T08:30Z",
    "2026-02-11T08:30:00",
    "2026-02-11T08:30:00.Z",
    "2026-02-11T08:30:00+0100",
    "2026-02-30T00:00:00Z",
    "2026-00-10T00:00:00Z",
    "2026-13-10T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:61Z",
    "2026-01-01T00:00:00+24:00",
    "2026-01-01T00:00:00+00:60",
    "2016-12-31T23:58:60Z",
    "2016-12-31T23:59:60+01:00",
    "2026-02-11T08:30:00Z\n",
    "٢٠٢٦-02-11T08:30:00Z",
  ])("refuses %j", (text) => {
    expect(isDateTime(text)).toBe(false);
  });

  it("takes linear time on hostile text", () => {
    const start = processorTime();
    expect(isDateTime(`2026-02-11T08:30:00.${"1".repeat(5_000_000)}x`)).toBe(false);
    expect(processorTime() - start).toBeLessThan(2_000);
  });
});
