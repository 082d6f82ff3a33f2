import { testRandomSchemas } from "../helpers/random-schemas/test-random-schemas.js";
import { runs, seeded } from "../helpers/runs.js";

testRandomSchemas({ seed: seeded(1), count: runs(2_000), typed: 300 });
