import { conjoin } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import type { Declarations, ShapedDeclaration } from "../../shape/declaration.js";
import type { Shape } from "../../shape/shape.js";
import { type Code, code, docComment, identifier } from "../../text/code.js";
import { checkName, type ModuleScope } from "../module-scope.js";
import { Variables } from "../variables.js";
import { checkChoice } from "./choices.js";
import { isNoneOf } from "./kinds.js";
import { checkObject } from "./objects.js";
import { printStatements } from "./statement.js";
import { checkConjunction, checkValue } from "./values.js";

/** Prints the check of a declaration: one walk over the value. */
export function printCheck(
  declaration: ShapedDeclaration,
  declarations: Declarations,
  find: (shape: Shape) => ShapedDeclaration | undefined,
  scope: ModuleScope,
): Code {
  const doc = docComment([
    `Records in \`issues\` everything that keeps \`value\` from being {@link ${declaration.name}}.`,
  ]);
  const head = declaration.isContract ? code`export function` : code`function`;
  return code`
    ${doc}
    ${head} ${identifier(checkName(declaration))}(value: unknown, issues?: ${scope.runtime("Issues")}): boolean {
      ${printBody(declaration, declarations, find, scope)}
    }
  `;
}

function printBody(
  declaration: ShapedDeclaration,
  declarations: Declarations,
  find: (shape: Shape) => ShapedDeclaration | undefined,
  scope: ModuleScope,
): readonly Code[] {
  const conjunction = conjoin(declaration.schemas, declarations.isDeclared);
  if (conjunction.choices.length > 0) return checkChoice(declaration, find, scope);
  const context = { scope, variables: new Variables(scope), declarations, owner: declaration, checkValue };
  const place = { variable: identifier("value"), path: [] };
  const start = code`const start = issues?.count ?? 0;`;
  const end = code`return issues === undefined || issues.settled(start);`;
  if (conjunction.types?.length !== 1 || conjunction.types[0] !== "object") {
    return [start, ...printStatements(checkConjunction(conjunction, place, context)), end];
  }
  const refused = code`${scope.runtime("refuse")}(issues, "type", ${describe(conjunction)})`;
  return [
    code`if (${isNoneOf(["object"], place.variable, scope)}) return ${refused};`,
    start,
    ...printStatements(checkObject(conjunction, place, context)),
    end,
  ];
}
