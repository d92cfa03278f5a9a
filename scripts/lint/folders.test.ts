/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../..');
const TESTS = /\.test\.|(^|\/)testing\/|^(api\/test|e2e)\//;

const sources = () =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !TESTS.test(file));

/** The folders next to each other that an import leads from and to; null within one folder, or where one of them holds the other. */
function siblings(from: string, specifier: string): readonly [from: string, to: string] | null {
  const [own, other] = [from, path.posix.join(path.posix.dirname(from), specifier)].map((file) => file.split('/').slice(0, -1));
  if (own === undefined || other === undefined) return null;
  const depth = own.findIndex((folder, at) => folder !== other[at]);
  if (depth < 0 || depth >= other.length) return null;
  return [own.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
}

/** Types count as well: a folder that another one needs for its types is not below it. */
function importedBySiblings(files: readonly string[]): ReadonlyMap<string, string> {
  const found = files.flatMap((file) =>
    ts.preProcessFile(readFileSync(path.join(ROOT, file), 'utf8')).importedFiles.flatMap(({ fileName }) => {
      const pair = fileName.startsWith('.') ? siblings(file, fileName) : null;
      return pair === null ? [] : [[pair.join(' -> '), `${file} imports ${fileName}`] as const];
    }),
  );
  return new Map(found);
}

test('no two folders next to each other import each other', () => {
  const imports = importedBySiblings(sources());
  const twoWay = [...imports].filter(([pair]) => imports.has(pair.split(' -> ').reverse().join(' -> ')));
  expect(imports.size).toBeGreaterThan(100);
  expect(twoWay.map(([, example]) => example)).toEqual([]);
});
