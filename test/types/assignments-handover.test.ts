import { describe, it } from "vitest";
import { handoverContract } from "../../src/index.js";
import { assignmentsTo } from "../helpers/assignments.js";

const { accepts, refuses } = assignmentsTo(handoverContract);

const [role, status] = ["composer-checkout", "covered"] as const;
const next = "dispatch the reviewer";
const envelope = { role, status, "next-action": next };

describe("Handover", () => {
  it("needs a role", () => {
    accepts({ role, status, "next-action": next });
    // @ts-expect-error role is required
    refuses({ status, "next-action": next });
  });

  it("needs a status", () => {
    accepts({ role, status, "next-action": next });
    // @ts-expect-error status is required
    refuses({ role, "next-action": next });
  });

  it("needs a next action", () => {
    accepts({ role, status, "next-action": next });
    // @ts-expect-error next-action is required
    refuses({ role, status });
  });

  it("knows the spelling of its keys", () => {
    accepts({ role, status, "next-action": next });
    // @ts-expect-error the key is next-action
    refuses({ role, status, nextAction: next });
  });

  it("keeps what it does not know", () => {
    accepts({ ...envelope, journey: "checkout", nextAction: 1 });
    // @ts-expect-error other keys make up for none that is required
    refuses({ journey: "checkout", nextAction: 1 });
  });

  it("has text for a role", () => {
    accepts({ ...envelope, role: "composer" });
    // @ts-expect-error a role is text
    refuses({ ...envelope, role: ["composer"] });
  });

  it("has text for a status", () => {
    accepts({ ...envelope, status: "covered" });
    // @ts-expect-error a status is text
    refuses({ ...envelope, status: true });
  });

  it("has text for a next action", () => {
    accepts({ ...envelope, "next-action": "stop" });
    // @ts-expect-error there is always a next action
    refuses({ ...envelope, "next-action": null });
  });

  it("has a number or text for a cycle", () => {
    accepts({ ...envelope, cycle: 2 });
    accepts({ ...envelope, cycle: "2" });
    // @ts-expect-error a cycle is a number or text
    refuses({ ...envelope, cycle: [2] });
  });

  it("has one of four dispatch modes", () => {
    accepts({ ...envelope, "dispatch-mode": "per-journey" });
    // @ts-expect-error per-page is no dispatch mode
    refuses({ ...envelope, "dispatch-mode": "per-page" });
  });

  it("does not take any text for a dispatch mode", () => {
    const mode: string = ["per", "page"].join("-");
    accepts({ ...envelope, "dispatch-mode": "grouped" });
    // @ts-expect-error text may be anything
    refuses({ ...envelope, "dispatch-mode": mode });
  });

  it("has a number for a wave size", () => {
    accepts({ ...envelope, "parallel-wave-size": 4 });
    // @ts-expect-error a wave size is no text
    refuses({ ...envelope, "parallel-wave-size": "4" });
  });

  it("leaves an optional key out rather than setting it to undefined", () => {
    accepts(envelope);
    // @ts-expect-error undefined is not a JSON value
    refuses({ ...envelope, cycle: undefined });
  });

  it("is not a list of envelopes", () => {
    accepts(envelope);
    // @ts-expect-error an envelope is an object
    refuses([envelope]);
  });
});
