import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../new/names.ts';

/** The new text of a file, or the same one. */
type Codemod = (text: string, file: string) => string;

const HOME = path.resolve(import.meta.dirname, '../codemods');
const isCode = (file: string) => /\.(ts|tsx|js)$/.test(file) && !file.endsWith('.d.ts');

/** Changes a section's source for a new major version of the contract. */
export async function codemod(dir: string, [major = '']: readonly string[], home = HOME): Promise<void> {
  const folder = path.join(home, major);
  if (!/^\d+$/.test(major) || !existsSync(folder))
    throw new Refusal(
      `There are no codemods for '${major}'. Name the major version of the contract to go to, and update @arena/section to it first.`,
    );
  const names = readdirSync(folder).filter(isCode).sort();
  const loaded = names.map(async (name) => (await import(pathToFileURL(path.join(folder, name)).href)) as { default: Codemod });
  const codemods = (await Promise.all(loaded)).map((one) => one.default);
  const inside = readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => path.join('src', file));
  for (const file of ['section.ts', ...inside.sort()].filter(isCode)) {
    const before = readFileSync(path.join(dir, file), 'utf8');
    const after = codemods.reduce((text, change) => change(text, file), before);
    if (after === before) continue;
    writeFileSync(path.join(dir, file), after);
    console.log(`${file} has changed`);
  }
}
