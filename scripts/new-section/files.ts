import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Names } from './names.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** A file of the new section: its place below the section's folder, and its text. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
}

const filled = (text: string, names: Names) =>
  Object.entries(names).reduce((done, [name, value]: [string, string]) => done.replaceAll(`__${name}__`, value), text);

/** The templates with the names filled in. How long a name is decides where lines break, so they are formatted afterwards. */
export async function filesOf(names: Names, root: string): Promise<readonly NewFile[]> {
  const entries = await readdir(TEMPLATES, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const template = path.join(entry.parentPath, entry.name);
        const file = filled(path.relative(TEMPLATES, template), names).replace(/\.txt$/, '');
        const filepath = path.join(root, names.FOLDER, file);
        const text = filled(await readFile(template, 'utf8'), names);
        return { file, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) };
      }),
  );
}

export async function write(files: readonly NewFile[], folder: string): Promise<void> {
  for (const { file, text } of files) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
}
