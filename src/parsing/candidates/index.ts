export type { Candidate, Quest, Tried } from "./candidate.js";
export { findCandidates } from "./scan.js";
