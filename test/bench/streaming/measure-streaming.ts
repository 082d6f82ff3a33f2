import { disableErrorLogging, parse as parseBestEffort } from "best-effort-json-parser";
import { parse as parsePartial } from "partial-json";
import { returnPacketContract } from "../../../src/index.js";
import { PacketStream } from "../../../src/read.js";
import { type Case, measure } from "../harness/measure.js";
import type { Report } from "../harness/suite.js";
import { answerOf, type Kind } from "./answers.js";
import { chunkLengths, columnOf, sizes } from "./suite.js";

disableErrorLogging();

const plans = {
  full: { rounds: 7, batch: 40, warmUp: 200 },
  quick: { rounds: 3, batch: 20, warmUp: 80 },
} as const;

/** How many prefixes of an answer a peer parses. */
const samples = 5;

const peers: Readonly<Record<string, (prefix: string) => unknown>> = {
  "partial-json, again for each chunk": (prefix) => parsePartial(prefix),
  "best-effort-json-parser, again for each chunk": (prefix) => parseBestEffort(prefix),
};

/** Measures our stream of answers of all sizes. */
export async function measureOurs(kind: Kind, chunkLength: number, quick: boolean): Promise<Report> {
  const cases = sizes.map((size): Case<string> => {
    const column = columnOf(size, chunkLength);
    const [text, unit] = [answerOf(kind, size), "ns/KiB"] as const;
    const run = (answer: string) => stream(answer, chunkLength);
    if (run(text) !== "complete") throw new Error("the answer was to hold a packet");
    return { table: kind, row: "PacketStream", column, run, inputs: [text], size: text.length / 1024, unit };
  });
  // The cast holds: each case gets its own inputs.
  return { figures: await measure(cases as readonly Case[], quick ? plans.quick : plans.full) };
}

/** Writes an answer chunk by chunk, and looks at the snapshot after each. */
function stream(answer: string, chunkLength: number): "complete" | "partial" {
  const reading = new PacketStream(returnPacketContract);
  let latest: { readonly artifact_paths?: unknown } | undefined;
  for (let index = 0; index < answer.length; index += chunkLength) {
    reading.write(answer.slice(index, index + chunkLength));
    latest = reading.snapshot;
  }
  return latest?.artifact_paths === undefined ? "partial" : "complete";
}

/** Works out what it would take peers to parse every prefix of an answer, from some of them. */
export async function measurePeers(kind: Kind): Promise<Report> {
  const cases = sizes.flatMap((size): Case<string>[] => {
    const text = answerOf(kind, size);
    const inputs = Array.from({ length: samples }, (_, sample) =>
      text.slice(0, Math.ceil(((sample + 0.5) / samples) * text.length)),
    );
    return Object.entries(peers).map(([row, run]) => {
      return { table: kind, row, column: columnOf(size, 1), run, inputs, size: 1 / 1024, unit: "ns/KiB" };
    });
  });
  const figures = await measure(cases as readonly Case[], { rounds: 3, batch: 1, warmUp: 1 });
  return {
    figures: figures.flatMap((figure) =>
      chunkLengths.map((chunkLength) => {
        const size = sizes.find((each) => figure.column === columnOf(each, 1)) ?? 0;
        return { ...figure, column: columnOf(size, chunkLength), value: figure.value / chunkLength };
      }),
    ),
  };
}
