declare const illegal: unique symbol;

/**
 * No value has this type. A builder demands it in the place of an option that is wrong, so that the compiler shows the
 * text, `Illegal<"missing closureReceipts.central_board">`, beside that option.
 */
export interface Illegal<Message extends string> {
  readonly [illegal]: Message;
}

/** One text for each of `Names` that should be there and is not. `Prefix` says where. */
export type Missing<Names extends string, Prefix extends string = ""> = [Names] extends [never]
  ? unknown
  : Illegal<`missing ${Prefix}${Names}`>;
