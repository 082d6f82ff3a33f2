import type { Key } from "../../runtime/issue.js";

/** A change to one value of a packet that breaks one keyword there. */
export interface Edit {
  readonly keyword: string;
  /** What the value becomes. */
  readonly value: unknown;
  /** The key or index below the value that the issue is expected at, where it is not the value itself. */
  readonly key?: Key;
  /** What was done, in words. */
  readonly says: string;
}
