/** How much of a report is shown. Texts are in UTF-16 code units, before they are escaped. */
export const limits = {
  /** A file, an agent, a contract, a pointer. */
  name: 200,
  message: 400,
  messages: 10,
  excerpt: 2_000,
  unreadable: 100,
  /** Bars of contracts, and of agents; the rest is summed. */
  bars: 20,
  spans: 200,
  faults: 10,
  /** The markup of all rows of the table of attempts, in UTF-16 code units. */
  rows: 8_000_000,
} as const;
