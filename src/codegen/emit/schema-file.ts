import type { Location } from "../codegen-error.js";
import { bundle } from "../schema/bundle.js";
import type { SchemaSet } from "../schema/schema-set.js";
import { pascalCase } from "../shape/names.js";
import { type Code, code, docComment, identifier, join, literal } from "../text/code.js";
import { jsonSchemaName } from "./contract-file.js";
import type { GeneratedModule } from "./module.js";

/** Prints the file of a module that holds the JSON Schemas of its contracts, each complete in itself. */
export function printSchemaFile(module: GeneratedModule, set: SchemaSet, runtimeSpecifier: string): Code {
  const contracts = module.declarations.filter(({ isContract }) => isContract);
  const functions = contracts.map((contract) => {
    const found = set.find({ file: contract.at.file, pointer: "" }, `#${encodeURI(contract.at.pointer)}`);
    if (found === undefined) throw new TypeError(`${contract.name} is not at ${contract.at.pointer}`);
    const schema = bundle(set, found, definitionName);
    return code`
      ${docComment([`Returns the JSON Schema of the contract ${contract.name}, afresh at each call.`])}
      export function ${identifier(jsonSchemaName(contract))}(): JsonSchema {
        return ${literal(schema)};
      }
    `;
  });
  return code`
    import type { JsonSchema } from ${runtimeSpecifier};

    ${join(functions, "\n\n")}
  `;
}

function definitionName({ file, pointer }: Location): string {
  return pascalCase(
    pointer === "" ? file.replace(/(?:\.schema)?\.json$/, "") : pointer.slice(pointer.lastIndexOf("/")),
  );
}
