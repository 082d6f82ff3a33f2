import * as v from "valibot";
import {
  checkAnyHandoffContext,
  checkGoalAgentHandoff,
  checkHandoffContext,
  checkHandover,
  checkPipelineContext,
  checkReturnPacket,
  checkTaskDelegationContext,
} from "../../../generated/index.js";
import { contracts } from "../../../src/index.js";
import { type Check, Issues } from "../../../src/runtime/index.js";
import { zodSchemas } from "../../helpers/zod-schemas.js";
import {
  isAnyHandoffContext,
  isHandoffContext,
  isPipelineContext,
  isTaskDelegationContext,
} from "./by-hand/contexts.js";
import { isGoalAgentHandoff } from "./by-hand/goal-agent-handoff.js";
import { isHandover } from "./by-hand/handover.js";
import { isReturnPacket } from "./by-hand/return-packet.js";
import { type Decide, fromJsonSchema } from "./peers/from-json-schema.js";
import { valibotByHand } from "./peers/valibot-by-hand.js";
import { zodByHand } from "./peers/zod-by-hand.js";
import type { Subject } from "./subjects.js";

/** Somebody who decides whether packets are valid. */
export interface Judge {
  readonly name: string;
  /** Does all that it does when it is asked; what it returns is kept alive. */
  readonly run: (value: unknown) => unknown;
  readonly decide: Decide;
}

/** Names of rows that targets speak of. */
export const rows = {
  check: "our check",
  listing: "our check, all issues in a list",
  safeParse: "our safeParse, all issues",
  byHand: "a guard by hand",
  ajv: "Ajv",
  zodByHand: "Zod, by hand",
} as const;

const checks: { readonly [subject in Subject]: Check } = {
  "return-packet": checkReturnPacket,
  "handoff-context": checkHandoffContext,
  "pipeline-context": checkPipelineContext,
  "task-delegation-context": checkTaskDelegationContext,
  "any-handoff-context": checkAnyHandoffContext,
  handover: checkHandover,
  "goal-agent-handoff": checkGoalAgentHandoff,
};

const guardsByHand: { readonly [subject in Subject]: Decide } = {
  "return-packet": isReturnPacket,
  "handoff-context": isHandoffContext,
  "pipeline-context": isPipelineContext,
  "task-delegation-context": isTaskDelegationContext,
  "any-handoff-context": isAnyHandoffContext,
  handover: isHandover,
  "goal-agent-handoff": isGoalAgentHandoff,
};

/** Returns all who can judge a contract, and of those who cannot the reason. */
export function judgesOf(subject: Subject): {
  readonly judges: readonly Judge[];
  readonly unable: ReadonlyMap<string, string>;
} {
  const judges = [...ours(subject), ...byHand(subject)];
  const unable = new Map<string, string>();
  for (const [name, create] of Object.entries(fromJsonSchema)) {
    try {
      judges.push(deciding(name, create(contracts[subject].jsonSchema)));
    } catch (error) {
      unable.set(name, error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
    }
  }
  return { judges, unable };
}

function ours(subject: Subject): readonly Judge[] {
  const [contract, check] = [contracts[subject], checks[subject]];
  return [
    deciding(rows.check, check),
    deciding("our guard", contract.is),
    deciding(rows.listing, (value) => check(value, new Issues())),
    parsing(rows.safeParse, contract.safeParse),
    parsing("our Zod parser", (value) => zodSchemas[subject].safeParse(value)),
  ];
}

function byHand(subject: Subject): readonly Judge[] {
  return [
    deciding(rows.byHand, guardsByHand[subject]),
    parsing(rows.zodByHand, (value) => zodByHand[subject].safeParse(value)),
    deciding("valibot, by hand", (value) => v.is(valibotByHand[subject], value)),
  ];
}

function deciding(name: string, decide: Decide): Judge {
  return { name, run: decide, decide };
}

function parsing(name: string, parse: (value: unknown) => { readonly success: boolean }): Judge {
  return { name, run: parse, decide: (value) => parse(value).success };
}
