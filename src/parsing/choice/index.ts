export { type Choice, type Chosen, choose } from "./choose.js";
export { isValid, type Reading } from "./readings.js";
export type { Refusal } from "./refusal.js";
