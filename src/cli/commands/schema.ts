import { Command, Option } from "commander";
import { contractNotes, loadContract } from "../contracts/load-contracts.js";
import { describeCommand } from "../describe-command.js";
import { printJson } from "../terminal/write.js";
import { UsageError } from "../usage-error.js";

interface SchemaFlags {
  readonly draft?: "draft-07" | "draft-2020-12";
  readonly compact?: boolean;
}

/** Makes the command `schema`. */
export function createSchemaCommand(): Command {
  const command = new Command("schema")
    .summary("print the JSON Schema of a contract")
    .description(
      "Prints the JSON Schema of a contract, complete in itself: what it refers to stands in its definitions.",
    )
    .argument("<contract>", "the contract")
    .addOption(
      new Option("--draft <draft>", "the draft (default: the contract's own)").choices(["draft-07", "draft-2020-12"]),
    )
    .option("--compact", "on one line")
    .option("--json", "accepted for symmetry: a schema is always JSON")
    .action(async (name: string, { draft, compact = false }: SchemaFlags) => {
      const contract = await loadContract(name);
      await printJson(
        draft === undefined
          ? contract.jsonSchema
          : convert(() => contract["~standard"].jsonSchema.input({ target: draft })),
        compact,
      );
    });
  return describeCommand(command, {
    notes: [contractNotes],
    examples: [["typed-handoff schema return-packet > return-packet.schema.json", "keep the schema for another tool"]],
    exitCodes: [
      [0, "printed"],
      [2, "wrong usage, an unknown contract, or a draft in which the schema cannot be said"],
    ],
  });
}

function convert(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.replace(/^typed-handoff: /, "") : String(error));
  }
}
