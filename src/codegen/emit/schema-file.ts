import type { Location } from "../codegen-error.js";
import { bundle } from "../schema/bundle.js";
import { findPlainDefinitions } from "../schema/plain-definitions.js";
import type { FoundSchema, SchemaSet } from "../schema/schema-set.js";
import type { Declaration } from "../shape/declaration.js";
import { pascalCase } from "../shape/names.js";
import { type Code, code, docComment, identifier, join, literal } from "../text/code.js";
import { jsonSchemaName } from "./contract-file.js";
import type { GeneratedModule } from "./module.js";
import { printImport } from "./module-scope.js";

/**
 * Prints the file of a module that holds the JSON Schemas of its contracts, each complete in itself. A definition is
 * taken out of the schema of its file, so that each text stands there once, however much refers to it.
 */
export function printSchemaFile(module: GeneratedModule, set: SchemaSet, runtimeSpecifier: string): Code {
  const contracts = module.declarations.filter(({ isContract }) => isContract);
  const root = contracts.find(({ at }) => at.pointer === "");
  const whole = root === undefined ? {} : bundle(set, findSchema(root, set), definitionName);
  const plain = root === undefined ? new Set() : findPlainDefinitions(whole, set.draftAt(root.at));
  let takesOut = false;
  const functions = contracts.map((contract) => {
    const [, holder = "", name = ""] = contract.at.pointer.split("/");
    const isPlain = root !== undefined && contract !== root && plain.has(`${holder}/${name}`);
    takesOut ||= isPlain;
    const schema = isPlain
      ? code`definitionOf(${identifier(jsonSchemaName(root))}(), ${holder}, ${name})`
      : literal(contract === root ? whole : bundle(set, findSchema(contract, set), definitionName));
    return code`
      ${docComment([`Returns the JSON Schema of the contract ${contract.name}, afresh at each call.`])}
      export function ${identifier(jsonSchemaName(contract))}(): JsonSchema {
        return ${schema};
      }
    `;
  });
  return code`
    ${
      takesOut
        ? printImport(new Set(["definitionOf", "JsonSchema"]), runtimeSpecifier)
        : code`import type { JsonSchema } from ${runtimeSpecifier};`
    }

    ${join(functions, "\n\n")}
  `;
}

function findSchema({ name, at }: Declaration, set: SchemaSet): FoundSchema {
  const found = set.find({ file: at.file, pointer: "" }, `#${encodeURI(at.pointer)}`);
  if (found === undefined) throw new TypeError(`${name} is not at ${at.pointer}`);
  return found;
}

function definitionName({ file, pointer }: Location): string {
  return pascalCase(
    pointer === "" ? file.replace(/(?:\.schema)?\.json$/, "") : pointer.slice(pointer.lastIndexOf("/")),
  );
}
