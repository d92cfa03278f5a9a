import { readFileSync } from 'node:fs';

export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The stages of a Dockerfile, each with its instructions, `FROM` first. */
export function stagesOf(file: string): readonly (readonly Instruction[])[] {
  const lines = readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, word, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === undefined) continue;
    if (word === 'FROM') stages.push([]);
    stages.at(-1)?.push({ word, rest });
  }
  return stages;
}

export const valuesOf = (stage: readonly Instruction[], word: string): readonly string[] =>
  stage.filter((one) => one.word === word).map(({ rest }) => rest);

/** `["node", "main.js"]`: the form that passes signals on. Throws for the other one. */
export function execForm(text: string | undefined): readonly string[] {
  const start = text?.indexOf('[') ?? -1;
  if (text === undefined || start < 0) throw new Error(`Not in the exec form: ${text}`);
  return JSON.parse(text.slice(start)) as string[];
}
