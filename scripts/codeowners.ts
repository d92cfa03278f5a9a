// `npm run format`: writes .github/CODEOWNERS from the sections' `owner`. `--check` only verifies it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, SECTIONS } from '../tooling/apps.ts';
import { importSection } from '../section/build/descriptor.ts';

const PLATFORM_TEAM = 'platform-team@arena.test';
/** Covered by the first line, but listed so that a search for the folder finds its owner. */
const PLATFORM = ['shell', 'shared', 'api', 'origin', 'ship'];
const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const file = path.join(ROOT, '.github/CODEOWNERS');

async function contactOf(name: string): Promise<string> {
  const section = await importSection(path.join(ROOT, name));
  const { contact } = section.owner;
  if (/^[^\s@]*@\S+$/.test(contact)) return contact;
  console.error(`${name} is reached at '${contact}', which CODEOWNERS cannot name: it takes an email address or an @name.`);
  return process.exit(1);
}

const owners = await Promise.all(SECTIONS.map(async (name) => [name, await contactOf(name)] as const));
const rows = [
  ['*', PLATFORM_TEAM],
  ...[...PLATFORM.map((name) => [name, PLATFORM_TEAM] as const), ...owners].map(([name, who]) => [`/${name}/`, who]),
];
const lines = rows.map(([pattern = '', who]) => `${pattern.padEnd(20)} ${who}\n`);
const text = `# Made by \`npm run format\` from the owner in each section.ts. The last line that fits a file counts.\n${lines.join('')}`;

if (values.check !== true) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
} else if (text !== readFileSync(file, 'utf8')) {
  console.error('.github/CODEOWNERS is out of date: run npm run format and commit what it writes.');
  process.exit(1);
}
