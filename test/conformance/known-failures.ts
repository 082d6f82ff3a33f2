/** Tests of the official suite that are known to fail, and why. */
export interface KnownFailure {
  /** Where the tests stand, from the draft on: `draft7/optional/content.json | description | description`. */
  readonly tests: readonly string[];
  readonly reason: string;
}

/** What is known to fail, in checks and parsers alike. One that passes, or that the suite no longer has, fails the run. */
export const knownFailures: readonly KnownFailure[] = [
  {
    tests: [
      "draft7/optional/content.json | validation of string-encoded content based on media type | an invalid JSON document",
      "draft7/optional/content.json | validation of binary string-encoding | an invalid base64 string (% is not a valid character)",
      "draft7/optional/content.json | validation of binary-encoded media type documents | a validly-encoded invalid JSON document",
      "draft7/optional/content.json | validation of binary-encoded media type documents | an invalid base64 string that is valid JSON",
    ],
    reason:
      "`contentEncoding` and `contentMediaType` say how a string is to be read, as in all later drafts; draft-07 leaves " +
      "it open whether they are asserted.",
  },
];
