import type { Suite } from "../harness/suite.js";

/** What it costs to make a packet with a builder, beside an object literal that is parsed. */
export const building: Suite = {
  name: "building",
  title: "Building: one packet",
  base: "object literal, parsed by its check",
  parts: () => [
    {
      name: "all builders",
      run: async (settings) => (await import("./measure-building.js")).measureBuilding(settings),
    },
  ],
  targets: [],
};
