import { describe } from "vitest";
import { isIri } from "../../../../src/runtime/formats/iri.js";
import { isIriReference } from "../../../../src/runtime/formats/iri-reference.js";
import { isUri } from "../../../../src/runtime/formats/uri.js";
import { isUriReference } from "../../../../src/runtime/formats/uri-reference.js";
import { testClosedExamples } from "./examples.js";

const uris = [
  "https://example.com/a?b#c",
  "mailto:ada@example.com",
  "urn:isbn:0-486-27557-4",
  "a:",
  "a+b.c-1:d",
  "file:///etc/hosts",
  "http://a:b:c@example.com:80/",
  "http://example.com:/",
  "http://:80",
  "http://[::1]:80/",
  "http://[v1F.a:b]",
  "http://999.1.1.1/",
  "http://a%20b/%ff?%00#%7E",
  "a:b:c//d/?e?f/#g?/h",
  "a:!$&'()*+,;=:@-._~",
];

const relative = ["", "a", "/a", "//a", "//", "?", "#", "?a#b", "./a:b", "../a", "a/b:c", "//a:80", "@a"];

const iris = ["https://exämple.com/straße?日本#語", "a:😀", "a:?\uE000\u{100000}", "http://ünï@ö"];

const relativeIris = ["straße", "/日本", "#é", "?\uE000", "//ö"];

const neither = [
  "a b",
  " a:b",
  'a:"',
  "a:<b>",
  "a:\\b",
  "a:^",
  "a:`",
  "a:{b}",
  "a:|",
  "a:\x7F",
  "a:%",
  "a:%4",
  "a:%4g",
  "a:%%41",
  "a:#b#c",
  "a:[",
  "a:/[::1]",
  "a:?[]",
  "a:#[]",
  "1a:b",
  "a_b:c",
  ":",
  ":a",
  "é:a",
  "http://a:b",
  "http://a:80:80",
  "http://a@b@c",
  "http://[::1",
  "http://::1]",
  "http://[::1]a",
  "http://a[::1]",
  "http://[::1.2.3.04]",
  "http://[v.a]",
  "http://[v1.]",
  "http://[vg.a]",
  "http://[fe80::1%25eth0]",
  "http://[a@::1]",
  "http://[]",
];

const noIri = [
  "a:\uE000",
  "a:#\uE000",
  "http://\uE000",
  "a:\uFFFE",
  "a:\uD800",
  "a:\x80",
  "a:\u{E0001}",
  "a:\u{1FFFF}",
];

describe("isUri", () => {
  testClosedExamples(isUri, {
    accepts: uris,
    refuses: [...relative, ...iris, ...relativeIris, ...neither, ...noIri],
  });
});

describe("isUriReference", () => {
  testClosedExamples(isUriReference, {
    accepts: [...uris, ...relative],
    refuses: [...iris, ...relativeIris, ...neither, ...noIri],
  });
});

describe("isIri", () => {
  testClosedExamples(isIri, {
    accepts: [...uris, ...iris],
    refuses: [...relative, ...relativeIris, ...neither, ...noIri],
  });
});

describe("isIriReference", () => {
  testClosedExamples(isIriReference, {
    accepts: [...uris, ...relative, ...iris, ...relativeIris],
    refuses: [...neither, ...noIri],
  });
});
