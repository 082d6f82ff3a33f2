/** Keys that objects of any kind have, spelling folded: they say nothing of what an object was meant as. */
const common: ReadonlySet<string> = new Set(
  [
    "id type kind name role status state title label labels tags description summary version schemaversion metadata",
    "content text message messages reason target scope result results output input error errors data value values key",
    "path file files url link date time timestamp createdat updatedat generatedat model usage count total index order",
    "owner priority sessionid taskid agent agentid source user prompt command args arguments params options items event",
    "code level duration consumer workflow cycle step steps conclusion",
  ].flatMap((line) => line.split(" ")),
);

/** Tells whether a key, spelling folded, is one that objects of any kind have. */
export function isCommon(key: string): boolean {
  return common.has(key);
}
