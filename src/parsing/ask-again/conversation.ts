import { clip } from "../../runtime/index.js";
import type { ReadRefusal } from "../result.js";
import type { Message } from "./types.js";

/** How much of an answer that was too large is shown to the model again. */
const maximumEchoOfTooLarge = 2_000;

/** Returns the conversation with an answer that was refused, and what the model is told about it. */
export function withFeedback(
  messages: readonly Message[],
  text: string,
  { error, feedback }: ReadRefusal,
): readonly Message[] {
  const echo = error.code === "too_large" ? clip(text, maximumEchoOfTooLarge) : text;
  return [
    ...messages,
    // Several model services refuse a message without text.
    { role: "assistant", content: echo.trim() === "" ? "(no text)" : echo },
    { role: "user", content: feedback },
  ];
}

/** Returns the length of all messages together. */
export function lengthOf(messages: readonly Message[]): number {
  return messages.reduce((sum, { content }) => sum + content.length, 0);
}
