import { describe } from "vitest";
import { isHostname } from "../../../../src/runtime/formats/hostname.js";
import { isIdnHostname } from "../../../../src/runtime/formats/idn-hostname.js";
import { testClosedExamples } from "./examples.js";

const longest = [63, 63, 63, 61].map((length) => "a".repeat(length)).join(".");

const accepted = [
  "localhost",
  "www.Example.com",
  "127.0.0.1",
  "1",
  "a-b--c.d",
  "a".repeat(63),
  longest,
  "xn--bcher-kva.example",
  "XN--BCHER-KVA.example",
  "xn--4dbc5h",
];

const refused = [
  "",
  ".",
  "a.",
  ".a",
  "a..b",
  "-a",
  "a-",
  "a.-b",
  "a_b",
  "a b",
  "a".repeat(64),
  `${longest}.a`,
  "xn--",
  "xn--a",
  "xn--abc-",
  "xn---9uc",
  // Encodes a letter where it would go without encoding, or one that IDNA 2008 maps to another.
  "xn--Bcher-kvA-",
  "xn--bcher-kvb1",
  "xn--7a",
  // A mark first; a hyphen last; "--" after the second character; not in normal form.
  "xn--hello-txk",
  "xn----eha",
  "xn--aa---o47jg78q",
  "xn--cafe-yvc",
  // From right to left and from left to right in one label.
  "xn--0ca24w",
];

describe("isHostname", () => {
  testClosedExamples(isHostname, {
    accepts: [...accepted, "r3---sn-a.example", "ab--cd"],
    refuses: [...refused, "bücher.example", "a。b", "\u212Aelvin"],
  });
});

describe("isIdnHostname", () => {
  testClosedExamples(isIdnHostname, {
    accepts: [
      ...accepted,
      "bücher.example",
      "straße。例え．テスト｡com",
      "пример.рф",
      "l·l",
      "α͵β",
      "א׳ב",
      "א״ב",
      "・ぁ",
      "ب٠ب",
      "۰0",
      // A joiner behind a virama, and between letters that join, with marks between.
      "क्‍ष",
      "क्‌ष",
      "بي‌بي",
      "بِ‌ِب",
      "\u0628\u200C\u0627",
      "נ.a1",
      "שָ.a",
      "ב\u0301.a",
      "é".repeat(57),
    ],
    refuses: [
      ...refused,
      "ab--cd",
      "üü--ü",
      "Bücher",
      "ü-",
      "-ü",
      "cafe\u0301",
      "\u0301e",
      "ﬁ",
      "ª",
      "😀",
      "☃",
      "a\u00ADb",
      "a\u200Bb",
      "ᄀ",
      "\u{1D165}",
      "ـ",
      "\u302E",
      "\uD800",
      "\uFFFF",
      "a·l",
      "l·",
      "·",
      "α͵a",
      "͵",
      "a׳",
      "a״",
      "・",
      "a・b",
      "٠۰",
      "ب٠۰",
      "ب۰٠",
      "a‍b",
      "‍",
      "क्‍‍ष",
      "a‌b",
      "ا‌ب",
      "ب‌",
      "‌ب",
      "ب‌a",
      // Before a letter that joins nothing; the joiner proper; behind marks of the classes beside that of viramas.
      "\u0628\u200C\u0621",
      "\u0628\u064A\u200D\u0628\u064A",
      "\u05D0\u05B0\u200D\u05D1",
      "\u3042\u3099\u200D\u3042",
      // The rule of RFC 5893: digits first, digits of both kinds, both directions, a label beside one in Hebrew.
      "0א",
      "א0٠",
      "aא",
      "אa",
      "א-",
      "א\u02C6",
      "א\u0CBF",
      "a\u02C6.א",
      "א.0a",
      "א.1",
      "ü".repeat(60),
      Array.from({ length: 40 }, () => "üüü").join("."),
    ],
  });
});
