import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Names } from './names.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

export interface NewFile {
  readonly file: string;
  readonly text: string;
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((done, [name, value]) => done.replaceAll(`__${name}__`, value), text);

async function filesBelow(folder: string): Promise<readonly { readonly file: string; readonly text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => ({ file: path.relative(folder, file), text: await readFile(file, 'utf8') })));
}

const FORMATTED = /\.(tsx?|js|json|md)$/;

/** The filled-in templates for a section in this repository (`inside`) or its `own`. Format them afterwards. */
export async function filesOf(
  home: 'inside' | 'own',
  values: Names & Readonly<Record<string, string>>,
  place: string,
): Promise<readonly NewFile[]> {
  const templates = (await Promise.all(['section', home].map((one) => filesBelow(path.join(TEMPLATES, one))))).flat();
  const files = templates.map(({ file, text }) => ({ file: filled(file, values).replace(/\.txt$/, ''), text: filled(text, values) }));
  const own = files.find(({ file }) => file === '.prettierrc.json');
  const style = async (filepath: string) => (own === undefined ? await resolveConfig(filepath) : (JSON.parse(own.text) as object));
  return Promise.all(
    files.map(async ({ file, text }) => {
      const filepath = path.join(place, file);
      return { file, text: FORMATTED.test(file) ? await format(text, { ...(await style(filepath)), filepath }) : text };
    }),
  );
}

export async function write(files: readonly NewFile[], folder: string): Promise<void> {
  for (const { file, text } of files) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
}
