import { brokenEscape, neverInIri } from "./iri-characters.js";

/** A brace without its partner, or one within an expression. */
const unbalanced = /\{[^{}]*(?:\{|$)|(?:^|\})[^{}]*\}/;
/** What neither text nor an expression may hold. A bar is an operator. */
const foreign = /[\0- "<>\\^`\x7F]|(?<!\{)\|/;
/** Behind the operator, if there is one: a variable without a name, a foreign character, a broken modifier. */
const wrongExpression =
  /\{(?:[+#./;?&=,!@|]|(?![+#./;?&=,!@|]))(?:[,.:*}]|[^{}]*(?:[^\w.%,:*{}]|[,.][,.:*}]|\*[^,}]|:(?![1-9]\d{0,3}[,}])))/;

const faults: readonly RegExp[] = [brokenEscape, neverInIri, unbalanced, foreign, wrongExpression];

/**
 * Tells whether `text` is a URI template as RFC 6570 writes it: `/users/{id}{?fields*}`, with or without expressions.
 * The operators that the RFC keeps for later (`=`, `,`, `!`, `@`, `|`) are accepted; what an expansion would be is not
 * asked. Takes time linear in the text.
 */
export function isUriTemplate(text: string): boolean {
  return !faults.some((fault) => fault.test(text));
}
