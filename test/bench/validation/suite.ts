import type { Suite } from "../harness/suite.js";
import { type Size, subjects, type Variety } from "./subjects.js";
import { targets } from "./targets.js";

/** What it costs to find out whether a value is a packet, beside others who can tell. */
export const validation: Suite = {
  name: "validation",
  title: "Validation: one packet, of a pool of a hundred",
  base: "our check",
  prepare: async ({ folder }) => {
    const { writePools } = await import("./pools/pools.js");
    writePools(folder);
  },
  parts: ({ quick }) => {
    const sizes: readonly Size[] = quick ? ["large"] : ["large", "small"];
    const varieties: readonly Variety[] = quick ? ["varied"] : ["varied", "one"];
    return subjects.flatMap((subject) =>
      sizes.flatMap((size) =>
        varieties.map((variety) => ({
          name: `${subject}, ${size}, ${variety}`,
          run: async (settings) => {
            const { measureSubject } = await import("./measure-subject.js");
            return measureSubject(subject, size, variety, settings);
          },
        })),
      ),
    );
  },
  targets,
};
