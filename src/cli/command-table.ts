import type { Command } from "commander";

/** A command by name, loaded only where it is called. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

/** All commands, in the order in which the help lists them. */
export const commands: readonly CommandEntry[] = [
  {
    name: "check",
    summary: "check files of packets against their contracts",
    load: async () => (await import("./commands/check.js")).createCheckCommand(),
  },
  {
    name: "read",
    summary: "take the packet out of a model's answer",
    load: async () => (await import("./commands/read.js")).createReadCommand(),
  },
  {
    name: "hook",
    summary: "check the packets of subagents, as a hook of a coding agent",
    load: async () => (await import("./commands/hook.js")).createHookCommand(),
  },
  {
    name: "audit",
    summary: "find all attempts at packets in transcripts and logs, and report how they went",
    load: async () => (await import("./commands/audit.js")).createAuditCommand(),
  },
  {
    name: "contracts",
    summary: "list the contracts",
    load: async () => (await import("./commands/contracts.js")).createContractsCommand(),
  },
  {
    name: "explain",
    summary: "explain a contract in words: its fields and its rules",
    load: async () => (await import("./commands/explain.js")).createExplainCommand(),
  },
  {
    name: "schema",
    summary: "print the JSON Schema of a contract",
    load: async () => (await import("./commands/schema.js")).createSchemaCommand(),
  },
  {
    name: "sample",
    summary: "print valid packets, for fixtures",
    load: async () => (await import("./commands/sample.js")).createSampleCommand(),
  },
  {
    name: "near-misses",
    summary: "print packets that are wrong in exactly one place, for fixtures",
    load: async () => (await import("./commands/near-misses.js")).createNearMissesCommand(),
  },
  {
    name: "noise",
    summary: "print a packet as noisily as models write, for fixtures",
    load: async () => (await import("./commands/noise.js")).createNoiseCommand(),
  },
  {
    name: "generate",
    summary: "generate types, checks and parsers from JSON Schemas of your own",
    load: async () => (await import("./commands/generate.js")).createGenerateCommand(),
  },
];

/** Returns the name of the command that a command line calls, or asks help for. */
export function findCommand(commandLine: readonly string[]): string | undefined {
  const [first, second] = commandLine.filter((word) => !word.startsWith("-"));
  return first === "help" ? second : first;
}
