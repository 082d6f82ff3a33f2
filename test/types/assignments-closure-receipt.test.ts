import { describe, it } from "vitest";
import { closureReceiptContract } from "../../src/index.js";
import { assignmentsTo } from "../helpers/assignments.js";

const { accepts, refuses } = assignmentsTo(closureReceiptContract);

describe("ClosureReceipt", () => {
  it("needs a target", () => {
    accepts({ target: "employee_memory" });
    // @ts-expect-error target is required
    refuses({});
  });

  it("needs a target even if it has other keys", () => {
    accepts({ target: "employee_memory", entry: "2026-02-11" });
    // @ts-expect-error target is required
    refuses({ entry: "2026-02-11" });
  });

  it("knows the name of its key", () => {
    accepts({ target: "employee_worklog" });
    // @ts-expect-error keys are in lower case
    refuses({ Target: "employee_worklog" });
  });

  it("has one of four targets", () => {
    accepts({ target: "employee_worklog" });
    // @ts-expect-error the manager's memory is no target
    refuses({ target: "manager_memory" });
  });

  it("spells its target as the schema does", () => {
    accepts({ target: "team_journal" });
    // @ts-expect-error targets are in lower case
    refuses({ target: "Team_Journal" });
  });

  it("does not take any text for a target", () => {
    const target: string = ["team", "diary"].join("_");
    accepts({ target: "team_journal" });
    // @ts-expect-error text may be anything
    refuses({ target });
  });

  it("does not take null for a target", () => {
    accepts({ target: "central_board" });
    // @ts-expect-error null is no target
    refuses({ target: null });
  });

  it("does not take undefined for a target", () => {
    accepts({ target: "central_board" });
    // @ts-expect-error undefined is not a JSON value
    refuses({ target: undefined });
  });

  it("does not take a number for a target", () => {
    accepts({ target: "central_board" });
    // @ts-expect-error a target is text
    refuses({ target: 4 });
  });

  it("does not take a list of targets", () => {
    accepts({ target: "central_board" });
    // @ts-expect-error there is one target
    refuses({ target: ["central_board"] });
  });

  it("is not its target", () => {
    accepts({ target: "central_board" });
    // @ts-expect-error a receipt is an object
    refuses("central_board");
  });

  it("is not a list of receipts", () => {
    accepts({ target: "central_board" });
    // @ts-expect-error a receipt is an object
    refuses([{ target: "central_board" }]);
  });

  it("is not null", () => {
    accepts({ target: "central_board" });
    // @ts-expect-error a receipt is an object
    refuses(null);
  });
});
