import { describe, expect, it } from "vitest";
import { isEmail } from "../../../../src/runtime/formats/email.js";
import { isIdnEmail } from "../../../../src/runtime/formats/idn-email.js";
import { testClosedExamples, testExamples } from "./examples.js";

const accepted = [
  "ada@example.com",
  "a.d.a@localhost",
  "!#$%&'*+-/=?^_`{|}~@example.com",
  '""@example.com',
  '"ada lovelace"@example.com',
  String.raw`"a\"d\\a@("@example.com`,
  "ada@[192.0.2.1]",
  "ada@[IPv6:2001:db8::1]",
  "ada@[ipv6:::]",
  `${"a".repeat(300)}@example.com`,
];

const refused = [
  "",
  "@",
  "ada",
  "ada@",
  "@example.com",
  ".ada@example.com",
  "ada.@example.com",
  "a..da@example.com",
  "a da@example.com",
  "a@da@example.com",
  "a(da)@example.com",
  "Ada <ada@example.com>",
  "ada@example.com, bob@example.com",
  '"ada@example.com',
  '"@example.com',
  '"a"d"a"@example.com',
  '"a"da@example.com',
  String.raw`"ada\"@example.com`,
  "ada@example..com",
  "ada@example.com.",
  "ada@-example.com",
  "ada@exa_mple.com",
  `ada@${"a".repeat(64)}.com`,
  "ada@[192.0.2.256]",
  "ada@[192.0.2.10",
  "ada@192.0.2.1]",
  "ada@[2001:db8::1]",
  "ada@[IPv6:192.0.2.1]",
  "ada@[]",
  "ada\n@example.com",
  "ada@example.com\n",
];

describe("isEmail", () => {
  testClosedExamples(isEmail, {
    accepts: accepted,
    refuses: [...refused, "adá@example.com", "ada@exámple.com", '"adá"@example.com'],
  });
});

describe("isIdnEmail", () => {
  testExamples(isIdnEmail, {
    accepts: [
      ...accepted,
      "adá@example.com",
      "ада@пример.рф",
      '"ada lovelacé"@example.com',
      "😀@example.com",
      "ada@xn--e1afmkfd.xn--p1ai",
    ],
    refuses: [
      ...refused,
      "\uD800@example.com",
      '"\uDC00"@example.com',
      "ada＠example.com",
      "ada@example。com",
      "ada@exa😀mple.com",
      "ada@xn--a.com",
    ],
  });

  it("brings the domain, and not what is before it, into normal form", () => {
    expect(isIdnEmail("ada@cafe\u0301.example")).toBe(true);
    expect(isIdnEmail(`cafe\u0301@${"e\u0301".repeat(10)}.example`)).toBe(true);
    expect(isIdnEmail(`ada@${"e\u0301".repeat(64)}.example`)).toBe(false);
  });
});
