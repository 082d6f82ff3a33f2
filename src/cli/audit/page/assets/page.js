// Makes the table of attempts searchable. It moves and hides rows that are in the page; it makes no markup.

const form = document.querySelector("form");
const table = document.querySelector("#rows");
if (form !== null && table instanceof HTMLTableElement) enliven(form, table);

/**
 * @param {HTMLFormElement} form
 * @param {HTMLTableElement} table
 */
function enliven(form, table) {
  const status = find("#status", HTMLElement);
  const pages = find("#pages", HTMLElement);
  const [back, on] = [find("[name=back]", HTMLButtonElement), find("[name=on]", HTMLButtonElement)];
  const [body, rest] = [...table.tBodies];
  const rowsAtATime = body?.rows.length ?? 0;
  const all = [...(body?.rows ?? []), ...(rest?.rows ?? [])].map(readRow);
  rest?.remove();

  const collator = new Intl.Collator("en", { numeric: true });
  /** @type {{ column: number, isDown: boolean } | undefined} */
  let order;
  let first = 0;
  let matching = all;

  /** Finds and sorts what is asked for, and shows it from its beginning. */
  function update() {
    const asked = readForm();
    matching = all.filter((row) => matches(row, asked));
    if (order !== undefined) matching.sort(compare);
    first = 0;
    show();
  }

  /** Shows the rows from `first` on. */
  function show() {
    const shown = matching.slice(first, first + rowsAtATime);
    body?.replaceChildren(...shown.map(({ element }) => element));
    const among = matching.length === all.length ? "" : ` that match, of ${number(all.length)} in all`;
    status.textContent =
      matching.length === 0
        ? "No attempt matches."
        : `${number(first + 1)} to ${number(first + shown.length)} of ${number(matching.length)}${among}`;
    pages.hidden = matching.length <= rowsAtATime;
    back.disabled = first === 0;
    on.disabled = first + rowsAtATime >= matching.length;
  }

  function readForm() {
    const data = new FormData(form);
    const words = String(data.get("search")).toLowerCase().split(/\s+/);
    const chosen = ["outcome", "contract", "agent"].map((name) => ({ name, number: data.get(name) }));
    return { words, chosen: chosen.filter(({ number }) => number !== "") };
  }

  /**
   * Rows without a value come last, whatever the order; among equals, the order of the input is kept.
   *
   * @param {Row} left
   * @param {Row} right
   */
  function compare(left, right) {
    const { column, isDown } = order ?? { column: 0, isDown: false };
    const [one, other] = [left.cells[column] ?? "", right.cells[column] ?? ""];
    if (one === "" || other === "") return Number(one === "") - Number(other === "");
    return collator.compare(one, other) * (isDown ? -1 : 1);
  }

  /**
   * Orders by a column: up, down, and then as in the input again.
   *
   * @param {HTMLTableCellElement} header
   */
  function sortBy(header) {
    const column = header.cellIndex;
    const state = header.getAttribute("aria-sort");
    for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
    order = state === "descending" ? undefined : { column, isDown: state === "ascending" };
    if (order !== undefined) header.setAttribute("aria-sort", order.isDown ? "descending" : "ascending");
    update();
  }

  for (const header of table.querySelectorAll("th")) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...header.childNodes);
    button.addEventListener("click", () => sortBy(header));
    header.append(button);
  }
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The controls are empty only after the event.
  form.addEventListener("reset", () => setTimeout(update));
  back.addEventListener("click", () => turn(-rowsAtATime));
  on.addEventListener("click", () => turn(rowsAtATime));

  /** @param {number} amount */
  function turn(amount) {
    first += amount;
    show();
    status.scrollIntoView({ block: "nearest" });
  }

  form.hidden = false;
  // A browser that comes back to the page may have kept what was typed.
  update();
}

/**
 * @typedef {object} Row
 * @property {HTMLTableRowElement} element
 * @property {string[]} cells What to sort by: the text of each cell, of the last only its headline.
 * @property {string} text What to search in, in lower case.
 */

/**
 * @param {HTMLTableRowElement} element
 * @returns {Row}
 */
function readRow(element) {
  const cells = [...element.cells].map((cell) => (cell.querySelector("summary") ?? cell).textContent.trim());
  const details = [...element.querySelectorAll("li, pre")].map(({ textContent }) => textContent);
  return { element, cells, text: [...cells, ...details].join("\n").toLowerCase() };
}

/**
 * Tells whether a row has every word, and every chosen value.
 *
 * @param {Row} row
 * @param {{ words: string[], chosen: { name: string, number: FormDataEntryValue | null }[] }} asked
 */
function matches({ element, text }, { words, chosen }) {
  return (
    chosen.every(({ name, number }) => element.dataset[name] === number) && words.every((word) => text.includes(word))
  );
}

/** @param {number} amount */
function number(amount) {
  return amount.toLocaleString("en-US");
}

/**
 * @template {HTMLElement} Kind
 * @param {string} selector
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
function find(selector, kind) {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`the page has no ${selector}`);
}
