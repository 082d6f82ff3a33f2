export type { Candidate, Quest } from "./candidate.js";
export { findCandidates } from "./scan.js";
