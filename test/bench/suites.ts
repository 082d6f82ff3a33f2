import { arbitraries } from "./arbitraries/suite.js";
import { building } from "./building/suite.js";
import { formats } from "./formats.js";
import { generation } from "./generation/suite.js";
import type { Suite } from "./harness/suite.js";
import { reading } from "./reading/suite.js";
import { shapes } from "./shapes.js";
import { sizes } from "./sizes.js";
import { start } from "./start.js";
import { streaming } from "./streaming/suite.js";
import { types } from "./types.js";
import { validation } from "./validation/suite.js";

/** All benches, in the order in which they run. */
export const suites: readonly Suite[] = [
  validation,
  shapes,
  reading,
  streaming,
  building,
  arbitraries,
  generation,
  formats,
  start,
  sizes,
  types,
];
