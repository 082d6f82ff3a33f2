import * as z from "zod";
import { extend } from "./extend.js";

/** A rule about a whole value. Calls `report` with what is wrong. */
export type Rule = (value: unknown, report: (message: string) => void) => void;

/**
 * Adds rules to a parser. Unlike Zod's checks they see the value as it came, not the copy that the parser makes of it,
 * and they speak up even where something inside it is wrong too.
 */
export function withRules<Schema extends z.core.SomeType>(
  schema: Schema,
  ...rules: readonly Rule[]
): z.ZodLazy<Schema> {
  // The cast holds: whatever Zod takes for a parser is one.
  const getter = () => schema as z.core.SomeType as z.core.$ZodType;
  const definition = { type: "lazy", getter, rules } satisfies RulesDefinition;
  // The cast holds: what the getter gives is the schema.
  return new ZodWithRules(definition) as unknown as z.ZodLazy<Schema>;
}

interface RulesDefinition extends z.core.$ZodLazyDef {
  readonly rules: readonly Rule[];
}

/** A lazy parser is Zod's plainest wrapper: it hands on input, output and everything that is known of them. */
const ZodWithRules = /*@__PURE__*/ extend<z.ZodLazy, RulesDefinition>(z.ZodLazy, "Rules", (wrapper, definition) => {
  const { parse } = wrapper._zod;
  wrapper._zod.parse = (payload, context) => {
    const input: unknown = payload.value;
    const result = parse(payload, context);
    return result instanceof Promise ? result.then(apply) : apply(result);

    function apply(parsed: z.core.ParsePayload): z.core.ParsePayload {
      const report = (message: string) =>
        parsed.issues.push({ code: "custom", message, input, inst: wrapper, continue: true });
      for (const rule of definition.rules) rule(input, report);
      return parsed;
    }
  };
});
