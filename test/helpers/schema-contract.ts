import { type Contract, defineContract, type JsonSchema, refuse } from "../../src/runtime/index.js";
import { compileAjv } from "./oracles.js";

/** Makes a contract of a JSON Schema, checked by Ajv: one that no generated code stands behind. */
export function schemaContract(schema: JsonSchema, name = "own"): Contract {
  const complete = { $schema: "https://json-schema.org/draft/2020-12/schema", ...schema };
  const accepts = compileAjv(complete);
  return defineContract<unknown>({
    name,
    typeName: "Own",
    is: (value): value is unknown => accepts(value) === true,
    check: (value, issues) => accepts(value) === true || refuse(issues, "never", "what the schema allows"),
    jsonSchema: () => structuredClone(complete),
  });
}
