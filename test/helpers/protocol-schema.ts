import type { Json } from "../../src/codegen/schema/schema.js";

type JsonRecord = { readonly [key: string]: Json };

/** What can be listed, read and watched in the protocol, each with what belongs to it. */
const things: Readonly<Record<string, JsonRecord>> = {
  Tool: { inputSchema: { type: "object" }, annotations: refer("Annotations") },
  Prompt: { arguments: { type: "array", items: refer("Argument") } },
  Resource: { uri: { type: "string", format: "uri" }, mimeType: { type: "string" }, size: count() },
  Template: { uriTemplate: { type: "string", format: "uri-template" } },
  Root: { uri: { type: "string", format: "uri", pattern: "^file:" } },
  Task: { state: { enum: ["queued", "running", "done", "failed"] }, parent: refer("TaskId") },
  Session: { client: refer("Implementation"), server: refer("Implementation") },
  Model: { costPriority: { type: "number", minimum: 0, maximum: 1 }, hints: { type: "array", items: text() } },
  Log: { level: { enum: ["debug", "info", "warning", "error"] }, data: true },
  Agent: { skills: { type: "array", items: text(), uniqueItems: true }, card: { type: "string", format: "uri" } },
  Memory: { content: { type: "array", items: refer("Content"), minItems: 1 } },
  Policy: { allow: { type: "array", items: text() }, deny: { type: "array", items: text() } },
};

const verbs = ["List", "Get", "Create", "Update", "Delete", "Watch"] as const;

/** Makes the schema of a protocol between agents and tools, with hundreds of definitions, as such protocols have. */
export function createProtocolSchema(): JsonRecord {
  const names = Object.keys(things);
  const methods = names.flatMap((thing) => verbs.map((verb) => ({ thing, verb })));
  const requests = methods.map(({ thing, verb }) => refer(`${verb}${thing}Request`));
  const notifications = names.map((thing) => refer(`${thing}ChangedNotification`));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Agent protocol message",
    anyOf: [{ oneOf: requests }, { oneOf: notifications }, refer("ResultResponse"), refer("ErrorResponse")],
    $defs: {
      ...common,
      ...Object.assign({}, ...Object.entries(things).map(([thing, properties]) => defineThing(thing, properties))),
      ...Object.assign({}, ...methods.map(({ thing, verb }) => defineMethod(thing, verb))),
    },
  };
}

const common: JsonRecord = {
  RequestId: { type: ["string", "integer"], description: "Tells a request from all others of a session." },
  Cursor: { type: "string", minLength: 1 },
  Meta: { type: "object", properties: { progressToken: refer("RequestId") }, additionalProperties: true },
  Annotations: closed({
    readOnly: { type: "boolean" },
    title: text(),
    priority: { type: "number", minimum: 0, maximum: 1 },
  }),
  Argument: closed({ name: text(), description: { type: "string" }, required: { type: "boolean" } }, ["name"]),
  Implementation: closed({ name: text(), version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+" } }, [
    "name",
    "version",
  ]),
  TextContent: closed({ type: { const: "text" }, text: { type: "string" }, annotations: refer("Annotations") }, [
    "type",
    "text",
  ]),
  ImageContent: closed({ type: { const: "image" }, data: text(), mimeType: { type: "string", pattern: "^image/" } }, [
    "type",
    "data",
    "mimeType",
  ]),
  EmbeddedContent: closed({ type: { const: "resource" }, resource: refer("Resource") }, ["type", "resource"]),
  Content: { oneOf: [refer("TextContent"), refer("ImageContent"), refer("EmbeddedContent")] },
  ErrorObject: closed({ code: { type: "integer" }, message: text(), data: true }, ["code", "message"]),
  ErrorResponse: message({ error: refer("ErrorObject") }, ["id", "error"]),
  ResultResponse: message({ result: { type: "object", properties: { _meta: refer("Meta") } } }, ["id", "result"]),
};

function defineThing(thing: string, properties: JsonRecord): JsonRecord {
  return {
    [`${thing}Id`]: { type: "string", pattern: `^${thing.toLowerCase()}-[a-z0-9-]+$` },
    [thing]: closed(
      { id: refer(`${thing}Id`), name: text(), title: { type: "string" }, _meta: refer("Meta"), ...properties },
      ["id", "name"],
    ),
    [`${thing}Filter`]: {
      ...closed({
        name: text(),
        ids: { type: "array", items: refer(`${thing}Id`), minItems: 1 },
        any: { type: "array", items: refer(`${thing}Filter`), minItems: 2 },
      }),
      minProperties: 1,
    },
    [`${thing}ChangedNotification`]: {
      ...closed(
        {
          jsonrpc: { const: "2.0" },
          method: { const: `${thing.toLowerCase()}/changed` },
          params: closed({ changed: { type: "array", items: refer(`${thing}Id`) } }, ["changed"]),
        },
        ["jsonrpc", "method"],
      ),
    },
  };
}

function defineMethod(thing: string, verb: (typeof verbs)[number]): JsonRecord {
  const params = {
    List: closed({ cursor: refer("Cursor"), filter: refer(`${thing}Filter`) }),
    Get: closed({ id: refer(`${thing}Id`) }, ["id"]),
    Create: closed({ value: refer(thing), _meta: refer("Meta") }, ["value"]),
    Update: closed({ id: refer(`${thing}Id`), value: refer(thing), replace: { type: "boolean" } }, ["id", "value"]),
    Delete: closed({ id: refer(`${thing}Id`), force: { const: true } }, ["id"]),
    Watch: closed({ ids: { type: "array", items: refer(`${thing}Id`), minItems: 1, uniqueItems: true } }, ["ids"]),
  };
  const method = `${thing.toLowerCase()}/${verb.toLowerCase()}`;
  const results = {
    List: closed({ items: { type: "array", items: refer(thing) }, nextCursor: refer("Cursor") }, ["items"]),
    Get: closed({ value: refer(thing) }, ["value"]),
    Create: closed({ id: refer(`${thing}Id`) }, ["id"]),
    Update: closed({ value: refer(thing), changed: { type: "boolean" } }, ["value", "changed"]),
    Delete: closed({ deleted: { type: "boolean" } }, ["deleted"]),
    Watch: closed({ token: refer("RequestId") }, ["token"]),
  };
  return {
    [`${verb}${thing}Params`]: params[verb],
    [`${verb}${thing}Result`]: results[verb],
    [`${verb}${thing}Request`]: message({ method: { const: method }, params: refer(`${verb}${thing}Params`) }, [
      "id",
      "method",
      "params",
    ]),
  };
}

function message(properties: JsonRecord, required: readonly string[]): JsonRecord {
  return closed({ jsonrpc: { const: "2.0" }, id: refer("RequestId"), ...properties }, ["jsonrpc", ...required]);
}

function closed(properties: JsonRecord, required: readonly string[] = []): JsonRecord {
  return { type: "object", properties, ...(required.length === 0 ? {} : { required }), additionalProperties: false };
}

function refer(name: string): JsonRecord {
  return { $ref: `#/$defs/${name}` };
}

function text(): JsonRecord {
  return { type: "string", minLength: 1 };
}

function count(): JsonRecord {
  return { type: "integer", minimum: 0 };
}
