import { CodegenError } from "../../codegen-error.js";
import type { ShapedDeclaration } from "../../shape/declaration.js";
import { discriminate, listKeys } from "../../shape/discriminate.js";
import type { Shape } from "../../shape/shape.js";
import { type Code, code, identifier, join, list, propertyKey } from "../../text/code.js";
import { checkName, hintFor, type ModuleScope } from "../module-scope.js";
import { readKey } from "./tests.js";

/** Prints the body of the check of a union whose members are declared. */
export function checkChoice(
  declaration: ShapedDeclaration,
  find: (shape: Shape) => ShapedDeclaration | undefined,
  scope: ModuleScope,
): readonly Code[] {
  const { shape } = declaration;
  if (shape.kind !== "union") throw new TypeError(`${declaration.name} is no union`);
  const members = shape.members.flatMap((member) => find(member) ?? []);
  if (members.length < shape.members.length) throw memberNotDeclared(declaration);
  const branches = scope.constant(
    list(members.map((member) => printBranch(member, scope))),
    hintFor(declaration, "branches"),
  );
  const found = discriminate(members);
  if (found === undefined) {
    return [code`return ${scope.runtime("checkExactlyOne")}(value, issues, ${branches});`];
  }
  const { telling, otherwise } = found;
  const value = identifier("value");
  const chosen = telling.map(
    ({ member, key }) => code`if (${readKey(value, key, scope)} !== undefined) check = ${check(member, scope)};`,
  );
  return [
    code`
      let check: ${scope.runtime("Check")} = ${check(otherwise, scope)};
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

function printBranch(member: ShapedDeclaration, scope: ModuleScope): Code {
  const { shape } = member;
  const { required, optional } = shape.kind === "object" ? listKeys(shape) : { required: [], optional: [] };
  const scalars =
    shape.kind === "object"
      ? [...shape.properties].flatMap(([key, property]) =>
          property.shape.kind === "literal" ? [code`${propertyKey(key)}: ${literals(property.shape.values)},`] : [],
        )
      : [];
  return code`
    {
      check: ${check(member, scope)},
      required: ${literals(required)},
      optional: ${literals(optional)},
      literals: {
        ${scalars}
      },
    }
  `;
}

function literals(values: readonly (string | number | boolean | null)[]): Code {
  return list(values.map((value) => code`${value}`));
}

function memberNotDeclared({ at }: ShapedDeclaration): CodegenError {
  return new CodegenError({
    ...at,
    keyword: "oneOf",
    problem: "has a member that is not a definition of its own, which is not supported",
    remedy: "Move each member to a definition and refer to it",
  });
}
