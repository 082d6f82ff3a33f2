import { type Handover, handoverContract } from "../../generated/handover.js";
import { findInHandover } from "../semantics/handover.js";
import { build } from "./build.js";
import { type OptionNames, ownEntries, ownOptions, refusal } from "./own-options.js";
import type { DigitsFault, PositiveFault, TextFault } from "./types/faults.js";
import type { Illegal } from "./types/illegal.js";
import type { OpenObject } from "./types/open-object.js";
import type { Demanded, Draft, Faults, OptionOf } from "./types/options.js";

/** What {@link handover} and `handover.firstCycle` have in common. */
interface EnvelopeOptions {
  /** The role of the agent, in kebab case. Not empty. */
  readonly role: string;
  /** What the work came to, in the words of the role. */
  readonly status: string;
  /** What the orchestrator should do next, in one line. Not empty. */
  readonly nextAction: string;
  /** How many were dispatched together, from 1 up. In a first cycle, 1 demands `rosterSize: 1`. */
  readonly parallelWaveSize?: number | undefined;
  /** How many there were to dispatch. Not in the packet: it tells whether a wave of one is right in a first cycle. */
  readonly rosterSize?: number | undefined;
  /** What the packet says besides: the envelope is open. Not one of the contract's own keys. */
  readonly additionalFields?: OpenObject | undefined;
}

/** What {@link handover} takes. */
export interface HandoverOptions extends EnvelopeOptions {
  /** Which round of its work the agent was in: a number from 1 up, or its digits. */
  readonly cycle?: number | string | undefined;
  /** How the work was dispatched. Demanded in a first cycle, and then neither grouped nor collapsed. */
  readonly dispatchMode?: "per-journey" | "per-section" | "grouped" | "single-agent-collapsed" | undefined;
  /** True for roles that are not dispatched in waves, such as reviewers: their first cycle needs no dispatch mode. */
  readonly outsideWave?: boolean | undefined;
}

/** What `handover.firstCycle` takes. */
export interface FirstCycleOptions extends EnvelopeOptions {
  /** How the work was dispatched: one agent for each journey or section. */
  readonly dispatchMode: "per-journey" | "per-section";
}

type CycleFault<Cycle> = PositiveFault<Cycle, "cycle"> & DigitsFault<Cycle, "cycle">;

type EnvelopeFaults<Given extends Draft<EnvelopeOptions>> = {
  readonly role: TextFault<Given["role"], "role">;
  readonly nextAction: TextFault<Given["nextAction"], "nextAction">;
  readonly parallelWaveSize?: PositiveFault<Given["parallelWaveSize"], "parallelWaveSize">;
  readonly rosterSize?: PositiveFault<Given["rosterSize"], "rosterSize">;
  readonly additionalFields?: FieldFaults<Given["additionalFields"]>;
};

type FieldFaults<Fields> = Fields extends object
  ? string extends keyof Fields
    ? unknown
    : { readonly [Key in Extract<keyof Fields, ContractKey>]: Illegal<`${Key} has an option of its own`> }
  : unknown;

type WaveFault<Given> =
  OptionOf<Given, "parallelWaveSize"> extends 1
    ? OptionOf<Given, "rosterSize"> extends 1
      ? unknown
      : { readonly parallelWaveSize: Illegal<"parallelWaveSize 1 in a first cycle demands rosterSize 1"> }
    : unknown;

type ForbiddenMode<Mode> = Extract<Mode, "grouped" | "single-agent-collapsed">;

type ModeFault<Given> = (OptionOf<Given, "outsideWave"> extends true ? unknown : Demanded<"dispatchMode", Given>) & {
  readonly dispatchMode?: [ForbiddenMode<OptionOf<Given, "dispatchMode">>] extends [never]
    ? unknown
    : Illegal<`a first cycle is not ${ForbiddenMode<OptionOf<Given, "dispatchMode">>}`>;
};

/** What the compiler finds wrong with the options of {@link handover}. */
export type HandoverFaults<Given extends Draft<HandoverOptions>> = Faults<
  HandoverOptions,
  Given,
  EnvelopeFaults<Given> & { readonly cycle?: CycleFault<Given["cycle"]> } & (Given["cycle"] extends 1 | "1"
      ? ModeFault<Given> & WaveFault<Given>
      : unknown)
>;

/** What the compiler finds wrong with the options of `handover.firstCycle`. */
export type FirstCycleFaults<Given extends Draft<FirstCycleOptions>> = Faults<
  FirstCycleOptions,
  Given,
  EnvelopeFaults<Given> & WaveFault<Given>
>;

/** Builds handovers: of any cycle, or of a first one, whose rules are stricter. */
export interface HandoverBuilder {
  /**
   * Builds the envelope at the top of what a subagent returns. Refused are an unknown dispatch mode, a cycle that is no
   * number from 1 up, a wave of none, and a first cycle that has no dispatch mode, was grouped or collapsed, or is a
   * wave of one although the roster is longer: by the compiler where it can see it.
   *
   * Throws `PacketError` with code `invalid` for what only the run can see, with the issues of the parser, or with code
   * `semantics` for the rules of first cycles.
   * Schema: `handover.schema.json`.
   *
   * @example
   * ```ts
   * const packet = handover({ role: "composer", cycle: 2, status: "blocked", nextAction: "retry with the seed" });
   * packet["next-action"]; // => "retry with the seed"
   * ```
   */
  <const Given extends Draft<HandoverOptions>>(options: Given & HandoverFaults<Given>): Handover;

  /**
   * Builds the handover of a first cycle of journey mapping, or first pass of coverage expansion: `cycle` is 1, and the
   * dispatch mode says one agent for each journey or section.
   *
   * Throws `PacketError` with code `invalid` for what only the run can see.
   * Schema: `handover.schema.json`.
   *
   * @example
   * ```ts
   * const packet = handover.firstCycle({
   *   role: "section-agent",
   *   status: "section-complete",
   *   nextAction: "start cycle 2",
   *   dispatchMode: "per-section",
   *   parallelWaveSize: 4,
   * });
   * packet.cycle; // => 1
   * ```
   */
  firstCycle<const Given extends Draft<FirstCycleOptions>>(options: Given & FirstCycleFaults<Given>): Handover;
}

const envelopeOptionNames: OptionNames<EnvelopeOptions> = {
  role: true,
  status: true,
  nextAction: true,
  parallelWaveSize: true,
  rosterSize: true,
  additionalFields: true,
};

const names: OptionNames<HandoverOptions> = /* @__PURE__ */ ((): OptionNames<HandoverOptions> => ({
  ...envelopeOptionNames,
  cycle: true,
  dispatchMode: true,
  outsideWave: true,
}))();

const firstCycleNames: OptionNames<FirstCycleOptions> = /* @__PURE__ */ ((): OptionNames<FirstCycleOptions> => ({
  ...envelopeOptionNames,
  dispatchMode: true,
}))();

const contractKeys = ["role", "cycle", "status", "next-action", "dispatch-mode", "parallel-wave-size"] as const;
type ContractKey = (typeof contractKeys)[number];

/** Builds the envelope at the top of what a subagent returns; `handover.firstCycle` builds that of a first cycle. */
export const handover: HandoverBuilder = /* @__PURE__ */ Object.assign(
  (options: Draft<HandoverOptions>) =>
    assemble(ownOptions<Draft<HandoverOptions>>(handoverContract.name, options, names)),
  {
    firstCycle: (options: Draft<FirstCycleOptions>) =>
      assemble({ ...ownOptions<Draft<FirstCycleOptions>>(handoverContract.name, options, firstCycleNames), cycle: 1 }),
  },
);

function assemble(own: Draft<HandoverOptions>): Handover {
  const draft = {
    role: own.role,
    cycle: own.cycle,
    status: own.status,
    "next-action": own.nextAction,
    "dispatch-mode": own.dispatchMode,
    "parallel-wave-size": own.parallelWaveSize,
    // None of them has a key of the contract.
    ...fieldsOf(own.additionalFields),
  };
  // What the packet alone would leave open, the options answer.
  const outsideWave = own.outsideWave === true ? (["dispatch_mode_missing"] as const) : [];
  const wholeRoster = own.rosterSize === 1 ? (["wave_of_one"] as const) : [];
  return build<Handover>(handoverContract, draft, { find: findInHandover, answered: [...outsideWave, ...wholeRoster] });
}

function fieldsOf(fields: HandoverOptions["additionalFields"]): object {
  if (fields === undefined) return {};
  const own = ownEntries(handoverContract.name, fields, "additionalFields");
  const clash = contractKeys.find((key) => Object.hasOwn(own, key));
  if (clash === undefined) return own;
  throw refusal(handoverContract.name, "unknown_key", `no ${clash}, which has an option`, ["additionalFields", clash]);
}
