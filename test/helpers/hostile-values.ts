/** Values that no JSON has and that code may be handed all the same, each with a name. Made afresh at each call. */
export function hostileValues(): readonly (readonly [string, unknown])[] {
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const revokedArray = Proxy.revocable([], {});
  revokedArray.revoke();
  return [
    ["undefined", undefined],
    ["null", null],
    ["true", true],
    ["0", 0],
    ["NaN", Number.NaN],
    ["Infinity", Number.POSITIVE_INFINITY],
    ["a bigint", 1n],
    ["a symbol", Symbol("packet")],
    ["text", "packet"],
    ["an empty array", []],
    ["an array with keys", Object.assign([], { target: "team_journal", role: "a", status: "b", "next-action": "c" })],
    ["a sparse array", new Array(1_000)],
    ["an empty object", {}],
    ["an object without a prototype", Object.create(null)],
    ["a boxed string", new String("packet")],
    ["a boxed number", new Number(1)],
    ["a boxed boolean", new Boolean(false)],
    ["a boxed symbol", Object(Symbol("packet"))],
    ["a function", () => true],
    ["a class", class Packet {}],
    ["a date", new Date(0)],
    ["an invalid date", new Date(Number.NaN)],
    ["a regular expression", /packet/],
    ["an error", new Error("packet")],
    ["a map", new Map([["target", "team_journal"]])],
    ["a set", new Set(["target"])],
    ["a weak map", new WeakMap()],
    ["a promise", Promise.resolve({})],
    ["a typed array", new Uint8Array(8)],
    ["a buffer", Buffer.from("packet")],
    ["a generator", endless()],
    ["the global object", globalThis],
    ["an object that contains itself", circle()],
    ["an array that contains itself", circleOfArrays()],
    ["a getter that throws", throwingGetter()],
    ["a proxy whose every trap throws", new Proxy({}, throwingTraps)],
    ["a proxy of an array whose every trap throws", new Proxy([], throwingTraps)],
    ["a revoked proxy", revoked.proxy],
    ["a revoked proxy of an array", revokedArray.proxy],
    ["objects nested 100,000 deep", nest(100_000, (value) => ({ value }))],
    ["arrays nested 100,000 deep", nest(100_000, (value) => [value])],
    ["a prototype chain 1,000 long", nest(1_000, (value) => Object.create(value as object), {})],
    ["toString that throws", { toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail, toJSON: fail }],
  ];
}

/** Nests `end` in `depth` layers. */
export function nest(depth: number, wrap: (value: unknown) => unknown, end: unknown = null): unknown {
  let value = end;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

/** Returns an object that contains itself under every name that contracts know. */
export function circle(): { [key: string]: unknown } {
  const value: { [key: string]: unknown } = {};
  for (const key of ["self", "scope", "metadata", "evidence", "closure_receipts", "stepResults", "target"]) {
    value[key] = value;
  }
  return value;
}

/** Returns an object with a getter that throws under every name that contracts know. */
export function throwingGetter(): object {
  const get = fail;
  const properties = ["target", "conclusion", "reason", "role", "schemaVersion", "scope", "evidence"].map(
    (key) => [key, { get, enumerable: true }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(properties));
}

function circleOfArrays(): unknown[] {
  const value: unknown[] = [];
  value.push(value, value);
  return value;
}

function fail(): never {
  throw new Error("trap");
}

/** A proxy asks its handler for each trap by name: this one has all of them. */
const throwingTraps: ProxyHandler<object> = new Proxy({}, { get: () => fail });

function* endless(): Generator<number> {
  for (let number = 0; ; number++) yield number;
}
