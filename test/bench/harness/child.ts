import { suites } from "../suites.js";
import type { Report, Settings } from "./suite.js";

/** What a process is told to measure. */
export interface Order {
  readonly suite: string;
  readonly part: string;
  readonly settings: Settings;
}

/** What it answers. */
export type Answer = { readonly report: Report } | { readonly failure: string };

async function obey({ suite, part, settings }: Order): Promise<Answer> {
  try {
    const found = suites
      .find(({ name }) => name === suite)
      ?.parts(settings)
      .find(({ name }) => name === part);
    if (found === undefined) throw new Error(`there is no part ${part} of ${suite}`);
    return { report: await found.run(settings) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.once("message", async (order: Order) => {
  const answer = await obey(order);
  process.send?.(answer, () => process.disconnect());
});
