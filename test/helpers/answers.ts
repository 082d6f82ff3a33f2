import { contracts } from "../../src/index.js";
import type { FailureClass, ReadOptions } from "../../src/read.js";
import type { Contract } from "../../src/runtime/index.js";

/** The names of the contracts that answers are read for. */
export type ContractName = keyof typeof contracts;

/** The answer of a model, and what reading it must give. */
export interface Answer {
  readonly name: string;
  readonly contract: ContractName | readonly ContractName[];
  readonly text: string;
  readonly options?: ReadOptions;
  readonly expected: ExpectedPacket | ExpectedRefusal;
}

/** A packet, and how it was come by. What is left out is not looked at. */
export interface ExpectedPacket {
  readonly packet: unknown;
  readonly contract?: ContractName;
  readonly format?: "json" | "yaml";
  /** Kinds of repair, each once, in the order of the first of its kind. None unless given. */
  readonly repairs?: readonly string[];
  /** Kind and pointer of each coercion, as in `"number /transferCount"`. None unless given. */
  readonly coercions?: readonly string[];
  readonly warnings?: readonly string[];
}

/** A refusal, its class and the pointers of its issues. Pointers that are left out are not looked at. */
export interface ExpectedRefusal {
  readonly refused: FailureClass;
  readonly pointers?: readonly string[];
}

/** Returns the contract, or the list of contracts, that an answer is read for. */
export function contractsOf({ contract }: Answer): readonly Contract[] {
  const names = typeof contract === "string" ? [contract] : contract;
  return names.map((name) => contracts[name] as Contract);
}

type How = Omit<ExpectedPacket, "packet"> & { readonly options?: ReadOptions };

/** An answer that holds a packet. */
export function reads(
  name: string,
  contract: Answer["contract"],
  text: string,
  packet: unknown,
  how: How = {},
): Answer {
  const { options, ...rest } = how;
  return { name, contract, text, ...(options && { options }), expected: { packet, ...rest } };
}

/** An answer that must be refused. */
export function refuses(
  name: string,
  contract: Answer["contract"],
  text: string,
  refused: FailureClass,
  how: { readonly pointers?: readonly string[]; readonly options?: ReadOptions } = {},
): Answer {
  const { options, ...rest } = how;
  return { name, contract, text, ...(options && { options }), expected: { refused, ...rest } };
}

/** Puts a text into a Markdown code block. */
export function fenced(text: string, tag = "json"): string {
  return `\`\`\`${tag}\n${text}\n\`\`\``;
}
