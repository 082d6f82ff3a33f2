import { readFileSync } from "node:fs";

/** A TypeScript block of the README. */
export interface ReadmeBlock {
  /** The name of its module, which has the number of its line. */
  readonly file: string;
  readonly code: string;
  /** What it takes as given: the comment `<!-- given ... -->` of its section, which GitHub does not show. */
  readonly given: string;
  /** What the compiler says of it, where it stands under "Does not compile:"; the text block below it. */
  readonly error: string | undefined;
}

const part = new RegExp(
  [
    /^(?<heading>##+) .*$/,
    /^<!-- given\n(?<given>[\s\S]*?)^-->$/,
    /^(?<fault>Does not compile:\n\n)?```ts\n(?<code>[\s\S]*?)^```(?:\n\n```text\n(?<error>error [\s\S]*?)\n```$)?/,
    /^```(?!ts$)[\s\S]*?^```$/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gm",
);

/** Reads the README. */
export const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** Finds the TypeScript blocks of the README. What is given holds to the end of its section. */
export function readmeBlocks(): readonly ReadmeBlock[] {
  const blocks: ReadmeBlock[] = [];
  let given = "";
  for (const { groups = {}, index } of readme.matchAll(part)) {
    if (groups["heading"] !== undefined) given = "";
    if (groups["given"] !== undefined) given = groups["given"];
    const { code, fault, error = "" } = groups;
    if (code === undefined) continue;
    const line = readme.slice(0, index).split("\n").length;
    blocks.push({ file: `readme-${line}.ts`, code, given, error: fault === undefined ? undefined : error });
  }
  return blocks;
}
