import { parsePattern } from "../pattern/parse-pattern.js";
import { type Automaton, buildAutomaton } from "./positions.js";

/**
 * Finds the part of a regular expression with which matching takes time exponential in the length of the text: one that
 * can go from a place back to that place by the same characters in two ways. Nothing where there is none; what is too
 * long to be judged has none.
 */
export function findBacktracking(pattern: string): string | undefined {
  if (!isExponential(pattern)) return undefined;
  const parts = repeatedGroups(pattern).sort((left, right) => left.length - right.length);
  return parts.find(isExponential) ?? pattern;
}

function isExponential(pattern: string): boolean {
  const automaton = buildAutomaton(parsePattern(pattern));
  return automaton !== undefined && isAmbiguous(automaton);
}

/** Tells whether two ways lead from a position to itself by one word: a circle of pairs that leaves the diagonal. */
function isAmbiguous(automaton: Automaton): boolean {
  const size = automaton.positions.length;
  const graph = pairGraph(automaton);
  for (let position = 0; position < size; position++) {
    const start = position * size + position;
    const there = reach(start, graph.forward);
    if (!there.has(start)) continue;
    const back = reach(start, graph.backward);
    for (const pair of there) {
      const [left, right] = [Math.floor(pair / size), pair % size];
      if (!back.has(pair)) continue;
      if (left !== right) return true;
      for (const [next, ways] of automaton.follow[left] ?? []) {
        const after = next * size + next;
        if (ways > 1 && there.has(after) && (back.has(after) || after === start)) return true;
      }
    }
  }
  return false;
}

interface PairGraph {
  readonly forward: ReadonlyMap<number, readonly number[]>;
  readonly backward: ReadonlyMap<number, readonly number[]>;
}

/** The pairs of positions that one word can lead to, and their steps by one character that both take. */
function pairGraph({ positions, follow }: Automaton): PairGraph {
  const size = positions.length;
  const forward = new Map<number, number[]>();
  const backward = new Map<number, number[]>();
  const waiting = positions.map((_, position) => position * size + position);
  const seen = new Set(waiting);
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    for (const left of follow[Math.floor(pair / size)]?.keys() ?? []) {
      for (const right of follow[pair % size]?.keys() ?? []) {
        if (!overlap(positions[left], positions[right])) continue;
        const next = left * size + right;
        push(forward, pair, next);
        push(backward, next, pair);
        if (!seen.has(next)) {
          seen.add(next);
          waiting.push(next);
        }
      }
    }
  }
  return { forward, backward };
}

function reach(start: number, steps: ReadonlyMap<number, readonly number[]>): ReadonlySet<number> {
  const reached = new Set<number>();
  const waiting = [...(steps.get(start) ?? [])];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    if (reached.has(pair)) continue;
    reached.add(pair);
    waiting.push(...(steps.get(pair) ?? []));
  }
  return reached;
}

function overlap(left: ReadonlySet<string> | undefined, right: ReadonlySet<string> | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  for (const character of left) if (right.has(character)) return true;
  return false;
}

function push(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Lists the groups of an expression that may come any number of times, as they are written. */
function repeatedGroups(pattern: string): string[] {
  const groups: string[] = [];
  const open: number[] = [];
  let inClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index];
    if (character === "\\") index++;
    else if (inClass) inClass = character !== "]";
    else if (character === "[") inClass = true;
    else if (character === "(") open.push(index);
    else if (character === ")") {
      const start = open.pop() ?? 0;
      const [quantifier] = /^(?:[*+]|\{\d+,\})/.exec(pattern.slice(index + 1)) ?? [];
      if (quantifier !== undefined) groups.push(pattern.slice(start, index + 1) + quantifier);
    }
  }
  return groups;
}
