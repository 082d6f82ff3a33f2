import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { handoverContract, returnPacketContract } from "../../src/index.js";
import { type ReadOptions, readPacket } from "../../src/read.js";
import type { Contract } from "../../src/runtime/index.js";
import { allAnswers } from "../fixtures/answers/index.js";
import { contractsOf, type ExpectedPacket } from "../helpers/answers.js";
import {
  anyFrame,
  anyStyle,
  closedFrame,
  plainStyle,
  trickyHandover,
  trickyReturn,
  write,
  writeYaml,
} from "../helpers/noisy-answers.js";
import { runs, seeded } from "../helpers/runs.js";

const setup = { numRuns: runs(1000), seed: seeded(20260301) };

const subjects: readonly [string, Contract, fc.Arbitrary<object>][] = [
  ["return packets", returnPacketContract, trickyReturn],
  ["handovers", handoverContract, trickyHandover],
];

const anyOptions: fc.Arbitrary<ReadOptions> = fc.constantFrom({}, { coerce: true }, { duplicateKeys: "last" as const });

describe.each(subjects)("noisy answers with %s", (_name, contract, packets) => {
  it("give the packet if only the frame is noise", () => {
    fc.assert(
      fc.property(packets, anyFrame, anyOptions, (packet, frame, options) => {
        const result = readPacket(contract, frame(write(packet, plainStyle), "json"), options);
        expect(result).toMatchObject({ success: true });
        expect(result.data).toEqual(packet);
      }),
      setup,
    );
  });

  it("give the packet or a refusal, never another packet", () => {
    fc.assert(
      fc.property(packets, anyStyle, anyFrame, anyOptions, (packet, style, frame, options) => {
        const result = readPacket(contract, frame(write(packet, style), "json"), options);
        if (result.success) expect(result.data).toEqual(packet);
      }),
      setup,
    );
  });

  it("give the packet from YAML in a code block", () => {
    fc.assert(
      fc.property(packets, closedFrame, anyOptions, (packet, frame, options) => {
        const result = readPacket(contract, frame(writeYaml(packet), "yaml"), options);
        expect(result).toMatchObject({ success: true });
        expect(result.data).toEqual(packet);
      }),
      setup,
    );
  });

  it("give the packet or a refusal from YAML anywhere", () => {
    fc.assert(
      fc.property(packets, anyFrame, anyOptions, (packet, frame, options) => {
        const result = readPacket(contract, frame(writeYaml(packet), "yaml"), options);
        if (result.success) expect(result.data).toEqual(packet);
      }),
      setup,
    );
  });

  it("give the whole packet or a refusal wherever JSON is cut off", () => {
    fc.assert(
      fc.property(
        packets,
        anyStyle,
        anyFrame,
        anyOptions,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (packet, style, frame, options, part) => {
          const text = frame(write(packet, style), "json");
          const result = readPacket(contract, text.slice(0, Math.floor(part * text.length)), options);
          if (result.success) expect(result.data).toEqual(packet);
        },
      ),
      setup,
    );
  });

  it("give the whole packet or a refusal wherever YAML in a code block is cut off", () => {
    fc.assert(
      fc.property(
        packets,
        closedFrame,
        anyOptions,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (packet, frame, options, part) => {
          const text = frame(writeYaml(packet), "yaml");
          const result = readPacket(contract, text.slice(0, Math.floor(part * text.length)), options);
          if (result.success) expect(result.data).toEqual(packet);
        },
      ),
      setup,
    );
  });

  it("are ambiguous if there are two packets that differ", () => {
    fc.assert(
      fc.property(packets, packets, (first, second) => {
        fc.pre(JSON.stringify(first) !== JSON.stringify(second));
        const result = readPacket(contract, `${write(first, plainStyle)}\n\n${write(second, plainStyle)}`);
        expect(result.error?.code).toBe("ambiguous");
      }),
      setup,
    );
  });
});

describe("our own answers, cut off anywhere", () => {
  /** Nothing in these says that more was to come: bare YAML has no end, nor has a thought that was never opened. */
  const endless = new Set(["folded scalar", "after thinking that was not opened"]);
  const answers = Object.values(allAnswers).flat();

  const cuttable = answers.filter(({ name, text, expected }) => {
    return "packet" in expected && text.length < 2500 && !endless.has(name);
  });

  it.each(cuttable)("$name", (answer) => {
    for (let end = 0; end < answer.text.length; end++) {
      const result = readPacket(contractsOf(answer), answer.text.slice(0, end), answer.options);
      if (result.success) expect(result.data).toEqual((answer.expected as ExpectedPacket).packet);
    }
  });
});
