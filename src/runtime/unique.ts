import { firstRepeated } from "./repeated.js";

/**
 * Returns the index of the first item that equals an earlier one, or -1. Items are equal as JSON values are: objects by
 * their own keys in any order, arrays item by item, 1 and 1.0 alike.
 *
 * Never throws, at any depth; takes time nearly linear in the size of the items, shared parts counted once. What JSON
 * cannot say has an answer too: an object that contains itself, or that cannot be read, equals only itself.
 */
export function firstDuplicate(items: readonly unknown[]): number {
  return firstRepeated(items.every(isScalar) ? items : new Identities().of(items));
}

function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
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
