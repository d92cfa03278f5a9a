/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SECTION = path.resolve(__dirname, '..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-codemod-'));
  for (const part of ['bin.js', 'main.ts', 'package.json', 'commands/codemod.ts', 'new/names.ts'])
    cpSync(path.join(SECTION, part), path.join(folder, 'section', part));
  symlinkSync(path.resolve(SECTION, '../node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'section/codemods/7'), { recursive: true });
  const codemod =
    'export default (text: string, file: string) => text.replace(/useOld\\(/g, `useNew(`) + (file.endsWith(".tsx") ? "// seen" : "");';
  writeFileSync(path.join(folder, 'section/codemods/7/names.ts'), codemod);
  mkdirSync(path.join(folder, 'own/src/area'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, 'own', file), text);
const read = (file: string) => readFileSync(path.join(folder, 'own', file), 'utf8');
const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, [path.join(folder, 'section/bin.js'), 'codemod', ...args], {
    cwd: path.join(folder, 'own'),
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

test('changes the section’s code with the codemods of a major version, and names the files', () => {
  write('section.ts', 'useOld();');
  write('src/area/Page.tsx', 'useOld(1);\n');
  write('src/area/words.md', 'useOld()');
  expect(run('7')).toBe('section.ts has changed\nsrc/area/Page.tsx has changed\n');
  expect(['section.ts', 'src/area/Page.tsx', 'src/area/words.md'].map(read)).toEqual(['useNew();', 'useNew(1);\n// seen', 'useOld()']);
});

test.each(['8', '', '../7'])('refuses %p, which has no codemods', (major) => {
  write('section.ts', 'useOld();');
  expect(() => run(major)).toThrow(`There are no codemods for '${major}'. Name the major version`);
  expect(read('section.ts')).toBe('useOld();');
});
