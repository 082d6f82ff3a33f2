import { describe } from "vitest";
import { isDate } from "../../../../src/runtime/formats/date.js";
import { isDuration } from "../../../../src/runtime/formats/duration.js";
import { isTime } from "../../../../src/runtime/formats/time.js";
import { testClosedExamples } from "./examples.js";

describe("isDate", () => {
  testClosedExamples(isDate, {
    accepts: ["2026-02-11", "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"],
    refuses: [
      "",
      "2026",
      "2026-02",
      "2026-2-11",
      "20260211",
      "2026-02-29",
      "1900-02-29",
      "2026-04-31",
      "2026-00-01",
      "2026-13-01",
      "2026-01-00",
      "2026-02-11T",
      "2026-02-11T08:30:00Z",
      "2026-02-11T00:00:00Z\n2026-02-11",
      "-2026-02-11",
      "٢٠٢٦-02-11",
    ],
  });
});

describe("isTime", () => {
  testClosedExamples(isTime, {
    accepts: ["08:30:00Z", "08:30:00z", "23:59:59.999999999999+23:59", "00:00:00-00:00", "23:59:60Z", "00:59:60+01:00"],
    refuses: [
      "",
      "08:30:00",
      "08:30Z",
      "8:30:00Z",
      "24:00:00Z",
      "08:60:00Z",
      "08:30:61Z",
      "08:30:60Z",
      "23:59:60+01:00",
      "08:30:00+24:00",
      "08:30:00+01:60",
      "08:30:00+01",
      "08:30:00.Z",
      "08:30:00,5Z",
      "T08:30:00Z",
      "2026-02-11T08:30:00Z",
    ],
  });
});

describe("isDuration", () => {
  testClosedExamples(isDuration, {
    accepts: [
      "P1Y2M3DT4H5M6S",
      "P1Y",
      "P2M",
      "P3D",
      "PT4H",
      "PT5M",
      "PT6S",
      "P2W",
      "P1YT1S",
      "p1dt12h",
      "P007D",
      "P0D",
    ],
    refuses: [
      "",
      "P",
      "PT",
      "P1",
      "P1DT",
      "1D",
      "P1S",
      "PT1D",
      "P1Y1D",
      "PT1H1S",
      "P1D1Y",
      "P1W1D",
      "P1WT1H",
      "P1D1W",
      "PT1.5S",
      "-P1D",
      "P-1D",
      "P1DT1HT1M",
      "PT1ſ",
    ],
  });
});
