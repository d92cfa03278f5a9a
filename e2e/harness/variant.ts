import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type SectionName } from '../../tooling/apps.ts';
import { WORKSHOP } from './build-first.ts';

export interface Variant {
  /** The folder of its build. */
  readonly folder: string;
  remove(): void;
}

/** One change of a source file. Fails loudly when the text to replace is no longer listed. */
export interface Edit {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

const SOURCES = (name: string) => (source: string) =>
  !/\/(dist|node_modules|\.cache)(\/|$)/.test(source.slice(path.join(ROOT, name).length));

function build(dir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(import.meta.dirname, 'compile-variant.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, dir], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The variant in ${dir} could not be built.`))));
  });
}

/** What the section's team would ship after a change: an edited copy of its folder, built for production. */
export async function buildVariant(name: SectionName, edits: readonly Edit[]): Promise<Variant> {
  mkdirSync(path.join(WORKSHOP, 'variants'), { recursive: true });
  const workshop = mkdtempSync(path.join(WORKSHOP, 'variants/'));
  const remove = () => rmSync(workshop, { recursive: true, force: true });
  const dir = path.join(workshop, name);
  cpSync(path.join(ROOT, name), dir, { recursive: true, filter: SOURCES(name) });
  try {
    for (const { file, from, to } of edits) {
      const before = readFileSync(path.join(dir, file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${name}/${file} holds nothing like ${String(from)}: the test has to follow the source.`);
      writeFileSync(path.join(dir, file), after);
    }
    await build(dir);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder: path.join(dir, 'dist'), remove };
}
