import { Composer, type Document, Parser } from "yaml";

/**
 * Parses the documents of a YAML text. Of the faults of each only the first ones are kept: an error, with its stack, for
 * each of a million stray quotes would take most of the time.
 */
export function parseDocuments(source: string): readonly Document[] {
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    // Keys that come twice are ours to find: the parser's own look compares every key with every other.
    uniqueKeys: false,
    prettyErrors: false,
    strict: true,
    logLevel: "silent",
  });
  keepFirstFaults(composer);
  const documents: Document[] = [];
  let isFaulty = false;
  for (const token of new Parser().parse(source)) {
    if (isFaulty && token.type === "error") continue;
    documents.push(...composer.next(token));
    if (!betweenFaults.has(token.type)) isFaulty = token.type === "error";
  }
  documents.push(...composer.end());
  return documents;
}

/** What stands between one fault of a document and the next. */
const betweenFaults: ReadonlySet<string> = new Set(["newline", "space", "comment"]);

type Handler = (source: unknown, code: unknown, message: unknown, isWarning?: boolean) => void;

function keepFirstFaults(composer: Composer): void {
  // The cast reaches for what the class keeps to itself. If a later version has no such property, nothing is lost but time.
  const inner = composer as unknown as { onError?: Handler };
  const report = inner.onError;
  if (typeof report !== "function") return;
  inner.onError = (source, code, message, isWarning) => {
    const { errors, warnings } = composer.streamInfo();
    if ((isWarning === true ? warnings : errors).length === 0) report(source, code, message, isWarning);
  };
}
