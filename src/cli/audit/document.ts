import type { Auditor } from "./auditor.js";
import { itemPlaces } from "./item-places.js";
import type { Recorder } from "./recorder.js";
import type { FileKind } from "./task.js";

/** Audits a file that is read as a whole: a value, the items of an array, the documents of YAML, or an answer. */
export async function auditDocument(
  text: string,
  kind: FileKind,
  file: string,
  auditor: Auditor,
  recorder: Recorder,
): Promise<void> {
  if (text.trim() === "") return;
  recorder.lines++;
  if (kind === "yaml") await auditYaml(text, file, auditor, recorder);
  else if (!auditJson(text, auditor, recorder)) {
    if (kind === "json") auditor.auditBroken(text, false, 1, recorder);
    else auditor.auditText(text, 1, recorder);
  }
}

function auditJson(text: string, auditor: Auditor, recorder: Recorder): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  if (!Array.isArray(value)) auditor.auditValue(value, 1, recorder, text);
  else {
    const places = itemPlaces(text);
    for (const item of value) {
      const { value: place } = places.next();
      if (place) auditor.auditValue(item, place.line, recorder, text.slice(place.start, place.end));
      else auditor.auditValue(item, 1, recorder);
    }
  }
  return true;
}

async function auditYaml(text: string, file: string, auditor: Auditor, recorder: Recorder): Promise<void> {
  const { readYamlText } = await import("../check/read-yaml-text.js");
  const lines = documentLines(text);
  for (const found of readYamlText({ file, text, firstLine: 1 })) {
    if (found.kind === "value") auditor.auditValue(found.value, lines[found.document] ?? 1, recorder);
    else {
      // What cannot be read as YAML may still be an answer with YAML in it.
      recorder.notJson++;
      auditor.auditText(text, 1, recorder);
      return;
    }
  }
}

/** Returns the lines in which the documents of a file begin. */
function documentLines(text: string): readonly number[] {
  const lines: number[] = [];
  let isNew = true;
  for (const [index, line] of text.split("\n").entries()) {
    if (/^(?:---|\.\.\.)(?:\s|$)/.test(line)) isNew = true;
    else if (isNew && /^[^#\s%]/.test(line)) {
      lines.push(index + 1);
      isNew = false;
    }
  }
  return lines;
}
