import type { Location } from "../../codegen/codegen-error.js";
import { type GivenName, Names } from "../../codegen/shape/names.js";

/**
 * Names every place after itself. Nobody sees the names of a model that is built for a test; what counts is that no
 * two places want the same one.
 */
export class PlaceNames extends Names {
  constructor() {
    super({});
  }

  override at({ file, pointer }: Location): GivenName {
    const place = `${file}#${pointer}`;
    return { name: `Place${[...place].map((character) => character.codePointAt(0)?.toString(16)).join("x")}` };
  }
}
