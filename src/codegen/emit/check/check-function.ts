import { type Conjunction, conjoin } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import type { Schema } from "../../schema/schema.js";
import type { Declaration, Declarations, ShapedDeclaration } from "../../shape/declaration.js";
import type { Shape } from "../../shape/shape.js";
import { type Code, code, docComment, identifier, mentions } from "../../text/code.js";
import { checkName, type ModuleScope } from "../module-scope.js";
import { Variables } from "../variables.js";
import type { CheckContext } from "./check-context.js";
import { checkChoice } from "./choices.js";
import { isAboutKeys } from "./conditions.js";
import { isNoneOf } from "./kinds.js";
import { checkObject } from "./objects.js";
import { printStatements } from "./statement.js";
import { checkConjunction, checkReferences, checkValue } from "./values.js";

/** Prints the check of a declaration: one walk over the value. */
export function printCheck(
  declaration: ShapedDeclaration,
  declarations: Declarations,
  find: (shape: Shape) => ShapedDeclaration | undefined,
  scope: ModuleScope,
): Code {
  const doc = docComment([
    `Records in \`issues\` everything that keeps \`value\` from being {@link ${declaration.name}}, and returns whether nothing does.`,
    "Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded it.",
  ]);
  const keyword = scope.typed ? code`export function` : code`function`;
  const body = printBody(declaration, declarations, find, scope);
  return code`
    ${doc}
    ${keyword} ${identifier(checkName(declaration))}${printParameters(scope, body)} {
      ${body.length === 0 ? code`return true;` : body}
    }
  `;
}

/** Prints the checks that others of the module need and that have no name of their own. */
export function printSubchecks(owner: Declaration, declarations: Declarations, scope: ModuleScope): readonly Code[] {
  const printed: Code[] = [];
  // The list grows while it is walked: one check may need another.
  for (const { name, schemas } of scope.subchecks()) {
    const body = printWalk(schemas, owner, declarations, scope);
    printed.push(code`
      function ${identifier(name)}${printParameters(scope, body)} {
        ${body.length === 0 ? code`return true;` : body}
      }
    `);
  }
  return printed;
}

/** Prints the parameters of a check. It may not look at one of them, and compilers want to be told. */
function printParameters(scope: ModuleScope, body: readonly Code[]): Code {
  const named = (name: string) => identifier(body.some((each) => mentions(each, identifier(name))) ? name : `_${name}`);
  const [value, issues] = [named("value"), named("issues")];
  if (!scope.typed) return code`(${value}, ${issues})`;
  return code`(${value}: unknown, ${issues}?: ${scope.runtime("Issues")}): boolean`;
}

function printBody(
  declaration: ShapedDeclaration,
  declarations: Declarations,
  find: (shape: Shape) => ShapedDeclaration | undefined,
  scope: ModuleScope,
): readonly Code[] {
  const choice = checkChoice(declaration, declarations, find, scope);
  return choice ?? printWalk(declaration.schemas, declaration, declarations, scope);
}

function printWalk(
  schemas: readonly Schema[],
  owner: Declaration,
  declarations: Declarations,
  scope: ModuleScope,
): readonly Code[] {
  const conjunction = conjoin(schemas, declarations.isDeclared);
  const context: CheckContext = { scope, variables: new Variables(scope.names), declarations, owner, checkValue };
  const place = { variable: identifier("value"), path: [] };
  const start = code`const start = issues?.count ?? 0;`;
  const end = code`return issues === undefined || issues.settled(start);`;
  if (isPlainObject(conjunction)) {
    const refused = code`${scope.runtime("refuse")}(issues, "type", ${describe(conjunction)})`;
    return [
      code`if (${isNoneOf(["object"], place.variable, scope)}) return ${refused};`,
      start,
      ...printStatements(checkObject(conjunction, place, context)),
      end,
    ];
  }
  const statements = [
    ...checkReferences(conjunction, place, context),
    ...checkConjunction(conjunction, place, context),
  ];
  return statements.length === 0 ? [] : [start, ...printStatements(statements), end];
}

/** Tells whether a conjunction asks for an object, and nothing that goes beyond its keys. */
function isPlainObject(conjunction: Conjunction): boolean {
  const { types, never, literals, references, alternatives, choices, negations, conditions, unevaluated } = conjunction;
  const beyond = [...references, ...alternatives, ...choices, ...negations, ...unevaluated];
  const isObject = types?.length === 1 && types[0] === "object" && !never && literals === undefined;
  return isObject && beyond.length === 0 && conditions.every((condition) => isAboutKeys(condition, () => false));
}
