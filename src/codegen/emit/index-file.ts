import { kebabCase } from "../shape/names.js";
import { type Code, code, docComment, identifier, join } from "../text/code.js";
import { contractName } from "./contract-file.js";
import type { GeneratedModule } from "./module.js";

/** Prints the index of the generated files: every public name, and the record of all contracts. */
export function printIndexFile(modules: readonly GeneratedModule[]): Code {
  const contracts = modules.flatMap(({ declarations }) => declarations.filter(({ isContract }) => isContract));
  const imports = modules.map((module) => printImport(module));
  const entries = contracts.map((each) => code`${kebabCase(each.name)}: ${identifier(contractName(each))},`);
  return code`
    ${imports}

    ${modules.map((module) => printExport(module))}

    ${docComment(["All contracts, by name."])}
    export const contracts = {
      ${entries}
    } as const;
  `;
}

function printImport({ name, declarations }: GeneratedModule): Code {
  const names = declarations.filter(({ isContract }) => isContract).map((each) => identifier(contractName(each)));
  return code`import { ${join(names, ", ")} } from ${`./${name}.js`};`;
}

function printExport({ name, declarations }: GeneratedModule): Code {
  const types = declarations
    .flatMap((each) => [each.name, ...each.branchNames])
    .map((each) => code`type ${identifier(each)},`);
  const values = declarations
    .filter(({ isContract }) => isContract)
    .flatMap((each) => [
      contractName(each),
      `check${each.name}`,
      `is${each.name}`,
      `parse${each.name}`,
      `safeParse${each.name}`,
    ])
    .map((each) => code`${identifier(each)},`);
  return code`
    export {
      ${[...values, ...types]}
    } from ${`./${name}.js`};
  `;
}
