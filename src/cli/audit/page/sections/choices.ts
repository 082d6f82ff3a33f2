import { clip } from "../../../../runtime/index.js";
import { type Html, html } from "../html.js";
import { limits } from "../limits.js";

/** The values of a column, numbered: the page compares numbers, whatever the values are. */
export class Choices {
  readonly #numbers = new Map<string | null, number>();

  /** Returns the number of a value, the same each time. */
  numberOf(value: string | null): number {
    const number = this.#numbers.get(value) ?? this.#numbers.size;
    this.#numbers.set(value, number);
    return number;
  }

  /** Makes the control that chooses one of the values; `unnamed` stands for null. */
  select(name: string, title: string, unnamed: string): Html {
    const options = [...this.#numbers].map(([value, number]) => ({ number, label: value ?? `(${unnamed})`, value }));
    options.sort((left, right) => compare(left.value, right.value));
    const items = options.map(
      ({ number, label }) => html`<option value="${number}">${clip(label, limits.name)}</option>`,
    );
    return html`<div><label for="choose-${name}">${title}</label><select id="choose-${name}" name="${name}"><option value="">all</option>${items}</select></div>`;
  }
}

/** Orders by code units, the same everywhere; null comes last. */
function compare(left: string | null, right: string | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left < right ? -1 : Number(left > right);
}
