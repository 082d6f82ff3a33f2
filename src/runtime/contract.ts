import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import type { Issues } from "./issues.js";
import { convertJsonSchema, type JsonSchema } from "./json-schema.js";
import { type Check, parse, type SafeParseResult, safeParse } from "./parse.js";

/**
 * A contract as a value: what the functions that work with any contract take (`readPacket`, `arbitraryFor`, ...).
 *
 * It is a Standard Schema and a Standard JSON Schema as well, so that libraries that accept those accept it.
 */
export interface Contract<Packet = unknown> {
  /** The name in kebab case, `"return-packet"`. */
  readonly name: string;
  /** The name of the type, `"ReturnPacket"`. */
  readonly typeName: string;
  /** The JSON Schema, complete in itself: what the original refers to in other files stands in its definitions. */
  readonly jsonSchema: JsonSchema;
  /** Tells whether `value` is a packet of this contract. Never throws. */
  is(value: unknown): value is Packet;
  /** Records in `issues` everything that keeps `value` from being a packet. May throw where a getter throws. */
  check(value: unknown, issues?: Issues): boolean;
  /** Returns `value` itself as a packet, or throws `PacketError` with code `invalid`. */
  parse(value: unknown): Packet;
  /** Returns `value` itself as a packet, or the error that says why it is none. Never throws. */
  safeParse(value: unknown): SafeParseResult<Packet>;
  readonly "~standard": StandardSchemaV1.Props<Packet, Packet> & StandardJSONSchemaV1.Props<Packet, Packet>;
}

/** The packet type of a contract: `PacketOf<typeof returnPacketContract>` is `ReturnPacket`. */
export type PacketOf<C> = C extends Contract<infer Packet> ? Packet : never;

/** What a generated file knows about its contract. */
export interface ContractDefinition<Packet> {
  readonly name: string;
  readonly typeName: string;
  readonly is: (value: unknown) => value is Packet;
  readonly check: Check;
  /** Makes the JSON Schema, afresh at each call. */
  readonly jsonSchema: () => JsonSchema;
}

/** Makes the contract object of a generated file. */
export function defineContract<Packet>(definition: ContractDefinition<Packet>): Contract<Packet> {
  const { name, typeName, is, check, jsonSchema } = definition;
  const convert = ({ target }: { readonly target: string }) => convertJsonSchema(jsonSchema(), target);
  const contract: Omit<Contract<Packet>, "jsonSchema"> = {
    name,
    typeName,
    is,
    check,
    parse: (value) => parse<Packet>(name, check, value),
    safeParse: (value) => safeParse<Packet>(name, check, value),
    "~standard": {
      version: 1,
      vendor: "typed-handoff",
      validate: (value) => {
        const result = safeParse<Packet>(name, check, value);
        return result.success ? { value: result.data } : { issues: result.error.issues };
      },
      jsonSchema: { input: convert, output: convert },
    },
  };
  // Symbols stay out of loops and of what is printed.
  Object.defineProperty(contract, schemaMaker, { value: jsonSchema });
  // The cast holds from here on.
  return Object.defineProperty(contract, "jsonSchema", { get: makeSchema, enumerable: true }) as Contract<Packet>;
}

const schemaMaker = /* @__PURE__ */ Symbol("schemaMaker");

/**
 * What `jsonSchema` of each contract calls. Were it a function of each contract's own, the engine would keep all but the
 * first contract in a form that is many times slower to read.
 */
function makeSchema(this: { readonly [schemaMaker]?: () => JsonSchema }): JsonSchema | undefined {
  return this[schemaMaker]?.();
}
