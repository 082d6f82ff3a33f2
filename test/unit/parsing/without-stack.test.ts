import { afterEach, describe, expect, it } from "vitest";
import { withoutStack } from "../../../src/parsing/json/without-stack.js";

const fail = () => {
  throw new Error("on purpose");
};

const original = Error.stackTraceLimit;

afterEach(() => {
  Object.defineProperty(Error, "stackTraceLimit", { value: original, writable: true, configurable: true });
});

describe("work without a record of calls", () => {
  it("gives its result or its error, and leaves the limit as it was", () => {
    Error.stackTraceLimit = 7;
    expect(withoutStack(() => Error.stackTraceLimit)).toBe(0);
    expect(Error.stackTraceLimit).toBe(7);
    expect(() => withoutStack(fail)).toThrow("on purpose");
    expect(Error.stackTraceLimit).toBe(7);
  });

  it("has no calls in its errors", () => {
    try {
      withoutStack(fail);
    } catch (error) {
      expect(String((error as Error).stack)).not.toContain("at ");
    }
    expect.assertions(1);
  });

  it("is the same where the limit cannot be set", () => {
    Object.defineProperty(Error, "stackTraceLimit", { value: 3, writable: false, configurable: true });
    expect(withoutStack(() => 1)).toBe(1);
    expect(() => withoutStack(fail)).toThrow("on purpose");
    expect(Error.stackTraceLimit).toBe(3);
  });
});
