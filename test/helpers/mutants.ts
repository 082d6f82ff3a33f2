import ts from "typescript-5.9";

/** A weakened copy of a generated module. */
export interface Mutant {
  readonly source: string;
  /** What was weakened, with its line. */
  readonly says: string;
  readonly kind: MutantKind;
}

/** How a check is weakened: an assertion that never fails, one of its parts that never fails, a bound moved by one. */
export type MutantKind = "assertion" | "part" | "bound" | "pattern" | "loop";

interface Weakening {
  readonly node: ts.Node;
  readonly text: string;
  readonly kind: MutantKind;
}

/** Makes every weakened copy of a generated module that differs in one place. */
export function mutantsOf(source: string): readonly Mutant[] {
  const file = ts.createSourceFile("generated.ts", source, ts.ScriptTarget.ES2022, true);
  return weakeningsOf(file).map(({ node, text, kind }) => {
    const [start, end] = [node.getStart(file), node.getEnd()];
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    const says = `line ${line}: ${statementOf(node)} with ${node.getText().slice(0, 60)} -> ${text}`.replace(
      /\s+/g,
      " ",
    );
    return { source: source.slice(0, start) + text + source.slice(end), says, kind };
  });
}

/** The statement that a node belongs to, as far as a person needs it to find the place. */
function statementOf(node: ts.Node): string {
  return ts.isStatement(node.parent) || ts.isSourceFile(node.parent)
    ? node.parent.getText().slice(0, 160)
    : statementOf(node.parent);
}

function weakeningsOf(file: ts.SourceFile): readonly Weakening[] {
  const found: Weakening[] = [];
  const visit = (node: ts.Node, isInCheck: boolean): void => {
    if (isInCheck) found.push(...weaken(node));
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isRegularExpressionLiteral(node.initializer)) {
      found.push({ node: node.initializer, text: "/(?:)/u", kind: "pattern" });
    }
    const isCheck = ts.isFunctionDeclaration(node) && /^check[A-Z]/.test(node.name?.text ?? "");
    ts.forEachChild(node, (child) => visit(child, isInCheck || isCheck));
  };
  visit(file, false);
  return found;
}

function* weaken(node: ts.Node): Generator<Weakening> {
  if (ts.isForStatement(node)) yield { node: node.statement, text: "{}", kind: "loop" };
  if (!ts.isIfStatement(node) || !refuses(node.thenStatement)) return;
  if (records(node.expression)) yield { node: node.expression, text: "false", kind: "assertion" };
  else if (!isWrapper(node.thenStatement)) yield { node: node.thenStatement, text: "{}", kind: "assertion" };
  yield* weakenParts(node.expression);
}

/** Tells whether a condition records an issue as it is evaluated, itself or through another check. */
function records(condition: ts.Expression): boolean {
  return /\b(?:note|check|refuse)\w*\(/.test(condition.getText());
}

/** Tells whether a block holds nothing but one assertion, which is weakened on its own. */
function isWrapper(statement: ts.Statement): boolean {
  if (!ts.isBlock(statement) || statement.statements.length !== 1) return false;
  const [only] = statement.statements;
  return only !== undefined && ts.isIfStatement(only) && records(only.expression);
}

/** A condition under which something is refused: each alternative of it may be the one that counts. */
function* weakenParts(condition: ts.Expression): Generator<Weakening> {
  if (ts.isParenthesizedExpression(condition)) return yield* weakenParts(condition.expression);
  if (!ts.isBinaryExpression(condition)) return;
  const { left, right, operatorToken } = condition;
  if (operatorToken.kind === ts.SyntaxKind.BarBarToken) {
    yield { node: left, text: "false", kind: "part" };
    yield { node: right, text: "false", kind: "part" };
  }
  if (ts.isNumericLiteral(right)) yield* weakenBound(operatorToken.kind, right);
  yield* weakenParts(left);
  yield* weakenParts(right);
}

function* weakenBound(operator: ts.SyntaxKind, bound: ts.NumericLiteral): Generator<Weakening> {
  const value = Number(bound.text);
  if (operator === ts.SyntaxKind.LessThanToken) yield { node: bound, text: `(${value - 1})`, kind: "bound" };
  if (operator === ts.SyntaxKind.GreaterThanToken) yield { node: bound, text: `${value + 1}`, kind: "bound" };
}

/** Tells whether a statement refuses the value, itself or through what it calls. */
function refuses(statement: ts.Statement): boolean {
  return /return|note/.test(statement.getText());
}
