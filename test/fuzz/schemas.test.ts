import { testRandomSchemas } from "../helpers/random-schemas/test-random-schemas.js";
import { runs, seeded } from "../helpers/runs.js";

testRandomSchemas({ seed: seeded(20_261), count: runs(200), typed: 100 });
