import { brokenEscape, neverInIri } from "./iri-characters.js";

const expression = /\{([^{}]*)\}/g;
const operator = /^[+#./;?&=,!@|]/;
const modifier = /(?::[1-9]\d{0,3}|\*)$/;
const wrongInName = /^\.|\.\.|\.$|[^\w.%]/;
const wrongInLiteral = /[\0- "<>\\^`{|}\x7F]/;

/**
 * Tells whether `text` is a URI template as RFC 6570 writes it: `/users/{id}{?fields*}`, with or without expressions.
 * The operators that the RFC keeps for later (`=`, `,`, `!`, `@`, `|`) are accepted; what an expansion would be is not
 * asked. Takes time linear in the text.
 */
export function isUriTemplate(text: string): boolean {
  let isValid = true;
  const literals = text.replace(expression, (_, inner: string) => {
    isValid &&= inner.replace(operator, "").split(",").every(isVariable);
    // Keeps apart what stands before and after: "%4{a}1" holds no escape.
    return "x";
  });
  return isValid && !wrongInLiteral.test(literals) && !brokenEscape.test(literals) && !neverInIri.test(literals);
}

function isVariable(text: string): boolean {
  const name = text.replace(modifier, "");
  return name !== "" && !wrongInName.test(name) && !brokenEscape.test(name);
}
