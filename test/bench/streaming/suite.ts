import type { FigureSet, Place, Settings, Suite } from "../harness/suite.js";
import { kinds } from "./answers.js";

const ours = "PacketStream";

/** The KiB of answers, and the lengths of the chunks in which they come. */
export const sizes = [16, 1024] as const;
export const chunkLengths = [1, 20, 1024] as const;

export function columnOf(size: number, chunkLength: number): string {
  return `${size} KiB by ${chunkLength}`;
}

/**
 * What it costs to show an answer while it arrives, for each KiB of it. Each chunk is written and the snapshot looked at.
 * The peers parse all that has come by then again for each chunk, as is usual: their times are worked out from a sample.
 */
export const streaming: Suite = {
  name: "streaming",
  title: "Streaming: a KiB of an answer of 16 or of 1,024 KiB that comes by 1, by 20 or by 1,024 characters",
  base: ours,
  parts: ({ quick }) =>
    kinds.flatMap((kind) => [
      ...chunkLengths.map((chunkLength) => ({
        name: `${kind}, by ${chunkLength}`,
        run: async () => (await import("./measure-streaming.js")).measureOurs(kind, chunkLength, quick),
      })),
      ...(quick ? [] : [peersOn(kind)]),
    ]),
  targets: [
    {
      title: "a KiB of 1 MiB that streams, to a KiB of 16 KiB",
      bound: "at most",
      limit: 1.3,
      unit: "times",
      measure: growth,
    },
  ],
};

function peersOn(kind: (typeof kinds)[number]) {
  return {
    name: `${kind}, peers`,
    run: async (_settings: Settings) => (await import("./measure-streaming.js")).measurePeers(kind),
  };
}

function growth(figures: FigureSet): readonly Place[] {
  return figures.tables().flatMap((kind) =>
    chunkLengths.map((chunkLength) => {
      const [short, long] = sizes.map((size) => figures.get(kind, ours, columnOf(size, chunkLength)));
      return { where: `${kind}, by ${chunkLength}`, value: (long ?? Number.NaN) / (short ?? Number.NaN) };
    }),
  );
}
