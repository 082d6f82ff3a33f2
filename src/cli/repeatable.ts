import { Option } from "commander";

/** Makes an option that may be given several times. Unlike one of commander's own, it takes one word at a time. */
export function repeatable(flags: string, description: string): Option {
  return new Option(flags, description).argParser((value: string, before: readonly string[] | undefined) => [
    ...(before ?? []),
    value,
  ]);
}
