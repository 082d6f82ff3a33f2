import type { Settings, Suite } from "../harness/suite.js";
import { type Size, subjects, type Variety } from "./subjects.js";
import { targets } from "./targets.js";

/** Packets with the same keys in the same order are measured where there is most to them, and where there is time. */
function varieties(size: Size, quick: boolean): readonly Variety[] {
  return quick || size === "small" ? ["varied"] : ["varied", "one"];
}

/** What it costs to find out whether a value is a packet, beside others who can tell. */
export const validation: Suite = {
  name: "validation",
  title: "Validation: one packet, of a pool of a hundred",
  base: "our check",
  parts: ({ quick }) => {
    const sizes: readonly Size[] = quick ? ["large"] : ["large", "small"];
    return subjects.flatMap((subject) =>
      sizes.flatMap((size) =>
        varieties(size, quick).map((variety) => ({
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
