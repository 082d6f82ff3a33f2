import { formats } from "./formats.js";
import type { Suite } from "./harness/suite.js";

/** All benches, in the order in which they run. */
export const suites: readonly Suite[] = [formats];
