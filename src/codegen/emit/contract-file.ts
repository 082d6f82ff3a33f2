import type { Declaration, Declarations, ShapedDeclaration } from "../shape/declaration.js";
import { referencesIn } from "../shape/inner-shapes.js";
import { camelCase, identifiersOf, kebabCase } from "../shape/names.js";
import type { Shape } from "../shape/shape.js";
import { type Code, code, docComment, identifier, join } from "../text/code.js";
import { printCheck, printSubchecks } from "./check/check-function.js";
import type { GeneratedModule } from "./module.js";
import { checkName, ModuleScope, printImport } from "./module-scope.js";
import type { Specifiers } from "./specifiers.js";
import type { TypePrinter } from "./types.js";

/** What the printing of a module needs to know of the run around it. */
export interface FileContext {
  readonly declarations: Declarations;
  readonly types: TypePrinter;
  readonly specifiers: Specifiers;
  /** Finds the declaration that a reference points to. */
  find(shape: Shape): ShapedDeclaration | undefined;
  /** Returns the base name of the module that a schema file becomes. */
  moduleOf(schemaFile: string): string;
}

/** Prints the main file of a module: for each contract its types, guard, parsers, check and contract object. */
export function printContractFile(module: GeneratedModule, context: FileContext): Code {
  const scope = new ModuleScope(context.specifiers, module.schemaFile, reservedNames(context.declarations));
  const contracts = module.declarations.filter(({ isContract }) => isContract);
  const sections = module.declarations.map((declaration) => printDeclaration(declaration, context, scope));
  const [owner] = module.declarations;
  const subchecks = owner === undefined ? [] : printSubchecks(owner, context.declarations, scope);
  const parsers = contracts.map((contract) => printContract(contract, scope));
  const schemas = new Set(contracts.map(jsonSchemaName));
  const foreign = scope.foreignImports(({ document }) => `./${context.moduleOf(document.file)}.js`);
  return code`
    ${[scope.runtimeImport(), ...scope.formatImports(), ...foreign]}
    ${printImport(schemas, `./${module.name}.schema.js`)}

    ${join([join(scope.constants(), "\n"), join([...sections, ...subchecks], "\n\n"), join(parsers, "\n\n")], "\n\n")}
  `;
}

/** Returns the name of the function that makes the JSON Schema of a contract. */
export function jsonSchemaName({ name }: Declaration): string {
  return `${camelCase(name)}JsonSchema`;
}

/** Returns the name of the contract object of a contract. */
export function contractName({ name }: Declaration): string {
  return `${camelCase(name)}Contract`;
}

function printDeclaration(
  declaration: ShapedDeclaration,
  { declarations, types, find }: FileContext,
  scope: ModuleScope,
): Code {
  for (const used of referencesIn(declaration.shape)) scope.of(used, used.name);
  const check = printCheck(declaration, declarations, find, scope);
  if (!declaration.isContract) {
    return code`
      ${types.declare(declaration)}

      ${check}
    `;
  }
  const name = identifier(declaration.name);
  return code`
    ${types.declare(declaration)}

    ${docComment([`True if \`value\` is a valid {@link ${declaration.name}}. Never throws.`])}
    export function ${identifier(`is${declaration.name}`)}(value: unknown): value is ${name} {
      try {
        return ${identifier(checkName(declaration))}(value);
      } catch {
        return false;
      }
    }

    ${check}
  `;
}

function printContract(declaration: ShapedDeclaration, scope: ModuleScope): Code {
  const { name } = declaration;
  const type = identifier(name);
  const check = identifier(checkName(declaration));
  const contract = kebabCase(name);
  return code`
    ${docComment([`Returns \`value\` itself as a {@link ${name}}. Throws \`PacketError\` with code \`invalid\` where it is none.`])}
    export function ${identifier(`parse${name}`)}(value: unknown): ${type} {
      return ${scope.runtime("parse")}<${type}>(${contract}, ${check}, value);
    }

    ${docComment([`Returns \`value\` itself as a {@link ${name}}, or the error that says why it is none. Never throws.`])}
    export function ${identifier(`safeParse${name}`)}(value: unknown): ${scope.runtime("SafeParseResult")}<${type}> {
      return ${scope.runtime("safeParse")}<${type}>(${contract}, ${check}, value);
    }

    ${docComment([`The contract of {@link ${name}}, for functions that take any contract.`])}
    export const ${identifier(contractName(declaration))}: ${scope.runtime("Contract")}<${type}> = /* @__PURE__ */ ${scope.runtime("defineContract")}<${type}>({
      name: ${contract},
      typeName: ${name},
      is: ${identifier(`is${name}`)},
      check: ${check},
      jsonSchema: ${identifier(jsonSchemaName(declaration))},
    });
  `;
}

/** The names at the top of modules that schemas decide. */
export function reservedNames({ all }: Declarations): readonly string[] {
  return all.flatMap(({ name, branchNames }) => [name, ...branchNames].flatMap(identifiersOf));
}
