import type { ReadOptions } from "../../parsing/options.js";
import { readPacket } from "../../parsing/read-packet.js";
import { assertContract } from "../../runtime/assert-contract.js";
import type { Contract } from "../../runtime/contract.js";
import type { IssueCode } from "../../runtime/issue.js";
import { differences } from "./differences.js";
import { issueLine, issuesOf, layOut, type Verdict } from "./verdict.js";

/** Tells whether `value` is a packet of a contract; the message of one that is none shows its issues. */
export function matchPacket(contract: Contract, value: unknown): Verdict {
  assertContract(contract);
  const pass = contract.is(value);
  return {
    pass,
    message: () =>
      pass
        ? `expected the value to be no ${contract.name}`
        : layOut(`expected a ${contract.name}, but:`, issuesOf(contract, value).map(issueLine)),
  };
}

/**
 * Tells whether a contract refuses `value` with an issue at `pointer`, and with `code` where that is given. The message
 * shows the issues that there are.
 */
export function matchRefusal(contract: Contract, value: unknown, pointer: string, code?: IssueCode): Verdict {
  const issues = issuesOf(contract, value);
  const pass = issues.some((issue) => issue.pointer === pointer && (code === undefined || issue.code === code));
  const place = `${pointer === "" ? "(root)" : pointer}${code === undefined ? "" : ` with ${code}`}`;
  return {
    pass,
    message: () => {
      if (pass)
        return layOut(`expected the ${contract.name} not to be refused at ${place}, but:`, issues.map(issueLine));
      if (issues.length === 0) return `expected a refusal at ${place}, but the value is a valid ${contract.name}`;
      return layOut(`expected the ${contract.name} to be refused at ${place}, but:`, issues.map(issueLine));
    },
  };
}

/**
 * Tells whether reading `text` gives just `packet`. The message shows why there is none, or where the one that was read
 * differs.
 */
export function matchRead<Packet>(
  contract: Contract<Packet>,
  text: unknown,
  packet: NoInfer<Packet>,
  options?: ReadOptions,
): Verdict {
  if (typeof text !== "string")
    return { pass: false, message: () => `expected a text to read, received ${typeof text}` };
  const result = readPacket(contract, text, options);
  if (!result.success) {
    const { code, issues } = result.error;
    return {
      pass: false,
      message: () => layOut(`expected to read a ${contract.name}, but it is ${code}:`, issues.map(issueLine)),
    };
  }
  const different = differences(packet, result.data);
  const pass = different.length === 0;
  return {
    pass,
    message: () =>
      pass
        ? `expected to read another ${contract.name}`
        : layOut(`expected to read another ${contract.name}:`, different),
  };
}
