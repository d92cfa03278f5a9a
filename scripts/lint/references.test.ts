import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The numbered sections of a part of the specification. */
const sectionsOf = (part: string) =>
  new Set([...read(`docs/specification/part-${part}.md`).matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));
const SECTIONS = new Map(['1', '2'].map((part) => [part, sectionsOf(part)]));

/** `part 1 §3`, `Part 2 §2, §8 and §9`. */
const REFERENCE = /part ([12]) (§\d+(?:(?:,| and|, and) §\d+)*)/gi;

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');

test('every reference to the specification leads to a section of it', () => {
  const references = filesOf('*.ts', '*.tsx', '*.js', '*.md').flatMap((file) =>
    [...read(file).matchAll(REFERENCE)].flatMap(([, part = '', list = '']) =>
      [...list.matchAll(/\d+/g)].map(([section]) => ({ file, part, section })),
    ),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ part, section }) => !SECTIONS.get(part)?.has(section))).toEqual([]);
});

/** Resolves a path in a text from the repository's root, or from the file that names it. */
const isThere = (from: string, to: string) =>
  [ROOT, path.join(ROOT, path.dirname(from))].some((folder) => existsSync(path.join(folder, to)));

test('every file that a document names exists, and every document that the code names', () => {
  const documents = filesOf('*.md').filter((file) => !file.startsWith('docs/specification/'));
  const inCode = filesOf('*.ts', '*.tsx', '*.js', '*.conf', '.ci/*').flatMap((file) =>
    [...read(file).matchAll(/\b(docs\/[\w./-]+\.(?:md|svg))/g)].map(([, to = '']) => ({ file, to })),
  );
  const inDocuments = documents.flatMap((file) => {
    const text = read(file);
    const paths = [...text.matchAll(/`((?:shell|shared|mfe-[a-z]+|api|origin|ship|tooling|scripts|e2e|deploy|docs)\/[\w./-]+\.\w+)`/g)].map(
      ([, to = '']) => to,
    );
    // What a build makes is not there in a fresh checkout.
    return paths.filter((to) => !to.includes('/dist/')).map((to) => ({ file, to }));
  });
  expect(inDocuments.length).toBeGreaterThan(40);
  expect([...inDocuments, ...inCode].filter(({ file, to }) => !isThere(file, to))).toEqual([]);
});

test('every decision has a status, a date, context, decision, alternatives and consequences', () => {
  const records = filesOf('docs/decisions/[0-9]*.md');
  expect(records.length).toBeGreaterThanOrEqual(10);
  expect(records.length).toBeLessThanOrEqual(20);
  for (const file of records) {
    const text = read(file);
    expect([file, ...[...text.matchAll(/^## (.+)/gm)].map(([, name]) => name)]).toEqual([
      ...[file, 'Context', 'Decision', 'Alternatives', 'Consequences'],
    ]);
    expect(text).toMatch(/^Status: (accepted|superseded), \d{4}-\d\d-\d\d$/m);
    expect(read('docs/decisions/README.md')).toContain(`(${path.basename(file)})`);
  }
});
