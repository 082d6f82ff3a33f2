import type { Settings, Suite } from "../harness/suite.js";
import { type Size, subjects, type Variety } from "./subjects.js";
import { targets } from "./targets.js";

/** What it costs to find out whether a value is a packet, beside others who can tell. */
export const validation: Suite = {
  name: "validation",
  title: "Validation: one packet, of a pool of a hundred",
  base: "our check",
  parts: ({ quick }) => {
    const sizes: readonly Size[] = quick ? ["large"] : ["large", "small"];
    const varieties: readonly Variety[] = quick ? ["varied"] : ["varied", "one"];
    return subjects.flatMap((subject) =>
      sizes.flatMap((size) =>
        varieties.map((variety) => ({
          name: `${subject}, ${size}, ${variety}`,
          prepare: async ({ folder }: Settings) => {
            const { writePool } = await import("./pools/pools.js");
            writePool(folder, { subject, size, variety });
          },
          run: async (settings: Settings) => {
            const { measurePool } = await import("./measure-pool.js");
            return measurePool({ subject, size, variety }, settings);
          },
        })),
      ),
    );
  },
  targets,
};
