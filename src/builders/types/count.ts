import type { Illegal } from "./illegal.js";

/** How many transfers there may have been: after ten, nothing is handed on. */
export type TransferCount = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/**
 * What is wrong with a count of transfers, as far as it is known. Looked up by its digits, so that the count may be
 * generic: `Count extends number` has the fault of `number`, none.
 */
export type CountFault<Count> =
  | ByDigits<Illegal<"transferCount is not a whole number from 0 to 10">>[`${Count & number}`]
  | undefined;

interface ByDigits<Fault> {
  readonly [number: `${number}`]: unknown;
  readonly [negative: `-${number}`]: Fault;
  readonly [fraction: `${number}.${number}`]: Fault;
  readonly [power: `${number}e${string}`]: Fault;
  readonly [tens: `1${number}`]: Fault;
  readonly [tens: `2${number}`]: Fault;
  readonly [tens: `3${number}`]: Fault;
  readonly [tens: `4${number}`]: Fault;
  readonly [tens: `5${number}`]: Fault;
  readonly [tens: `6${number}`]: Fault;
  readonly [tens: `7${number}`]: Fault;
  readonly [tens: `8${number}`]: Fault;
  readonly [tens: `9${number}`]: Fault;
  readonly 10: unknown;
}

/** The count after one more transfer: `number` if the count is not known. */
export type NextCount<Count> = Count extends TransferCount
  ? (readonly [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, never])[Count]
  : number;

/** A context whose count of transfers is known to the compiler, if `Count` is. */
export type AtCount<Context, Count> = number extends Count ? Context : Context & { readonly transferCount: Count };
