import { conjoin } from "../../schema/conjunction.js";
import { assertsOnly } from "../../schema/tests.js";
import type { Declarations, ShapedDeclaration } from "../../shape/declaration.js";
import { discriminate } from "../../shape/discriminate.js";
import type { Shape } from "../../shape/shape.js";
import { type Code, code, identifier, join, list, nothing, propertyKey } from "../../text/code.js";
import { checkName, hintFor, type ModuleScope } from "../module-scope.js";
import { knownKeys } from "./known-keys.js";
import { readKey } from "./tests.js";

/**
 * Prints the body of the check of a union that is nothing else and whose members are declared. Returns `undefined` for
 * any other declaration.
 */
export function checkChoice(
  declaration: ShapedDeclaration,
  declarations: Declarations,
  find: (shape: Shape) => ShapedDeclaration | undefined,
  scope: ModuleScope,
): readonly Code[] | undefined {
  const { schemas, shape } = declaration;
  const [choice] = conjoin(schemas, declarations.isDeclared).choices;
  const bare = schemas.every((schema) => assertsOnly(schema, ["oneOf"]));
  if (!bare || choice === undefined || shape.kind !== "union") return undefined;
  const members = shape.members.flatMap((member) => find(member) ?? []);
  if (members.length < choice.length || members.some((member) => member.shape.kind !== "object")) return undefined;
  const branches = scope.constant(
    list(members.map((member) => printBranch(member, declarations, scope))),
    hintFor(declaration, "branches"),
  );
  const found = discriminate(members);
  if (found === undefined) {
    return [code`return ${scope.runtime("checkExactlyOne")}(value, issues, ${branches});`];
  }
  const { telling, otherwise } = found;
  const annotation = scope.typed ? code`: ${scope.runtime("Check")}` : nothing;
  const value = identifier("value");
  const chosen = telling.map(
    ({ member, key }) => code`if (${readKey(value, key, scope)} !== undefined) check = ${check(member, scope)};`,
  );
  return [
    code`
      let check${annotation} = ${check(otherwise, scope)};
      if (${scope.runtime("isObject")}(value)) {
        // Each of these keys is required by one member of the union and allowed by no other.
        ${join(chosen, "\nelse ")}
      }
      return check(value) || ${scope.runtime("refuseClosest")}(issues, value, ${branches});
    `,
  ];
}

function check(member: ShapedDeclaration, scope: ModuleScope): Code {
  return scope.of(member, checkName(member));
}

function printBranch(member: ShapedDeclaration, declarations: Declarations, scope: ModuleScope): Code {
  const { schemas, shape } = member;
  const scalars =
    shape.kind === "object"
      ? [...shape.properties].flatMap(([key, property]) =>
          property.shape.kind === "literal" ? [code`${propertyKey(key)}: ${literals(property.shape.values)},`] : [],
        )
      : [];
  return code`
    {
      check: ${check(member, scope)},
      keys: ${knownKeys(conjoin(schemas, declarations.isDeclared), { scope, declarations, owner: member })},
      literals: {
        ${scalars}
      },
    }
  `;
}

function literals(values: readonly (string | number | boolean | null)[]): Code {
  return list(values.map((value) => code`${value}`));
}
