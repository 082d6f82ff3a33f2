import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/e2e/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // Each file packs the package and installs it; two at once would write one dist/.
    fileParallelism: false,
  },
});
