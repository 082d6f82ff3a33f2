import { type Contract, clip } from "../../runtime/index.js";
import { formsOf, type Rules } from "../schema/rules.js";

const maximumForms = 4;
const maximumForm = 600;

/** Says in brief what packets of the contracts look like, for a model that wrote none. */
export function outline(contracts: readonly Contract[]): string[] {
  const forms = contracts.flatMap((contract) => formsOf(contract).map((rules) => ({ name: contract.name, rules })));
  const lines = forms.slice(0, maximumForms).map(({ name, rules }) => clip(describeForm(name, rules), maximumForm));
  if (forms.length > maximumForms) lines.push(`There are ${forms.length - maximumForms} more forms.`);
  return lines;
}

function describeForm(name: string, { properties, required }: Rules): string {
  const keys = [...properties];
  if (keys.length === 0) return `A ${name} is an object.`;
  const asked = keys.filter(([key]) => required.has(key)).map(describeKey);
  const optional = keys.filter(([key]) => !required.has(key)).map(([key]) => key);
  const sentence = `A ${name} is an object with ${asked.length === 0 ? "no required key" : `the keys ${asked.join(", ")}`}`;
  return optional.length === 0 ? `${sentence}.` : `${sentence}; optional: ${optional.join(", ")}.`;
}

function describeKey([key, { types, choices }]: readonly [string, Rules]): string {
  if (choices !== undefined && choices.size > 0)
    return `${key} (${[...choices].map((text) => `"${text}"`).join(" or ")})`;
  return types === undefined || types.size === 0 ? key : `${key} (${[...types].join(" or ")})`;
}
