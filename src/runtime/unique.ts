/** Up to this many texts, comparing each with each is fastest. */
const maximumPairwise = 6;
/** Up to this many texts, a table on hand is faster than a set, and comparing each with each is not slow yet. */
const maximumTable = 64;

/**
 * Returns the index of the first item that equals an earlier one, or -1. Items are equal as JSON values are: objects by
 * their own keys in any order, arrays item by item, 1 and 1.0 alike.
 *
 * Never throws, at any depth; takes time nearly linear in the size of the items, shared parts counted once. What JSON
 * cannot say has an answer too: an object that contains itself, or that cannot be read, equals only itself.
 */
export function firstDuplicate(items: readonly unknown[]): number {
  if (items.length < 2) return -1;
  if (items.length <= maximumTable && areTexts(items)) {
    return items.length <= maximumPairwise ? firstOfFew(items) : firstInTable(items);
  }
  return firstRepeated(items.every(isScalar) ? items : new Identities().of(items));
}

function areTexts(items: readonly unknown[]): items is readonly string[] {
  for (let index = 0; index < items.length; index++) if (typeof items[index] !== "string") return false;
  return true;
}

function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function firstOfFew(items: readonly string[]): number {
  for (let index = 1; index < items.length; index++) {
    const item = items[index];
    for (let earlier = 0; earlier < index; earlier++) if (items[earlier] === item) return index;
  }
  return -1;
}

/** For each of 128 kinds of text the last that was seen, counted from 1, and for each text the one of its kind before. */
const lastOfKind = /* @__PURE__ */ new Uint8Array(128);
const before = /* @__PURE__ */ new Uint8Array(maximumTable);

/** Compares only texts of one length that are alike in three places. */
function firstInTable(items: readonly string[]): number {
  lastOfKind.fill(0);
  for (let index = 0; index < items.length; index++) {
    const item = items[index] ?? "";
    const { length } = item;
    const places = item.charCodeAt(0) + 5 * item.charCodeAt(length >> 1) + 11 * item.charCodeAt(length - 3);
    // An index beyond the text gives NaN, which counts as 0.
    const kind = (31 * length + places) & 127;
    let other = lastOfKind[kind] ?? 0;
    before[index] = other;
    lastOfKind[kind] = index + 1;
    for (; other > 0; other = before[other - 1] ?? 0) if (items[other - 1] === item) return index;
  }
  return -1;
}

function firstRepeated(items: readonly unknown[]): number {
  const seen = new Set<unknown>();
  for (const [index, item] of items.entries()) {
    if (seen.has(item)) return index;
    seen.add(item);
  }
  return -1;
}

/** An object on the way to its number: the numbers of its members must be known first. */
interface Visit {
  readonly value: object;
  readonly kind: string;
  readonly keys: readonly string[];
  readonly members: readonly unknown[];
  /** How many members have been looked at. */
  next: number;
}

/**
 * Numbers values so that two have one number just if they are equal. The number of an object follows from those of its
 * members, so that each object is looked at once, however often it occurs; the way down is a list, not the call stack.
 */
class Identities {
  readonly #scalars = new Map<unknown, number>();
  readonly #structures = new Map<string, number>();
  /** An object that is still being visited has the number under which only itself is known. */
  readonly #objects = new Map<object, number>();
  #count = 0;

  of(values: readonly unknown[]): readonly number[] {
    return values.map((value) => this.#numberOf(value) ?? this.#visit(value as object));
  }

  #numberOf(value: unknown): number | undefined {
    // The cast holds: what is no scalar is an object.
    if (!isScalar(value)) return this.#objects.get(value as object);
    return this.#intern(this.#scalars, value);
  }

  #visit(root: object): number {
    const path = [this.#open(root)];
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const member = visit.members[visit.next];
      if (visit.next === visit.members.length) {
        this.#objects.set(visit.value, this.#close(visit));
        path.pop();
      } else if (this.#numberOf(member) === undefined) {
        // The cast holds: every scalar has a number.
        path.push(this.#open(member as object));
      } else {
        visit.next++;
      }
    }
    return this.#objects.get(root) ?? -1;
  }

  #open(value: object): Visit {
    this.#objects.set(value, this.#count++);
    try {
      const kind = Array.isArray(value) ? `array ${value.length}` : "object";
      const entries = Object.entries(value);
      const [keys, members] = [entries.map(([key]) => key), entries.map(([, member]) => member)];
      return { value, kind, keys, members, next: 0 };
    } catch {
      // A getter or a proxy threw. The symbol makes the structure one of its own.
      return { value, kind: "unreadable", keys: [""], members: [Symbol("unreadable")], next: 0 };
    }
  }

  #close({ kind, keys, members }: Visit): number {
    const pairs = keys.map((key, index) => `${this.#numberOf(key)}:${this.#numberOf(members[index])}`);
    return this.#intern(this.#structures, `${kind} ${pairs.sort().join()}`);
  }

  #intern<Key>(numbers: Map<Key, number>, key: Key): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, this.#count);
    return this.#count++;
  }
}

/** Tells whether two values are equal as JSON values are. Never throws, at any depth. */
export function isEqual(one: unknown, other: unknown): boolean {
  return firstDuplicate([one, other]) >= 0;
}
