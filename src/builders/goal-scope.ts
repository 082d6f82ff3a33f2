import type {
  GoalScope,
  ProjectScope,
  ProjectSetScope,
  SelectionRequiredScope,
  WorkspaceScope,
} from "../../generated/goal-agent-handoff.js";
import { refusal } from "./own-options.js";
import type { DuplicateFault, NonEmptyTextsFault, TextFault } from "./types/faults.js";
import type { Illegal } from "./types/illegal.js";

/** How the projects of a goal were chosen. */
export type SelectionSource = GoalScope["selectionSource"];

/** What is wrong with a list of projects. */
export type ProjectsFault<Projects extends readonly unknown[]> = NonEmptyTextsFault<Projects, "projects"> &
  DuplicateFault<Projects, "projects">;

/** What is wrong with a list of projects that must have two. */
type ProjectSetFault<Projects extends readonly unknown[]> = Projects extends readonly [unknown, unknown, ...unknown[]]
  ? ProjectsFault<Projects>
  : Projects extends readonly [] | readonly [unknown]
    ? Illegal<"a project set needs at least 2 projects: use projectScope(...) for one">
    : unknown;

/**
 * Returns the scope of a goal that is about the whole workspace, with the projects in it. For a scope that a person has
 * yet to choose there is {@link selectionRequired}.
 *
 * @example
 * ```ts
 * workspaceScope(["api", "web"]).selectionSource; // => "workspace"
 * ```
 */
export function workspaceScope<const Projects extends readonly string[]>(
  projects: Projects & ProjectsFault<Projects>,
  selectionSource: SelectionSource = "workspace",
): WorkspaceScope {
  return Object.freeze({ kind: "workspace", projects: listed<WorkspaceScope["projects"]>(projects), selectionSource });
}

/**
 * Returns the scope of a goal that is about one project.
 *
 * @example
 * ```ts
 * projectScope("api", "explicit").projects; // => ["api"]
 * ```
 */
export function projectScope<const Project extends string>(
  project: Project & TextFault<Project, "project">,
  selectionSource: SelectionSource,
): ProjectScope {
  return Object.freeze({ kind: "project", projects: listed<ProjectScope["projects"]>([project]), selectionSource });
}

/**
 * Returns the scope of a goal that is about two or more projects. Of a list that is known only at run time, the goal
 * handoff checks the length.
 *
 * @example
 * ```ts
 * projectSetScope(["api", "web"], "interactive").kind; // => "project-set"
 * ```
 */
export function projectSetScope<const Projects extends readonly string[]>(
  projects: Projects & ProjectSetFault<Projects>,
  selectionSource: SelectionSource,
): ProjectSetScope {
  return Object.freeze({
    kind: "project-set",
    projects: listed<ProjectSetScope["projects"]>(projects),
    selectionSource,
  });
}

/**
 * Returns the scope of a goal for which a person has yet to choose among `projects`: until then it is the workspace.
 *
 * @example
 * ```ts
 * selectionRequired(["api", "web"]).resolution; // => "selection-required"
 * ```
 */
export function selectionRequired<const Projects extends readonly string[]>(
  projects: Projects & ProjectsFault<Projects>,
): SelectionRequiredScope {
  return Object.freeze({
    kind: "workspace",
    projects: listed<SelectionRequiredScope["projects"]>(projects),
    selectionSource: "workspace",
    resolution: "selection-required",
  });
}

/** The cast holds where the compiler knows the length, and is made good by the goal handoff, which checks it. */
function listed<Projects>(projects: readonly string[]): Projects {
  if (!Array.isArray(projects)) throw refusal("goal-agent-handoff", "type", "a list of projects", ["projects"]);
  // The cast holds: a copy has the items of the list, as many and in their order.
  return Object.freeze([...projects]) as unknown as Projects;
}
