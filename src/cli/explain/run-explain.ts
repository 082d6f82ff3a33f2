import { modelOf } from "../../testing/model/model.js";
import { about } from "../contracts/about.js";
import { loadContract } from "../contracts/load-contracts.js";
import { isOwnContractName } from "../contracts/own-contracts.js";
import { harmless } from "../terminal/harmless.js";
import { type Style, styleFor } from "../terminal/style.js";
import { print, printJson } from "../terminal/write.js";
import { explainField, type Field } from "./fields.js";
import { semanticRules } from "./semantic-rules.js";

const width = 100;

/** Explains a contract in words. */
export async function runExplain(name: string, isJson: boolean): Promise<void> {
  const contract = await loadContract(name);
  const root = explainField(contract.name, [modelOf(contract).schema], true);
  const rules = Object.entries(semanticRules).flatMap(([code, { contracts, says }]) =>
    (contracts as readonly string[]).includes(contract.name) ? [{ code, says }] : [],
  );
  const origin = isOwnContractName(contract.name) ? about[contract.name] : undefined;
  if (isJson) return printJson({ type: contract.typeName, ...origin, ...root, semantics: rules });

  const style = styleFor(process.stdout);
  const lines = [
    `${style.bold(contract.name)} (${contract.typeName})${origin === undefined ? "" : `: ${origin.summary}; from ${origin.origin}`}`,
    ...(root.description === undefined ? [] : wrap(root.description, "")),
    "",
    `${root.expected.replace(/^./, (first) => first.toUpperCase())}.`,
    ...root.rules.flatMap((rule) => wrap(`- ${rule}`, "  ")),
    ...(root.fields.length === 0
      ? []
      : ["", style.bold("Fields"), ...root.fields.flatMap((field) => tell(field, "  ", style))]),
    ...(rules.length === 0
      ? []
      : [
          "",
          style.bold("Rules that JSON Schema cannot say"),
          ...rules.flatMap(({ code, says }) => wrap(`- ${says} [${code}]`, "  ")),
        ]),
  ];
  await print(lines.join("\n"));
}

function tell(field: Field, indentation: string, style: Style): readonly string[] {
  const { name, isRequired, expected, description, rules, fields } = field;
  const inner = `${indentation}  `;
  const mark = /^\[|:$/.test(name) ? "" : isRequired ? " (required)" : " (optional)";
  return [
    `${indentation}${style.cyan(harmless(name.replace(/:$/, "")))}${style.dim(mark)}: ${harmless(expected)}`,
    ...(description === undefined ? [] : wrap(description, inner)),
    ...rules.flatMap((rule) => wrap(`- ${rule}`, inner)),
    ...fields.flatMap((each) => tell(each, inner, style)),
  ];
}

/** Breaks a text into lines of the width, each after an indentation. */
function wrap(text: string, indentation: string): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of harmless(text).split(/\s+/)) {
    if (line !== "" && indentation.length + line.length + word.length >= width) {
      lines.push(indentation + line);
      // What follows a dash stands below the text, not below the dash.
      line = text.startsWith("- ") ? " " : "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  return [...lines, indentation + line];
}
