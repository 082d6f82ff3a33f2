// biome-ignore-all lint/suspicious/noTsIgnore: it must hold in users' projects too, whatever their settings and their Zod
import type * as z from "zod";

/** Anything that takes and gives a `Packet`. Asks a parser so little that the compiler has little to compare. */
export interface Parses<Packet> {
  readonly _zod: { readonly output: Packet; readonly input: Packet };
}

type Options = readonly z.core.SomeType[];
type Shape = z.core.$ZodShape;
type Config = z.core.$ZodObjectConfig;

// These interfaces are Zod's own, with the declared type in place of the one that Zod works out from a shape: working it
// out costs each program that uses a parser as much as all the rest of Zod. The compiler objects that what is declared is
// readonly, and what Zod works out is not. Nothing else can be wrong, because `parses` compares the two.

/**
 * Zod's parser of an object, whose output has its declared name.
 * @ts-ignore: readonly */
export interface ObjectParser<Packet, Keys extends Shape, Rest extends Config> extends z.ZodObject<Keys, Rest> {
  readonly _zod: ObjectInternals<Packet, Keys, Rest>;
}

/**
 * What Zod knows of it.
 * @ts-ignore: readonly */
interface ObjectInternals<Packet, Keys extends Shape, Rest extends Config>
  extends z.core.$ZodObjectInternals<Keys, Rest> {
  output: Packet;
  input: Packet;
}

/**
 * Zod's parser of a choice, whose output has its declared name.
 * @ts-ignore: readonly */
export interface UnionParser<Packet, Members extends Options> extends z.ZodUnion<Members> {
  readonly _zod: UnionInternals<Packet, Members>;
}

/**
 * What Zod knows of it.
 * @ts-ignore: readonly */
interface UnionInternals<Packet, Members extends Options> extends z.core.$ZodUnionInternals<Members> {
  output: Packet;
  input: Packet;
}

interface SomeObject<Keys, Rest> {
  readonly _zod: { readonly def: { readonly type: "object"; readonly shape: Keys }; readonly config: Rest };
}

interface SomeUnion<Members> {
  readonly _zod: { readonly def: { readonly type: "union" } };
  readonly options: Members;
}

/** A parser with the declared type in place of the one that Zod works out, if it is one of an object or of a choice. */
export type ParserOf<Packet, Parser> =
  Parser extends SomeObject<infer Keys extends Shape, infer Rest extends Config>
    ? ObjectParser<Packet, Keys, Rest>
    : Parser extends SomeUnion<infer Members extends Options>
      ? UnionParser<Packet, Members>
      : Parser;

/**
 * Compiles only for a parser of the declared type, and names that type in place of the one that Zod works out:
 * `parses<Handover>()(z.looseObject({ ... }))`. The parser is returned as it is.
 */
export function parses<Packet>(): <Parser extends Parses<Packet>>(parser: Parser) => ParserOf<Packet, Parser> {
  // The cast holds: nothing but the name of the output changes, and `Parses` has compared the two.
  return <Parser>(parser: Parser) => parser as unknown as ParserOf<Packet, Parser>;
}
