import { decode } from "../input/decode.js";
import { maximumBytes, nameOf, readBytes, streamBytes } from "../input/read-bytes.js";
import type { Found, InputFormat, Source } from "./packets.js";
import { readJsonText } from "./read-json-text.js";

/** Gives the packets of a file, and what in it cannot be understood. Throws `UsageError` where it cannot be read. */
export async function* readPackets(path: string, format: InputFormat | undefined): AsyncGenerator<Found> {
  const known = format ?? formatOf(path);
  if (known === "jsonl") {
    yield* readLines(path);
    return;
  }
  const file = nameOf(path);
  const text = decode(await readBytes(path), file);
  yield* await readText({ file, text, firstLine: 1 }, known ?? sniff(text));
}

async function readText(source: Source, format: InputFormat): Promise<Iterable<Found>> {
  if (format === "jsonl") return readLinesOf(source);
  if (format === "json") return readJsonText(source);
  return (await import("./read-yaml-text.js")).readYamlText(source);
}

async function* readLines(path: string): AsyncGenerator<Found> {
  const { splitLines } = await import("../input/split-lines.js");
  const file = nameOf(path);
  for await (const { bytes, number, isTooLong } of splitLines(streamBytes(path), maximumBytes)) {
    const text = decode(bytes, `${file}:${number}`);
    const source = { file, text, firstLine: number };
    if (isTooLong) yield { kind: "fault", source, offset: 0, code: "too_large", problem: "the line is too long" };
    else if (text.trim() !== "") yield* readJsonText(source);
  }
}

function* readLinesOf({ file, text }: Source): Generator<Found> {
  let firstLine = 1;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() !== "") yield* readJsonText({ file, text: line, firstLine });
    firstLine++;
  }
}

function formatOf(path: string): InputFormat | undefined {
  const [, extension] = /\.([a-z]+)$/i.exec(path) ?? [];
  switch (extension?.toLowerCase()) {
    case "json":
      return "json";
    case "jsonl":
    case "ndjson":
      return "jsonl";
    case "yaml":
    case "yml":
      return "yaml";
    default:
      return undefined;
  }
}

/** Tells the format of a text whose name does not. */
function sniff(text: string): InputFormat {
  if (!/^\s*[[{]/.test(text)) return "yaml";
  const [first = "", second] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return second !== undefined && isJson(first) && !isJson(text) ? "jsonl" : "json";
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
