import type { Declaration, ShapedDeclaration } from "../shape/declaration.js";
import type { ObjectShape, Shape } from "../shape/shape.js";
import { type Code, code, docComment, identifier, join, nothing } from "../text/code.js";
import { importLine } from "./import-line.js";
import type { GeneratedModule } from "./module.js";
import { inOrderOfUse } from "./zod/order.js";
import { type ParserContext, ParserPrinter } from "./zod/parser-printer.js";
import { parserName, ZodScope, type ZodSpecifiers } from "./zod/zod-scope.js";

/** What the printing of parsers needs to know of the run around it. */
export interface ZodFileContext extends ParserContext {
  readonly specifiers: ZodSpecifiers;
  /** The declarations whose shape says all that their schemas ask. */
  readonly structural: ReadonlySet<Declaration>;
}

/** Prints the file of Zod parsers of a module: each contract's, exported, behind the parts that it is made of. */
export function emitZodFile(module: GeneratedModule, context: ZodFileContext): Code {
  const scope = new ZodScope(module.schemaFile, context.specifiers);
  const sections = printParsers(module.declarations, scope, context);
  const names = module.declarations.flatMap(({ name, shape, branchNames }) => [name, ...namesOf(shape, branchNames)]);
  const types = importLine(
    names.map((name) => [name, identifier(name)] as const),
    `./${module.name}.js`,
    code`import type`,
  );
  return code`
    import * as z from "zod";
    ${[...scope.imports(), types]}

    ${join(sections, "\n\n")}
  `;
}

/** Prints the parsers of declarations, each behind those that it uses. */
export function printParsers(
  declarations: readonly ShapedDeclaration[],
  scope: ZodScope,
  context: ZodFileContext,
): readonly Code[] {
  const printer = new ParserPrinter(scope, context);
  const isMade = (declaration: ShapedDeclaration) => isStructural(declaration, context);
  return inOrderOfUse(declarations, isMade).map((each) => printDeclaration(each, printer, isMade(each)));
}

function isStructural({ name }: ShapedDeclaration, { structural }: ZodFileContext): boolean {
  return [...structural].some((each) => each.name === name);
}

function printDeclaration(declaration: ShapedDeclaration, printer: ParserPrinter, structural: boolean): Code {
  const { name, shape, branchNames, isContract } = declaration;
  const names = namesOf(shape, branchNames);
  const doc = isContract ? describeContract(declaration) : [`Parses a part, {@link ${name}}.`];
  if (!structural) {
    const { scope } = printer;
    const parser = code`${scope.runtime("checked")}${scope.typed ? code`<${identifier(name)}>` : nothing}(${scope.check(declaration)})`;
    return printConstant(name, parser, doc, true, scope.typed);
  }
  if (shape.kind !== "union" || names.length === 0)
    return printConstant(name, printer.print(shape), doc, true, printer.scope.typed);
  const remaining = [...names];
  const members = shape.members.map((member) => {
    const branch = member.kind === "object" ? remaining.shift() : undefined;
    return { branch, parser: printer.print(member) };
  });
  const branches = members.flatMap(({ branch, parser }) =>
    branch === undefined
      ? []
      : [printConstant(branch, parser, [`Parses a branch, {@link ${branch}}.`], false, printer.scope.typed)],
  );
  const choice = printer.printChoice(
    shape,
    members.map(({ branch, parser }) => (branch === undefined ? parser : identifier(parserName(branch)))),
  );
  return join([...branches, printConstant(name, choice, doc, true, printer.scope.typed)], "\n\n");
}

function printConstant(
  name: string,
  parser: Code,
  doc: readonly string[],
  isExported: boolean,
  isTyped: boolean,
): Code {
  const keyword = isExported && isTyped ? code`export const` : code`const`;
  const type = isTyped ? code` satisfies z.ZodType<${identifier(name)}>` : nothing;
  return code`
    ${docComment(doc)}
    ${keyword} ${identifier(parserName(name))} = ${parser}${type};
  `;
}

/** Returns the names of the branches of a union: its members that are objects. */
function namesOf(shape: Shape, branchNames: readonly string[]): readonly string[] {
  return shape.kind === "union" ? branchNames : [];
}

function describeContract({ name, shape, at }: ShapedDeclaration): readonly string[] {
  return [`Parses {@link ${name}}. ${describeKeys(shape)}`.trim(), `Schema: \`${at.file}#${at.pointer}\``];
}

function describeKeys(shape: Shape): string {
  if (shape.kind === "union" && shape.exclusive) return "Refuses what is none or several of its members.";
  const objects = objectsOf(shape);
  if (objects.length === 0) return "";
  if (objects.every(({ rest }) => rest.kind === "never")) return "Refuses unknown keys.";
  return objects.every(({ rest }) => rest.kind !== "never") ? "Keeps unknown keys." : "";
}

function objectsOf(shape: Shape): readonly ObjectShape[] {
  if (shape.kind === "object") return [shape];
  return shape.kind === "union" ? shape.members.flatMap(objectsOf) : [];
}
