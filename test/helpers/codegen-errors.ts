import { expect } from "vitest";
import { CodegenError } from "../../src/codegen/codegen-error.js";

/** Everything that a {@link CodegenError} says, but for its message, which is made of the rest. */
export type CodegenComplaint = Pick<CodegenError, "file" | "pointer" | "keyword" | "problem" | "remedy">;

/** Returns what `act` complains about. Fails if it does not, or not with a `CodegenError`. */
export async function complaintOf(act: () => unknown): Promise<CodegenComplaint> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof CodegenError)) throw error;
    const { file, pointer, keyword, problem, remedy, message } = error;
    for (const part of [pointer === "" ? file : `${file}#${pointer}`, keyword ?? "", problem, remedy])
      expect(message).toContain(part);
    return { file, pointer, keyword, problem, remedy };
  }
  return expect.fail("there is nothing to complain about");
}
