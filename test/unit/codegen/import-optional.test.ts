import { describe, expect, it } from "vitest";
import { importOptional } from "../../../src/codegen/import-optional.js";

describe("importOptional", () => {
  it("imports what is there", async () => {
    expect(await importOptional<{ readonly join: unknown }>("node:path")).toHaveProperty("join");
  });

  it("names the command that installs what is not", async () => {
    await expect(importOptional("no-such-package-here")).rejects.toThrow(
      "typed-handoff needs the package no-such-package-here here; install it with: npm install --save-dev no-such-package-here",
    );
  });
});
