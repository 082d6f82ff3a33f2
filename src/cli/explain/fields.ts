import { type Conjunction, conjoin } from "../../codegen/schema/conjunction.js";
import { describe, describeCount } from "../../codegen/schema/describe.js";
import type { Condition, Contains, Schema } from "../../codegen/schema/schema.js";

/** What is said of a field, and of the fields in it. */
export interface Field {
  /** The key, or `[]` for the items of a list. */
  readonly name: string;
  readonly isRequired: boolean;
  /** What kind of value is expected, in words. */
  readonly expected: string;
  readonly description: string | undefined;
  readonly rules: readonly string[];
  readonly fields: readonly Field[];
}

const maximumDepth = 6;

/** Explains what a schema asks of a value. What refers to itself is explained once. */
export function explainField(name: string, schemas: readonly Schema[], isRequired: boolean, depth = 0): Field {
  const conjunction = conjoin(schemas, () => false);
  const description = conjunction.sources
    .map(({ annotations }) => annotations.description)
    .find((each) => each !== undefined);
  const fields = depth < maximumDepth ? fieldsOf(conjunction, depth + 1) : [];
  return { name, isRequired, expected: describe(conjunction), description, rules: rulesOf(conjunction), fields };
}

function fieldsOf(conjunction: Conjunction, depth: number): readonly Field[] {
  const { properties, required, items, prefix, choices, alternatives } = conjunction;
  const named = [...properties].map(([key, schemas]) => explainField(key, schemas, required.includes(key), depth));
  const first = prefix.map((schemas, index) => explainField(`[${index}]`, schemas, true, depth));
  const others = items.length === 0 ? [] : [explainField("[]", items, false, depth)];
  // Of items that are no objects, the words of their list say enough.
  const kept = others.filter((each) => each.fields.length > 0 || each.rules.length > 0);
  const members = [...choices, ...alternatives].flat().filter((schema) => definitionOf(schema) !== undefined);
  const forms = members.map((schema) => explainField(`${definitionOf(schema)}:`, [schema], true, depth));
  return [...named, ...first, ...kept, ...forms];
}

/** Says what a schema asks beyond the kinds of its values: what is open, what depends on what. */
function rulesOf(conjunction: Conjunction): readonly string[] {
  const { additional, properties, contains, conditions, choices, alternatives, uniqueItems, negations } = conjunction;
  const isClosed = additional.some(({ never }) => never);
  return [
    ...(isClosed ? ["No other keys."] : []),
    ...(properties.size > 0 && !isClosed ? ["Other keys are allowed."] : []),
    ...(uniqueItems ? ["No item comes twice."] : []),
    ...contains.map(describeContains),
    ...conditions.flatMap(describeCondition),
    ...choices.map((schemas) => `Exactly one of: ${schemas.map(say).join("; or ")}.`),
    ...alternatives.map((schemas) => `At least one of: ${schemas.map(say).join("; or ")}.`),
    ...negations.map((schema) => `Not: ${say(schema)}.`),
  ];
}

function describeContains({ schema, minimum, maximum }: Contains): string {
  const count =
    minimum === maximum ? describeCount("exactly", minimum, "item") : describeCount("at least", minimum, "item");
  const most = maximum === undefined || maximum === minimum ? "" : ` and at most ${maximum}`;
  const { text, isNoun } = clauseOf(schema);
  return `Holds ${count}${most} ${isNoun ? "that is" : "in which"} ${text}.`;
}

function describeCondition({ test, consequence, alternative }: Condition): readonly string[] {
  return [
    ...(consequence === undefined ? [] : [`Where ${sentence(test)}: ${sentence(consequence)}.`]),
    ...(alternative === undefined ? [] : [`Unless ${sentence(test)}: ${sentence(alternative)}.`]),
  ];
}

/** Says what a schema asks so that it can stand alone: `it is a string`, `there is contract_id`. */
function sentence(schema: Schema): string {
  const { text, isNoun } = clauseOf(schema);
  return isNoun ? `it is ${text}` : text;
}

/** The name of the definition that a schema refers to. */
function definitionOf({ references }: Schema): string | undefined {
  const pointer = references[0]?.().at.pointer ?? "";
  return /^\/(?:\$defs|definitions)\/([^/]+)$/.exec(pointer)?.[1];
}

/** What a schema asks, in words: a kind of value, `a string`, or a clause, `target is "central_board"`. */
interface Clause {
  readonly text: string;
  readonly isNoun: boolean;
}

function say(schema: Schema): string {
  return clauseOf(schema).text;
}

/** Says in one clause what a schema asks. */
function clauseOf(schema: Schema): Clause {
  const name = schema.annotations.title ?? definitionOf(schema);
  if (name !== undefined) return { text: name, isNoun: true };
  const conjunction = conjoin([schema], () => false);
  const { properties, required, contains, conditions, types, literals } = conjunction;
  const clauses = [...properties].flatMap(([key, schemas]) => {
    const inner = conjoin(schemas, () => false);
    const isSaid = inner.literals !== undefined || inner.types !== undefined || inner.minItems !== undefined;
    const words = isSaid ? describe(inner) : inner.contains.length > 0 ? "a list" : "";
    const rules = rulesOf({ ...inner, additional: [], properties: new Map() });
    const parts = [words, ...rules.map((rule) => rule.replace(/\.$/, "").replace(/^H/, "h"))].filter(
      (each) => each !== "",
    );
    return parts.length === 0 ? [] : [`${key} is ${parts.join(", ")}`];
  });
  const unsaid = required.filter((key) => !clauses.some((clause) => clause.startsWith(`${key} `)));
  if (unsaid.length > 0) clauses.unshift(`there ${unsaid.length === 1 ? "is" : "are"} ${unsaid.join(", ")}`);
  const isNoun = clauses.length === 0;
  if (isNoun && (types !== undefined || literals !== undefined)) clauses.push(describe(conjunction));
  clauses.push(...rulesOf({ ...conjunction, properties: new Map() }).map((rule) => rule.replace(/\.$/, "")));
  const isAnything = clauses.length === 0 && contains.length + conditions.length === 0;
  return { text: isAnything ? "anything" : clauses.join(" and "), isNoun };
}
