import { choose } from "../random/choose.js";
import type { Random } from "../random/random.js";
import { drawDateTime } from "./draw-date-time.js";

/** Texts of each format, the plainest first, then those at its edges. */
const examples: ReadonlyMap<string, readonly string[]> = new Map([
  ["date", ["2000-01-01", "2026-02-11", "2024-02-29", "0001-12-31", "9999-12-31"]],
  ["time", ["00:00:00Z", "08:30:00z", "23:59:60Z", "12:00:00.52+05:30", "15:59:60-08:00"]],
  ["duration", ["P1D", "PT0S", "P3DT12H", "P4Y2M1DT1H2M3S", "P2W"]],
  ["email", ["a@b.c", "ada@example.com", "first.last+tag@sub.example.org", '"a b"@example.com']],
  ["idn-email", ["a@b.c", "adá@example.com", "実例@実例.テスト"]],
  ["hostname", ["a", "example.com", "xn--bcher-kva.example", "a-b.c1"]],
  ["idn-hostname", ["a", "bücher.example", "実例.テスト"]],
  ["ipv4", ["0.0.0.0", "192.0.2.1", "255.255.255.255"]],
  ["ipv6", ["::", "::1", "2001:db8::1", "::ffff:192.0.2.1", "1:2:3:4:5:6:7:8"]],
  ["uri", ["a:b", "https://example.com/a?b#c", "urn:isbn:0451450523", "file:///etc/hosts", "http://[::1]:8080/"]],
  ["uri-reference", ["a", "", "/a?b#c", "//example.com/", "https://example.com/%20"]],
  ["iri", ["a:b", "https://example.com/straße", "https://実例.テスト/"]],
  ["iri-reference", ["a", "", "/straße", "#日本"]],
  ["uri-template", ["a", "", "/users/{id}", "{?x,y*}", "/a{/b:3}"]],
  ["json-pointer", ["", "/a", "/steps/0", "/a~1b~0c", "/"]],
  ["relative-json-pointer", ["0", "1/steps", "0#", "10/a"]],
  ["regex", ["a", "^[a-z]+$", "(?:)", "\\p{L}{2,}"]],
  ["uuid", ["00000000-0000-0000-0000-000000000000", "123e4567-e89b-12d3-a456-426614174000"]],
]);

/** Returns the function that draws texts of a format, if it is one that asserts something. */
export function drawFormat(format: string): ((random: Random) => string) | undefined {
  if (format === "date-time") return drawDateTime;
  const texts = examples.get(format);
  return texts && ((random) => choose(random, texts));
}
