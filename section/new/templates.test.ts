/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesOf } from './names.ts';

const ROOT = path.join(__dirname, '../..');

test('a new section has no type errors, in this repository or in its own', () => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  // Below the root, so that its packages are found.
  const folder = mkdtempSync(path.join(ROOT, '.cache/new-section-'));
  const filled = (text: string) =>
    Object.entries(namesOf('mfe-promos')).reduce((done, [name, value]) => done.replaceAll(`__${name}__`, value), text);
  try {
    for (const home of ['section', 'own'].map((name) => path.join(__dirname, 'templates', name)))
      for (const template of readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?\.txt$/.test(name))) {
        const file = path.join(folder, filled(template).replace(/\.txt$/, ''));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, filled(readFileSync(path.join(home, template), 'utf8')));
      }
    const types = ['jest', 'node', '@testing-library/jest-dom'];
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: path.join(ROOT, 'tsconfig.base.json'), compilerOptions: { types }, include: ['.'] }),
    );
    const { stdout } = spawnSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', folder], { cwd: ROOT, encoding: 'utf8' });
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
