import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Call, CALL_TABLES, lineOf } from '@arena/shared/contract';
import type { Section } from '@arena/shared/contract/section';

const ROOT = path.join(__dirname, '../..');
const TABLES: Readonly<Record<string, Readonly<Record<string, Call>>>> = CALL_TABLES;
const SECTIONS = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

/** A call of one of the tables, or a table by itself, which would hide what is called. */
const MENTION = /\b(\w+Calls)\b(?:\.(\w+))?/g;
const IMPORTS = /^import[^;]*;$/gms;

/** The calls that a section's own code names, without its tests. */
function callsIn(folder: string): readonly string[] {
  const src = path.join(ROOT, folder, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file),
  );
  const code = files.map((file) => readFileSync(path.join(src, file), 'utf8').replaceAll(IMPORTS, '')).join('\n');
  const lines = [...code.matchAll(MENTION)]
    .filter(([, table = '']) => table in TABLES)
    .map(([mention, table = '', name = '']) => {
      const call = TABLES[table]?.[name];
      return call === undefined ? mention : lineOf(call);
    });
  return [...new Set(lines)].sort();
}

test.each(SECTIONS)('%s declares the calls that it makes, and no others', async (folder) => {
  const { default: section } = (await import(path.join(ROOT, folder, 'section.ts'))) as { default: Section };
  expect([...(section.calls ?? ['no list'])].sort()).toEqual(callsIn(folder));
});

test('finds calls in every section except the public site', () => {
  const counts = Object.fromEntries(SECTIONS.map((folder) => [folder, callsIn(folder).length]));
  expect(Object.keys(counts).filter((folder) => counts[folder] === 0)).toEqual(['mfe-public']);
});
