import { describe, expect, it } from "vitest";
import {
  closureReceiptContract,
  contracts,
  handoverContract,
  parseReturnPacket,
  pipelineContextContract,
  returnPacketContract,
} from "../../../generated/index.js";
import type { Contract } from "../../../src/runtime/index.js";
import { packetSource } from "../../../src/testing/draw/packet-source.js";
import { modelOf } from "../../../src/testing/model/model.js";
import { nearMissCoverage } from "../../../src/testing/near-misses/coverage.js";
import { codes } from "../../../src/testing/near-misses/near-miss.js";
import { nearMisses } from "../../../src/testing/near-misses/near-misses.js";
import { violationsOf } from "../../../src/testing/near-misses/violations.js";
import { createRandom } from "../../../src/testing/random/random.js";
import { keywordPlaces } from "../../helpers/keyword-places.js";
import { createMutate } from "../../helpers/mutate.js";
import { compileAjv, createAjv } from "../../helpers/oracles.js";
import { report } from "../../helpers/runs.js";
import { schemaContract } from "../../helpers/schema-contract.js";
import { zodSchemas } from "../../helpers/zod-schemas.js";

describe.each(Object.entries(contracts))("near misses of %s", (name, contract: Contract) => {
  const misses = nearMisses(contract);

  it("break every keyword of the schema", () => {
    const { total, covered, missing } = nearMissCoverage(contract, misses);
    report(`  ${name}: ${misses.length} near misses break ${covered.length} of ${total} keywords`);
    expect(missing).toEqual([]);
    expect(covered).toHaveLength(total);
  });

  it("break every keyword as Ajv sees it", () => {
    const schema = contract.jsonSchema;
    const validate = createAjv(schema, true).compile(schema);
    const broken = new Set<string>();
    for (const { value } of misses) {
      validate(value);
      for (const { schemaPath } of validate.errors ?? [])
        broken.add(decodeURIComponent(schemaPath.replace(/^[^#]*#/, "")));
    }
    const missing = keywordPlaces(schema).filter((place) => !broken.has(place));
    expect(missing).toEqual([]);
  });

  it("are refused by all, with an issue at that place and that code", () => {
    // The cast holds because both records have the names of all contracts.
    const zod = zodSchemas[name as keyof typeof zodSchemas];
    const ajv = compileAjv(contract.jsonSchema);
    for (const { value, pointer, keyword, code, says } of misses) {
      expect(code).toBe(codes[keyword]);
      expect(contract.is(value), says).toBe(false);
      expect(zod.safeParse(value).success, says).toBe(false);
      expect(ajv(value), says).toBe(false);
      const issues = contract.safeParse(value).error?.issues ?? [];
      expect(
        issues.map((issue) => [issue.pointer, issue.code]),
        says,
      ).toContainEqual([pointer, code]);
    }
  });

  it("are wrong in one place: whatever else is reported is at what holds it", () => {
    for (const { value, pointer, says } of misses) {
      for (const issue of contract.safeParse(value).error?.issues ?? []) {
        const isAround = issue.pointer === pointer || pointer.startsWith(`${issue.pointer}/`);
        expect(isAround, `${says}, but ${issue.message}`).toBe(true);
      }
    }
  });

  it("are the same for one seed, and fresh", () => {
    expect(nearMisses(contract)).toEqual(misses);
    const [first] = nearMisses(contract);
    const [again] = nearMisses(contract);
    if (typeof first?.value === "object" && first.value !== null) expect(again?.value).not.toBe(first.value);
  });
});

it("near misses of another seed are others", () => {
  expect(nearMisses(returnPacketContract, { seed: 5 })).not.toEqual(nearMisses(returnPacketContract, { seed: 0 }));
});

describe("nearMisses of one packet", () => {
  const packet = parseReturnPacket({ conclusion: "Done", evidence: ["trace"], gaps: [], artifact_paths: ["a.md"] });

  it("holds the ways in which that packet can be wrong, and leaves the packet alone", () => {
    const before = structuredClone(packet);
    const misses = nearMisses(returnPacketContract, { packet });
    expect(packet).toEqual(before);
    expect(misses).toContainEqual({
      value: { conclusion: "Done", evidence: [], gaps: [], artifact_paths: ["a.md"] },
      path: ["evidence"],
      pointer: "/evidence",
      keyword: "minItems",
      schemaPointer: "/properties/evidence",
      code: "min_items",
      says: "/evidence: an empty array",
    });
    expect(misses.map(({ pointer }) => pointer)).not.toContain("/closure_receipts");
  });

  it("knows the mistakes that matter", () => {
    const said = (contract: Contract) => nearMisses(contract).map(({ pointer, code }) => `${pointer} ${code}`);
    expect(said(returnPacketContract)).toEqual(
      expect.arrayContaining([
        "/closure_receipts required",
        "/dispatch_id required",
        "/closure_receipts max_contains",
        "/closure_receipts unique_items",
        "/unexpected unknown_key",
      ]),
    );
    expect(said(pipelineContextContract)).toEqual(
      expect.arrayContaining(["/totalSteps required", "/transferCount maximum", "/currentStep minimum"]),
    );
    expect(said(handoverContract)).toEqual(expect.arrayContaining(["/parallel-wave-size type", "/cycle minimum"]));
    expect(said(closureReceiptContract)).toContain("/target enum");
  });
});

describe("coverage", () => {
  it("tells what is missing, from the values alone", () => {
    const misses = nearMisses(returnPacketContract).filter(({ keyword }) => keyword !== "maxContains");
    const withoutLength = nearMisses(returnPacketContract).filter(({ pointer }) => pointer !== "/conclusion");
    expect(nearMissCoverage(returnPacketContract, misses).missing).toEqual([]);
    expect(nearMissCoverage(returnPacketContract, withoutLength).missing).toEqual([
      { schemaPointer: "/properties/conclusion", keyword: "type" },
      { schemaPointer: "/properties/conclusion", keyword: "minLength" },
    ]);
  });

  it("is complete for a schema of a user's own, references that form a circle included", () => {
    const own = schemaContract({
      $ref: "#/$defs/node",
      $defs: {
        node: {
          type: "object",
          required: ["weight"],
          properties: {
            weight: { type: "number", minimum: 0.5, maximum: 1 },
            label: { type: "string", minLength: 3, maxLength: 5, pattern: "^[a-z]+$" },
            children: { type: "array", maxItems: 2, items: { $ref: "#/$defs/node" } },
          },
          additionalProperties: { type: "boolean" },
        },
      },
    });
    const misses = nearMisses(own);
    expect(nearMissCoverage(own, misses).missing).toEqual([]);
    for (const { value, says } of misses) expect(own.is(value), says).toBe(false);
  });
});

describe("violationsOf", () => {
  it.each(Object.values(contracts).map((contract): [string, Contract] => [contract.name, contract]))(
    "says of drawn and mutated values what the guard of %s says",
    (_name, contract) => {
      const { schema } = modelOf(contract);
      const mutate = createMutate(contract.jsonSchema);
      for (let seed = 0; seed < 2000; seed++) {
        const random = createRandom(seed);
        const packet = packetSource(contract).draw(random);
        const value = seed % 2 === 0 ? packet : mutate(packet, random);
        expect(violationsOf(schema, value).length === 0, JSON.stringify(value)).toBe(contract.is(value));
      }
    },
  );
});
