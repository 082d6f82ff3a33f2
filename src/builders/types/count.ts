import type { Illegal } from "./illegal.js";

/** How many transfers there may have been: after ten, nothing is handed on. */
export type TransferCount = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** What is wrong with a count of transfers, as far as it is known. */
export type CountFault<Count> = number extends Count
  ? unknown
  : Count extends TransferCount | undefined
    ? unknown
    : Illegal<"transferCount is not a whole number from 0 to 10">;

/** The count after one more transfer: `number` if the count is not known. */
export type NextCount<Count> = Count extends TransferCount
  ? (readonly [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, never])[Count]
  : number;

/** A context whose count of transfers is known to the compiler, if `Count` is. */
export type AtCount<Context, Count> = number extends Count ? Context : Context & { readonly transferCount: Count };
