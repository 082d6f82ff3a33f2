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
  const zod = sections.some(usesZod) ? [code`import * as z from "zod";`] : [];
  return code`
    ${[...zod, ...scope.imports(), types]}

    ${join(sections, "\n\n")}
  `;
}

/** Tells whether code calls anything of Zod itself. What only puts other parsers together does not. */
function usesZod({ text }: Code): boolean {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|^ *\/?\*.*$/gm, "").search(/\bz\./) >= 0;
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
    const type = scope.typed ? code`<${identifier(name)}>` : nothing;
    const parser = code`${scope.runtime("checked")}${type}(${scope.check(declaration)})`;
    return printConstant(name, parser, doc, scope.typed);
  }
  if (shape.kind !== "union" || names.length === 0)
    return printConstant(name, holdToType(name, printer.print(shape), printer.scope), doc, printer.scope.typed);
  const remaining = [...names];
  const members = shape.members.map((member) => {
    const branch = member.kind === "object" ? remaining.shift() : undefined;
    return { branch, parser: printer.print(member) };
  });
  const branches = members.flatMap(({ branch, parser }) =>
    branch === undefined
      ? []
      : [
          printConstant(
            branch,
            holdToType(branch, parser, printer.scope),
            [`Parses a branch, {@link ${branch}}.`],
            false,
          ),
        ],
  );
  const choice = printer.printChoice(
    shape,
    members.map(({ branch, parser }) => (branch === undefined ? parser : identifier(parserName(branch)))),
  );
  const whole = printConstant(name, holdToType(name, choice, printer.scope), doc, printer.scope.typed);
  return join([...branches, whole], "\n\n");
}

/** Returns a parser that the compiler holds to the declared type. */
function holdToType(name: string, parser: Code, scope: ZodScope): Code {
  return scope.typed ? code`${scope.runtime("parses")}<${identifier(name)}>()(${parser})` : parser;
}

function printConstant(name: string, parser: Code, doc: readonly string[], isExported: boolean): Code {
  return code`
    ${docComment(doc)}
    ${isExported ? code`export const` : code`const`} ${identifier(parserName(name))} = ${parser};
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
