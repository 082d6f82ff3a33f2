import type {
  GoalAgentHandoff,
  GoalAnchor,
  GoalRetrieval,
  GoalScope,
  GoalWorkflowStep,
} from "../../generated/goal-agent-handoff.js";
import type { GoalIdFault } from "./goal-id.js";
import type { ProjectsFault } from "./goal-scope.js";
import type { HashFault } from "./sha256.js";
import type { DuplicateFault, FiveItemsFault, LengthFault, TextFault, TextsFault } from "./types/faults.js";
import type { Illegal } from "./types/illegal.js";
import type { IsLiteral } from "./types/literal.js";
import type { Draft, Faults } from "./types/options.js";

/** A file that a goal rests on, and its hash. */
export interface EvidenceOptions {
  /** The path of the file, within `.workspai/`. */
  readonly artifact: string;
  /** Its hash: a literal of 64 lower-case hex digits, or made by `sha256Hex` or `sha256Of`. */
  readonly hash: string;
}

/** The pack of a goal, and its hash. */
export interface GoalEvidenceOptions {
  /** The path of the pack, `.workspai/goals/<goalId>/goal-pack.json` if it is not given. */
  readonly artifact?: string | undefined;
  /** Its hash: a literal of 64 lower-case hex digits, or made by `sha256Hex` or `sha256Of`. */
  readonly hash: string;
}

/** What a goal rests on, one entry for each role. Roles, order and the kind of hash follow from it. */
export interface EvidenceRecord {
  /** The model of the workspace, hashed by its structure. */
  readonly model: EvidenceOptions;
  /** The graph of the workspace, hashed as canonical JSON. */
  readonly graph: EvidenceOptions;
  /** The pack of the goal, hashed as canonical JSON. */
  readonly goal: GoalEvidenceOptions;
}

/** What was looked up for a goal. */
export interface RetrievalOptions {
  /** How much was found. */
  readonly status: GoalRetrieval["status"];
  /** What was asked for: one to three texts, none empty, no two equal. */
  readonly queries: readonly string[];
  /** What was found, at most 20 entries. */
  readonly anchors: readonly GoalAnchor[];
}

/** A step of the workflow. Its number follows from its place. */
export interface WorkflowStepOptions {
  /** Who does it. */
  readonly owner: GoalWorkflowStep["owner"];
  /** What is to be done. Not empty. */
  readonly instruction: string;
}

/** How an agent finds the state of a goal. Only what differs from what Workspai writes need be given. */
export interface DiscoveryOptions {
  /** The command that shows the state, `workspai goal --status <goalId> --json` if it is not given. */
  readonly statusCommand?: string | undefined;
  /** What to read: the index, the pack and the handoff of the goal, in another order if it is given. */
  readonly requiredReads?: readonly string[] | undefined;
}

/** How the handoff is made anew. */
export interface RenewalOptions {
  /** The command, `workspai goal "<objective>" --refresh --for-agent <consumer> --json` if it is not given. */
  readonly command?: string | undefined;
  /** When to. Not empty. */
  readonly reason: string;
}

/** What {@link goalHandoff} takes. */
export interface GoalHandoffOptions {
  /** The id of the goal, from `goalId`, or another of 8 to 96 letters, digits, dots, underscores or dashes. */
  readonly goalId: string;
  /** The hash that identifies the goal: a literal, or made by `sha256Hex` or `sha256Of`. */
  readonly goalFingerprint: string;
  /** When the handoff was made: a date, or a text in the form of RFC 3339. */
  readonly generatedAt: Date | string;
  /** Whom the handoff is for. */
  readonly consumer: GoalAgentHandoff["consumer"];
  /** Whether work can begin, and if not, why. */
  readonly state: GoalAgentHandoff["state"];
  /** What is to be reached, in 1 to 2000 characters. */
  readonly objective: string;
  /** Which projects it is about: from `projectScope`, `projectSetScope`, `workspaceScope` or `selectionRequired`. */
  readonly scope: GoalScope;
  /** How an agent finds the state of the goal, where it differs from what Workspai writes. */
  readonly discovery?: DiscoveryOptions | undefined;
  /** What was looked up for the goal. */
  readonly retrieval: RetrievalOptions;
  /** What the goal rests on: model, graph and goal. */
  readonly evidence: EvidenceRecord;
  /** What an agent must keep to. At least five, none empty, no two equal. */
  readonly guardrails: readonly string[];
  /** The steps of the work, in their order. At least five. */
  readonly workflow: readonly WorkflowStepOptions[];
  /** How the handoff is made anew. */
  readonly renewal: RenewalOptions;
}

type ArtifactFault<Path, Name extends string> = Path extends string
  ? IsLiteral<Path> extends true
    ? Path extends `${string}/../${string}` | `${string}/..`
      ? Illegal<`${Name} leaves .workspai/`>
      : Path extends `.workspai/${string}`
        ? unknown
        : Illegal<`${Name} is not within .workspai/`>
    : unknown
  : unknown;

type EntryFault<Entry, Role extends string> = Entry extends { readonly hash: infer Hash }
  ? {
      readonly hash: HashFault<Hash, `evidence.${Role}.hash`>;
      readonly artifact?: ArtifactFault<
        "artifact" extends keyof Entry ? Entry["artifact"] : undefined,
        `evidence.${Role}.artifact`
      >;
    }
  : unknown;

type EvidenceFault<Evidence> = { readonly [Role in keyof Evidence]: EntryFault<Evidence[Role], Role & string> };

type RetrievalFault<Retrieval> = Retrieval extends { readonly queries: infer Queries extends readonly unknown[] }
  ? {
      readonly queries: LengthFault<Queries, 1 | 2 | 3, "queries needs 1 to 3 items"> &
        TextsFault<Queries, "queries"> &
        DuplicateFault<Queries, "queries">;
    }
  : unknown;

type ScopeFault<Scope> = Scope extends { readonly projects: infer Projects extends readonly unknown[] }
  ? { readonly projects: ProjectsFault<Projects> }
  : unknown;

type ListFault<List, Name extends string> = List extends readonly unknown[] ? FiveItemsFault<List, Name> : unknown;
type GuardrailsFault<List> = List extends readonly unknown[]
  ? FiveItemsFault<List, "guardrails"> & TextsFault<List, "guardrails"> & DuplicateFault<List, "guardrails">
  : unknown;

/** What the compiler finds wrong with the options of {@link goalHandoff}. */
export type GoalHandoffFaults<Given extends Draft<GoalHandoffOptions>> = Faults<
  GoalHandoffOptions,
  Given,
  {
    readonly goalId: GoalIdFault<Given["goalId"]>;
    readonly goalFingerprint: HashFault<Given["goalFingerprint"], "goalFingerprint">;
    readonly objective: TextFault<Given["objective"], "objective">;
    readonly scope: ScopeFault<Given["scope"]>;
    readonly retrieval: RetrievalFault<Given["retrieval"]>;
    readonly evidence: EvidenceFault<Given["evidence"]>;
    readonly guardrails: GuardrailsFault<Given["guardrails"]>;
    readonly workflow: ListFault<Given["workflow"], "workflow">;
  }
>;
