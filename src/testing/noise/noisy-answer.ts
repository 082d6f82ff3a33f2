import { contracts } from "../../../generated/index.js";
import { formsOf } from "../../parsing/schema/rules.js";
import { assertContract } from "../../runtime/assert-contract.js";
import type { Contract } from "../../runtime/contract.js";
import { choose, once, shuffle } from "../random/choose.js";
import { createRandom, type Random } from "../random/random.js";
import { differenceKinds } from "./differences.js";
import type { Draft, NoiseContext, NoiseKind, NoisyAnswer, Surrounding, WriteDraft } from "./noise.js";
import { refusalKinds } from "./refusals.js";
import { surround } from "./surroundings.js";
import { syntaxKinds } from "./syntax.js";

/** Which noisy answer is made. */
export interface NoiseOptions {
  /** Which of the answers: a safe integer, 0 unless given. */
  readonly seed?: number;
  /** The kinds to choose from. All unless given. */
  readonly kinds?: readonly NoiseKind[];
  /** What may stand around the packet. Everything unless given; an empty list leaves the packet alone. */
  readonly surroundings?: readonly Surrounding[];
  /** The contract that the packet is read by. Needed for a contract of your own. */
  readonly contract?: Contract;
}

const writers: Readonly<Record<NoiseKind, WriteDraft>> = { ...syntaxKinds, ...refusalKinds, ...differenceKinds };

// The casts hold because the records have just the kinds as keys.
/** Every kind of noise. */
export const noiseKinds = Object.keys(writers) as readonly NoiseKind[];
const allSurroundings = Object.keys(surround) as readonly Surrounding[];

/**
 * Writes a valid packet as a model might: with broken syntax, among prose and tags, cut off, twice, with a wrong type. Says
 * what reading the answer must give, so that one test covers them all. The same answer for a seed on every machine.
 *
 * Throws `TypeError` where the value is no packet, or where none of the kinds fits it: a packet without booleans has no
 * `True`.
 *
 * @example
 * ```ts
 * const { text, outcome } = noisyAnswer(packet, { seed });
 * const result = readPacket(returnPacketContract, text);
 * expect(result.success ? "recoverable" : result.error.code).toBe(outcome);
 * ```
 */
export function noisyAnswer(packet: object, options: NoiseOptions = {}): NoisyAnswer {
  const { seed = 0, kinds = noiseKinds, surroundings = allSurroundings } = options;
  assertNames("kind of noise", kinds, noiseKinds);
  assertNames("surrounding", surroundings, allSurroundings);
  const random = createRandom(seed);
  const fitting = contractsOf(packet, options.contract);
  const accepts = (value: unknown) => fitting.some((each) => each.is(value));
  const context: NoiseContext = { packet, random, absentKeys: absentKeys(packet, fitting), accepts };
  for (const kind of shuffle(random, kinds)) {
    const draft = writers[kind](context);
    if (draft !== undefined) return finish(kind, draft, surroundings, random);
  }
  throw new TypeError(`typed-handoff: the packet cannot be written as any of: ${kinds.join(", ")}`);
}

/** Throws `TypeError` for a name that there is not, which only a caller without types can pass. */
function assertNames(what: string, names: readonly string[], known: readonly string[]): void {
  const unknown = [names].flat().find((name) => !known.includes(name));
  if (unknown === undefined && Array.isArray(names)) return;
  const fault = unknown === undefined ? `a list is wanted of each ${what}` : `"${unknown}" is no ${what}`;
  throw new TypeError(`typed-handoff: ${fault}; there are ${known.join(", ")}`);
}

function finish(kind: NoiseKind, draft: Draft, allowed: readonly Surrounding[], random: Random): NoisyAnswer {
  const { outcome, coerced = outcome, bare } = draft;
  const surroundings = bare === "all" ? [] : chooseSurroundings(kind, draft, allowed, random);
  const text = surroundings.reduce((inner, name) => surround[name](inner, random, bare === "after"), draft.text);
  return { text, kind, surroundings, outcome, coerced };
}

/** Chooses up to three things to put around a draft, those that stand innermost first. */
function chooseSurroundings(
  kind: NoiseKind,
  { bare }: Draft,
  allowed: readonly Surrounding[],
  random: Random,
): readonly Surrounding[] {
  const chosen: Surrounding[] = [];
  const isLone = kind !== "yaml" && kind !== "repeated" && kind !== "two_packets" && kind !== "packet_then_invalid";
  const fences = (["fence", "open_fence"] as const).filter((name) => allowed.includes(name));
  if (isLone && fences.length > 0 && once(random, 2)) chosen.push(choose(random, fences));
  for (const name of ["tags", "prose", "thinking"] as const) {
    // A block that is not closed takes all that follows it for its own.
    const isOpen = chosen.includes("open_fence") && name !== "thinking" && bare !== "after";
    if (allowed.includes(name) && !isOpen && once(random, 3)) chosen.push(name);
  }
  return chosen;
}

/** Returns the contracts that the packet may be read by. */
function contractsOf(packet: unknown, contract: Contract | undefined): readonly Contract[] {
  if (contract !== undefined) assertContract(contract);
  const all: readonly Contract[] = contract === undefined ? Object.values(contracts) : [contract];
  const fitting = all.filter((each) => each.is(packet));
  if (fitting.length > 0) return fitting;
  throw new TypeError("typed-handoff: the value is no packet of a known contract; pass its own as `contract`");
}

/** Returns the optional keys that a packet lacks: of each form that knows all keys that it has. */
function absentKeys(packet: object, fitting: readonly Contract[]): readonly string[] {
  const keys = Object.keys(packet);
  const forms = fitting.flatMap(formsOf).filter(({ properties }) => keys.every((key) => properties.has(key)));
  const [first, ...others] = forms.map(({ properties, required }) =>
    [...properties.keys()].filter((key) => !required.has(key) && !Object.hasOwn(packet, key)),
  );
  return (first ?? []).filter((key) => others.every((names) => names.includes(key)));
}
