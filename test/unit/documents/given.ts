/** What the examples in docstrings take as given: what their readers have of their own, by the file of the example. */
export const given: Readonly<Record<string, string>> = {
  "src/parsing/ask-again.ts": `
    const task: Message = { role: "user", content: "Repair the login." };
    const use = (packet: ReturnPacket) => packet;
    const log = (...words: readonly unknown[]) => words;
    const client = {
      create: async (_request: { messages: readonly Message[] }, _options: { signal: AbortSignal }) => ({
        text: JSON.stringify(sampleReturnPacket()),
      }),
    };`,
  "src/parsing/read-packet.ts": `
    const answer: string = JSON.stringify(sampleReturnPacket());
    const messages: Message[] = [];
    const use = (packet: ReturnPacket) => packet;`,
  "src/parsing/stream/packet-stream.ts": `
    const chunks = [JSON.stringify(sampleReturnPacket())];
    const show = (conclusion: string) => conclusion;`,
  "src/parsing/stream/read-packet-stream.ts": `
    async function* chunks() { yield* JSON.stringify(sampleReturnPacket()); }
    const [model, prompt] = ["a model", "Repair the login."];
    const streamText = (_options: { model: string; prompt: string }) => ({ textStream: chunks() });
    const show = (conclusion: string | undefined) => conclusion;
    type Completion = { readonly choices: readonly { readonly delta: { readonly content?: string | null } }[] };
    async function* events(): AsyncGenerator<Completion> {
      for await (const content of chunks()) yield { choices: [{ delta: { content } }] };
    }
    type MessageEvent =
      | { readonly type: "message_start" }
      | { readonly type: "content_block_delta"; readonly delta: { readonly type: "input_json_delta" } | { readonly type: "text_delta"; readonly text: string } };
    async function* messageEvents(): AsyncGenerator<MessageEvent> {
      for await (const text of chunks()) yield { type: "content_block_delta", delta: { type: "text_delta", text } };
    }
    const completion = events();
    const message = messageEvents();`,
  "src/testing/arbitraries/arbitrary-for.ts": `
    import * as fc from "fast-check";
    const summarize = (packet: ReturnPacket) => packet.conclusion;`,
  "src/testing/near-misses/near-misses.ts": `
    const inbox = { accepts: isReturnPacket };`,
  "src/testing/noise/noisy-answer.ts": `
    const packet = sampleReturnPacket();
    const seed: number = 3;`,
  "src/testing/vitest.ts": `
    const packet = sampleReturnPacket();
    const answer: unknown = packet;
    const text: string = JSON.stringify(packet);`,
};

/** The examples that are compiled and not run, by file, with the reason. */
export const notRun: Readonly<Record<string, string>> = {
  "src/codegen/generate-folder.ts": "It writes into the folder that it runs in.",
};
