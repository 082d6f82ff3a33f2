import { clip } from "../runtime/text.js";

/** Where in the schemas something stands. */
export interface Location {
  /** The name of the schema file. */
  readonly file: string;
  /** The JSON pointer of the subschema in it, `""` for the root. */
  readonly pointer: string;
}

/** What {@link CodegenError} is made from. */
export interface CodegenErrorOptions extends Location {
  /** The keyword at fault, where there is one. */
  readonly keyword?: string;
  /** What is wrong, as a clause. */
  readonly problem: string;
  /** What to do about it, as a clause. */
  readonly remedy: string;
}

/** Says why no code can be generated: the file, the JSON pointer, the keyword, what is wrong and what to do. */
export class CodegenError extends Error {
  override readonly name = "CodegenError";
  readonly file: string;
  readonly pointer: string;
  readonly keyword: string | undefined;
  readonly problem: string;
  readonly remedy: string;

  constructor({ file, pointer, keyword, problem, remedy }: CodegenErrorOptions) {
    // What concerns the file as a whole has no place in it.
    const place = pointer === "" && keyword === undefined ? file : `${file}#${clip(pointer, 200)}`;
    super(`${place}: ${keyword === undefined ? "" : `"${clip(keyword, 80)}" `}${problem}. ${remedy}.`);
    this.file = file;
    this.pointer = pointer;
    this.keyword = keyword;
    this.problem = problem;
    this.remedy = remedy;
  }
}
