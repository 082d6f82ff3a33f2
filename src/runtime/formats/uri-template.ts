import { brokenEscape, neverInIri } from "./iri-characters.js";

const expression = /\{[^{}]*\}/g;
/** What stands around the variables of two expressions, their braces and the operator included. */
const surroundings = /(?:^|\})[^{}]*(?:\{[+#./;?&=,!@|]?|$)/g;

const wrongInLiterals = /[\0- "<>\\^`{|}\x7F]/;
/** In a list with a comma at both ends: a foreign character, a part without a name, a broken modifier. */
const wrongInVariables = /[^\w.%,:*]|[,.][,.:*]|\*(?!,)|:(?![1-9]\d{0,3},)/;

/**
 * Tells whether `text` is a URI template as RFC 6570 writes it: `/users/{id}{?fields*}`, with or without expressions.
 * The operators that the RFC keeps for later (`=`, `,`, `!`, `@`, `|`) are accepted; what an expansion would be is not
 * asked. Takes time linear in the text.
 */
export function isUriTemplate(text: string): boolean {
  if (brokenEscape.test(text) || neverInIri.test(text)) return false;
  if (wrongInLiterals.test(text.replace(expression, ""))) return false;
  return !wrongInVariables.test(text.replace(surroundings, ","));
}
