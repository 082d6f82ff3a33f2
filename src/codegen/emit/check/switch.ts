import { type Code, code } from "../../text/code.js";

/** What is done where a key is one of `names`. */
export interface Case {
  readonly names: readonly string[];
  readonly body: readonly Code[];
}

/** Prints what is done for each key, and for all `others`. Keys for which the same is done share a case. */
export function printSwitch(key: Code, cases: readonly Case[], others: readonly Code[]): readonly Code[] {
  const kept = share(cases).filter(({ body }) => body.length > 0 || others.length > 0);
  if (kept.length === 0) return others;
  const printed = kept.map(({ names, body }) =>
    printCase(
      names.map((name) => code`case ${name}:`),
      [...body, code`break;`],
    ),
  );
  const otherwise = others.length === 0 ? [] : [printCase([code`default:`], others)];
  return [
    code`
      switch (${key}) {
        ${[...printed, ...otherwise]}
      }
    `,
  ];
}

function share(cases: readonly Case[]): readonly Case[] {
  const shared = new Map<string, Case>();
  for (const { names, body } of cases) {
    const text = body.map((each) => each.text).join("\n");
    shared.set(text, { names: [...(shared.get(text)?.names ?? []), ...names], body });
  }
  return [...shared.values()];
}

/** Prints a case. What it declares stays inside it. */
function printCase(labels: readonly Code[], body: readonly Code[]): Code {
  const declares = body.some(({ text }) => /^(?:let|const) /m.test(text));
  if (!declares) {
    return code`
      ${labels}
        ${body}
    `;
  }
  return code`
    ${labels} {
      ${body}
    }
  `;
}
