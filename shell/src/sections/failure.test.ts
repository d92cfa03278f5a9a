import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failure, reportOf } from './failure';

const FAILURES = [
  failure('unreachable', { address: 'http://localhost:3001' }),
  failure('timed-out', { seconds: 10 }),
  failure('bad-descriptor', { problem: 'mounts' }),
  failure('bad-manifest', { address: 'http://localhost:3001/mf-manifest.json', status: 502 }),
  failure('bad-entry', { problem: 'SyntaxError' }),
  failure('not-a-section', {}),
  failure('incompatible-contract', { version: '1.4.0', needed: '2.0', offered: '1.0' }),
  failure('page-unavailable', { page: 'room-detail/:roomId' }),
  failure('crashed', { problem: 'x is not a function' }),
  failure('altered', { file: '451.cc30f8db.js' }),
  failure('bad-list', { problem: 'has an invalid format' }),
  failure('untrusted', { problem: 'it is not signed' }),
  failure('threw', { problem: 'x is not a function' }),
  failure('kept-busy', { seconds: 5 }),
];

it.each(FAILURES.map((entry) => [entry.code, entry] as const))(
  '%s has a sentence that names the section and says what to do',
  (_, entry) => {
    const { sentence, number } = reportOf(entry, 'Rooms');
    expect(sentence).toContain('Rooms');
    expect(sentence).toMatch(/(try again|owner)/i);
    expect(sentence).toMatch(/\.$/);
    expect(number).toMatch(/^S-\d\d$/);
  },
);

it('gives each failure a number of its own', () => {
  expect(new Set(FAILURES.map((entry) => reportOf(entry, 'Rooms').number)).size).toBe(FAILURES.length);
});

const PAGES = path.join(__dirname, '../../../docs/errors');
/** Said where the console itself could not start. */
const NO_SECTION = 'S-00';

it('has a page about each code, and no page without a code', () => {
  const numbers = FAILURES.map((entry) => `${reportOf(entry, 'Rooms').number}.md`);
  expect(readdirSync(PAGES).sort()).toEqual([`${NO_SECTION}.md`, ...numbers].sort());
});

it.each(readdirSync(PAGES))('%s says all that an administrator and an owner need', (file) => {
  const page = readFileSync(path.join(PAGES, file), 'utf8');
  expect(page).toMatch(new RegExp(`^# ${file.replace('.md', '')}: `));
  expect(page.match(/^## .*$/gm)).toEqual(
    ['What you see', 'What it means', 'What to do', 'What the owner does', 'Where it is recorded'].map((heading) => `## ${heading}`),
  );
});

it('names both versions of an incompatible contract', () => {
  const { sentence } = reportOf(failure('incompatible-contract', { version: '1.4.0', needed: '2.0', offered: '1.0' }), 'Rooms');
  expect(sentence).toContain('2.0');
  expect(sentence).toContain('1.0');
});
