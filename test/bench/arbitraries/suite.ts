import type { Suite } from "../harness/suite.js";

/** The contracts whose packets are drawn. */
export const drawn = ["return-packet", "pipeline-context", "handover", "goal-agent-handoff"] as const;

export type Drawn = (typeof drawn)[number];

/** What it costs to draw a packet for a test, beside other ways to draw one, and how many of theirs are valid. */
export const arbitraries: Suite = {
  name: "arbitraries",
  title: "Arbitraries: one packet, drawn for a test",
  base: "arbitraryFor",
  parts: () =>
    drawn.map((subject) => ({
      name: subject,
      run: async ({ quick }) => (await import("./measure-drawing.js")).measureDrawing(subject, quick),
    })),
  targets: [],
};
