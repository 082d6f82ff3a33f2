import { choose, once } from "../../src/testing/random/choose.js";
import type { Random } from "../../src/testing/random/random.js";
import { type Vocabulary, vocabularyOf } from "./vocabulary.js";

/** Changes a JSON value in one to three places. The result may still be valid. */
export type Mutate = (value: unknown, random: Random) => unknown;

interface JsonObject {
  readonly [key: string]: unknown;
}

/** A place in a value: the object or array that holds it, and its key or index there. */
interface Place {
  readonly holder: object;
  readonly key: string;
}

const removed = Symbol("removed");

const hostileKeys = ["__proto__", "constructor", "toString", "hasOwnProperty", "", "extra", "Reason", "role ", "0"];

const oddScalars: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 0.5, 1.5, 2, 3, 10, 11, 1e21, -1e21, 2 ** 53, 2 ** 53 + 2, 1e-7, Number.MAX_VALUE],
  ...["", " ", "a", "1", "2", "true", "null", "yesterday", "2026-02-30T00:00:00Z", "2016-12-31T23:59:60Z"],
  ...["2016-12-31T23:59:60+01:00", "2017-01-01T00:59:60+01:00", "2026-02-11t08:30:00z", "2026-02-11 08:30:00Z"],
  ...["😀".repeat(500), "a".repeat(501), "😀".repeat(2000), "😀".repeat(2001), "\ud800", "e\u0301", "\u0000", "\u2028"],
  ...[".workspai/", ".workspai", "x.workspai/", "\n.workspai/", "workspai goal ", "workspai goal --status "],
  ...["a".repeat(64), "A".repeat(64), `${"a".repeat(64)}\n`, "a".repeat(63)],
];

/** Makes a mutator that knows the keys and constants of a schema, so that it hits on rules that chance would miss. */
export function createMutate(schema: unknown): Mutate {
  const own = vocabularyOf(schema);
  const words: Vocabulary = { keys: [...own.keys, ...hostileKeys], scalars: [...own.scalars, ...oddScalars] };
  return (value, random) => {
    const root: unknown[] = [structuredClone(value)];
    const times = random.integer(1, once(random, 3) ? 3 : 1);
    for (let time = 0; time < times; time++) mutateOnce(root, random, words);
    return root[0];
  };
}

function mutateOnce(root: unknown[], random: Random, words: Vocabulary): void {
  const places = placesIn(root);
  const place = choose(random, places);
  const other = structuredClone(read(choose(random, places)));
  const value = mutateValue(read(place), other, random, words);
  if (value !== removed) define(place.holder, place.key, value);
  else if (place.holder === root) define(root, place.key, null);
  else if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1);
  else Reflect.deleteProperty(place.holder, place.key);
}

function mutateValue(value: unknown, other: unknown, random: Random, words: Vocabulary): unknown {
  const isHolder = typeof value === "object" && value !== null;
  switch (random.integer(0, isHolder ? 9 : 4)) {
    case 0:
      return choose(random, words.scalars);
    case 1:
      return removed;
    case 2:
      return typeof value === "string" ? mutateText(value, random) : mutateScalar(value, random);
    case 3:
      return other;
    case 4:
      return choose(random, [[], {}, [value], { value }, JSON.stringify(value)]);
    default: {
      const added = once(random, 2) ? other : choose(random, words.scalars);
      if (Array.isArray(value)) return mutateArray(value, added, random);
      return mutateObject(value as JsonObject, added, choose(random, words.keys), random);
    }
  }
}

/** Renames a key to `key`, or sets that to `added`. */
function mutateObject(object: JsonObject, added: unknown, key: string, random: Random): unknown {
  const own = Object.keys(object);
  const from = own.length > 0 && once(random, 2) ? choose(random, own) : undefined;
  const changed = { ...object };
  if (from !== undefined) delete changed[from];
  return define(changed, key, from === undefined ? added : object[from]);
}

function mutateArray(items: readonly unknown[], added: unknown, random: Random): unknown {
  const index = random.integer(0, items.length);
  const item = items.length === 0 ? added : structuredClone(choose(random, items));
  const [before, after] = [items.slice(0, index), items.slice(index)];
  const changes = [
    [...before, added, ...after],
    [...before, item, ...after],
    [...before, item, ...after.slice(1)],
    before,
    [...items, ...Array.from({ length: Math.max(0, 22 - items.length) }, () => structuredClone(item))],
  ];
  return choose(random, changes);
}

function mutateText(text: string, random: Random): string {
  const index = random.integer(0, text.length);
  const inserted = choose(random, ["a", "A", " ", "\n", "😀", "-", "/", "0", "\u0000"]);
  const changes = [
    text.slice(0, index) + inserted + text.slice(index),
    text.slice(0, index) + text.slice(index + 1),
    text.slice(0, index),
    text.toUpperCase(),
    inserted + text,
    text + inserted,
  ];
  return choose(random, changes);
}

function mutateScalar(value: unknown, random: Random): unknown {
  if (typeof value === "number") return value + choose(random, [1, -1, 0.5, -0.5, 1e16, -value, -2 * value]);
  return typeof value === "boolean" ? !value : choose(random, [null, [], {}, "", 0]);
}

function placesIn(holder: object): readonly Place[] {
  return Object.keys(holder).flatMap((key) => {
    const place = { holder, key };
    const value = read(place);
    return typeof value === "object" && value !== null ? [place, ...placesIn(value)] : [place];
  });
}

function read({ holder, key }: Place): unknown {
  return (holder as JsonObject)[key];
}

/** Sets an own key, `__proto__` too. */
function define(holder: object, key: string, value: unknown): object {
  return Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
