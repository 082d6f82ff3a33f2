/** A key in camel case: `artifact_paths` and `next-action` become `artifactPaths` and `nextAction`. */
export type CamelCase<Key> = Key extends `${infer Head}${"_" | "-"}${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;

/**
 * Values for keys of a packet, under the names that the builders give them, in camel case. Each branch of a union has its
 * own, so that keys which no packet has together do not compile together.
 */
export type Overrides<Packet> = Packet extends unknown
  ? { readonly [Key in keyof Packet as CamelCase<Key>]?: Packet[Key] }
  : never;

/** Returns overrides under the packet's own keys: `keys` lists those that are not in camel case. */
export function toOwnKeys(overrides: object, keys: readonly string[]): Record<string, unknown> {
  const own = new Map(keys.map((key) => [camelCase(key), key]));
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [own.get(key) ?? key, value]));
}

function camelCase(key: string): string {
  return key.replace(/[_-](.)/g, (_, letter: string) => letter.toUpperCase());
}
