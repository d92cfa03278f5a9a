import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The numbered sections of a part of the specification. */
const sectionsOf = (part: string) =>
  new Set([...read(`docs/specification/part-${part}.md`).matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));
const SECTIONS = new Map(['1', '2'].map((part) => [part, sectionsOf(part)]));

/** `part 1 §3`, `Part 2 §2, §8 and §9`. */
const REFERENCE = /part ([12]) (§\d+(?:(?:,| and|, and) §\d+)*)/gi;

test('every section of the specification that the code points to is there', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const references = files.flatMap((file) =>
    [...read(file).matchAll(REFERENCE)].flatMap(([, part = '', list = '']) =>
      [...list.matchAll(/\d+/g)].map(([section]) => ({ file, part, section })),
    ),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ part, section }) => !SECTIONS.get(part)?.has(section))).toEqual([]);
});
