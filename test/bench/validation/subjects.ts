/** The contracts that are measured: those of the package but for the receipt, which is part of a return packet. */
export const subjects = [
  "return-packet",
  "handoff-context",
  "pipeline-context",
  "task-delegation-context",
  "any-handoff-context",
  "handover",
  "goal-agent-handoff",
] as const;

export type Subject = (typeof subjects)[number];

/** `large`: a packet with all that it may have, as after a long day's work. `small`: with what it must have. */
export type Size = "large" | "small";

/** `one`: all packets have the same keys in the same order. `varied`: hardly two have. */
export type Variety = "one" | "varied";

/** Which packets are measured together. */
export interface PoolName {
  readonly subject: Subject;
  readonly size: Size;
  readonly variety: Variety;
}

/** Whether packets are valid, or each wrong in one place. */
export type Validity = "valid" | "invalid";
