import { describe, expect, it } from "vitest";
import { Positions, positionAt } from "../../../src/parsing/positions.js";

const text = "ab\ncd\r\nef\rgh\n\n😀x";

describe("positions", () => {
  it.each([
    [0, 1, 1],
    [2, 1, 3],
    [3, 2, 1],
    [6, 2, 4],
    [7, 3, 1],
    [10, 4, 1],
    [13, 5, 1],
    [14, 6, 1],
    [16, 6, 3],
    [17, 6, 4],
  ])("put offset %i in line %i, column %i", (offset, lineNumber, column) => {
    expect(positionAt(text, offset)).toEqual({ offset, line: lineNumber, column });
    const positions = new Positions(text);
    for (let times = 0; times < 8; times++) {
      expect(positions.at(offset)).toEqual({ offset, line: lineNumber, column });
    }
  });
});
