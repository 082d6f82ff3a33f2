import { describe } from "vitest";
import { isJsonPointer } from "../../../../src/runtime/formats/json-pointer.js";
import { isRelativeJsonPointer } from "../../../../src/runtime/formats/relative-json-pointer.js";
import { testExamples } from "./examples.js";

describe("isJsonPointer", () => {
  testExamples(isJsonPointer, {
    accepts: ["", "/", "//", "/a/0/-", "/~0~1", "/~01", "/a b\n\0é😀\uD800", "/#", "/__proto__"],
    refuses: ["a", "a/b", "#", "#/a", " /a", "~0", "/~", "/~2", "/a~/b", "/~~0", "/~0~"],
  });
});

describe("isRelativeJsonPointer", () => {
  testExamples(isRelativeJsonPointer, {
    accepts: ["0", "10", "0#", "0/", "1/a/~0", "120//", "0+1", "0-1#", "2+10/a"],
    refuses: [
      "",
      "/a",
      "#",
      "00",
      "01",
      "01/a",
      "-1",
      "+1/a",
      "0##",
      "0#/a",
      "0a",
      "0/~",
      "0+0",
      "0+01",
      "0+",
      "1.5",
      "1 ",
      "١",
    ],
  });
});
