import { type Code, code, join, mentions, nothing } from "../../text/code.js";

/** A statement of a generated check. */
export type Statement = TextStatement | RecordStatement | IfStatement;

/** Any code. */
interface TextStatement {
  readonly kind: "text";
  readonly text: Code;
}

/** A call that records an issue. Where it returns false there is no list, and the check is over. */
interface RecordStatement {
  readonly kind: "record";
  readonly call: Code;
}

interface IfStatement {
  readonly kind: "if";
  readonly condition: Code;
  readonly body: readonly Statement[];
  readonly otherwise: readonly Statement[];
}

export function text(value: Code): Statement {
  return { kind: "text", text: value };
}

export function record(call: Code): Statement {
  return { kind: "record", call };
}

/** Makes `if (condition) { body } else { otherwise }`. */
export function when(condition: Code, body: readonly Statement[], otherwise: readonly Statement[] = []): Statement {
  return { kind: "if", condition, body, otherwise };
}

/** Prints statements, one after the other. */
export function printStatements(statements: readonly Statement[]): readonly Code[] {
  return statements.map(printStatement);
}

/** Prints statements behind the declaration of the variable that they look at. Where none does, there is none. */
export function printBound(declaration: Code, variable: Code, statements: readonly Statement[]): readonly Code[] {
  const printed = printStatements(statements);
  return printed.some((each) => mentions(each, variable)) ? [declaration, ...printed] : printed;
}

function printStatement(statement: Statement): Code {
  if (statement.kind === "text") return statement.text;
  if (statement.kind === "record") return code`if (!${statement.call}) return false;`;
  return printIf(statement);
}

function printIf({ condition, body, otherwise }: IfStatement): Code {
  const settled = settledValue(condition);
  if (settled !== undefined) return join(printStatements(settled ? body : otherwise), "\n");
  const [only] = body;
  if (otherwise.length === 0 && body.length === 1 && only?.kind === "record") {
    const line = code`if (${isDisjunction(condition) ? code`(${condition})` : condition} && !${only.call}) return false;`;
    if (line.text.length <= 112) return line;
  }
  const head = condition.text.includes("\n")
    ? code`
        if (
          ${condition}
        )
      `
    : code`if (${condition})`;
  const block = code`
    ${head} {
      ${printStatements(body)}
    }
  `;
  const alternative = printOtherwise(otherwise);
  return alternative === nothing ? block : join([block, alternative], " else ");
}

function printOtherwise(otherwise: readonly Statement[]): Code {
  const [only] = otherwise;
  if (only === undefined) return nothing;
  const isChoice = only.kind === "if" && settledValue(only.condition) === undefined;
  if (otherwise.length === 1 && isChoice) return printIf(only);
  return code`
    {
      ${printStatements(otherwise)}
    }
  `;
}

/** What is known of a condition before any value is: compilers would call what it rules out unreachable. */
function settledValue({ text }: Code): boolean | undefined {
  if (text === "true" || text === "!false") return true;
  return text === "false" || text === "!true" ? false : undefined;
}

function isDisjunction(condition: Code): boolean {
  return condition.text.includes(" || ");
}
