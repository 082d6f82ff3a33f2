import { expect, it } from "vitest";
import { importingSource, runModules } from "../../helpers/documented-code.js";

it("a documented module is broken if it throws, or if it gives or prints something else than it says", async () => {
  const modules = {
    "right.ts": 'const four = 4; // => 4\n[four, 5]; // => [4, 5]\nconsole.log("a\\nb");\n// a\n// b\n',
    "claim.ts": "Math.max(1, 2); // => 3\n",
    "constant.ts": "const three = 4; // => 3\n",
    "print.ts": 'console.log("a");\n// b\n',
    "silent.ts": 'if (false) console.log("a");\n// a\n',
    "throw.ts": 'throw new Error("no");\n',
  };
  const broken = await runModules(modules);
  expect(broken.map(({ module }) => module)).toEqual(["claim.ts", "constant.ts", "print.ts", "silent.ts", "throw.ts"]);
});

it("what is imported from the package is imported from its source", () => {
  expect(
    importingSource('"typed-handoff" "typed-handoff/testing/vitest" "typed-handoff/runtime/formats/uri" "zod"'),
  ).toBe('"../../src/index.js" "../../src/testing/vitest.js" "../../src/runtime/formats/uri.js" "zod"');
});
