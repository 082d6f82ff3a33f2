/**
 * Splits a command at spaces that are not within quotes, and leaves the quotes away, so that an option can be told from
 * a text that speaks of one. Takes time linear in the length; an unclosed quote reaches to the end.
 */
export function commandWords(command: string): readonly string[] {
  return quoting.test(command) ? splitQuoted(command) : command.split(/\s+/).filter((word) => word !== "");
}

/** What most commands have none of. */
const quoting = /["'\\]/;

function splitQuoted(command: string): readonly string[] {
  const words: string[] = [];
  let word = "";
  let started = false;
  let quote = "";
  for (let index = 0; index < command.length; index++) {
    const character = command.charAt(index);
    if (character === "\\" && quote !== "'") {
      word += command.charAt(++index);
      started = true;
    } else if (character === quote) {
      quote = "";
    } else if (quote === "" && (character === '"' || character === "'")) {
      quote = character;
      started = true;
    } else if (quote === "" && /\s/.test(character)) {
      if (started) words.push(word);
      word = "";
      started = false;
    } else {
      word += character;
      started = true;
    }
  }
  if (started) words.push(word);
  return words;
}
