/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandBlocks, unknownCommands } from './lint/doc-commands.ts';
import { deadLinks } from './lint/doc-links.ts';
import { flaggedPhrases } from './lint/phrases.ts';

const ROOT = path.join(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'arena-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

test('finds links to missing files and headings', () => {
  written('guide/shipping.md', '# Shipping a section\n\n## Keys & tokens\n\n## Keys & tokens\n\n```sh\n# In code\n```\n');
  const good = '[a](guide/shipping.md) [b](guide/shipping.md#keys--tokens-1) [c](#top) ![d](guide) [e](https://example.com/x) `[f](g)`';
  const dead = ['guide/moved.md', 'guide/shipping.md#keys', 'guide/shipping.md#in-code', '#bottom'];
  const links = dead.map((link) => `[x](${link})`).join(' and ');
  expect(deadLinks(written('README.md', `# Top\n\n${good}\n\n${links}\n\n<img src="gone.png">\n`))).toEqual([...dead, 'gone.png']);
});

test('finds commands, scripts and options that do not exist', () => {
  const known = [
    'npm ci && npm start                # prints the address',
    'npm test -- supply-chain; npx jest mfe-rooms',
    'npm run dev -w mfe-promos',
    'PORT=4000 npm run build -- api \\\n  origin',
    'for each in shell mfe-*; do npm run ship -- publish $each --why "First"; done',
    'export SHIP_FOLDER=x && npm run ship -- token add mfe-rooms --days 30',
    "cat > api.env <<'END'\nnpm run nothing\nEND",
    'npx -p packages/arena-section-1.0.0.tgz arena-section new ../promos',
    'SHIP_TOKEN=… node ship/dist/main.js --help | tar -xC /srv/arena',
  ];
  const unknown = [
    'npm run deploy',
    'npm run size -w mfe-rooms',
    'npm test -- everything',
    'npx arena-publish mfe-rooms',
    'npm run ship -- deploy mfe-rooms',
    'npm run ship -- token revoke x',
    'npm run ship -- publish mfe-rooms --quietly',
    'node api/dist/nothing.js',
  ];
  const block = (lines: readonly string[], mark = '') => `\`\`\`sh${mark}\n${lines.join('\n')}\n\`\`\`\n`;
  expect(unknownCommands(block([...known, ...unknown]) + block(['npm run imagined'], ' no-run'))).toEqual(unknown);
});

test('commands in the docs that only read run without errors', () => {
  const { stdout } = spawnSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' });
  const blocks = stdout
    .trim()
    .split('\n')
    .flatMap((name) => commandBlocks(readFileSync(path.join(ROOT, name), 'utf8')));
  const cheap = blocks.filter((commands) => commands.every((command) => /^npm run ship -- (?:--help|status|history)\b/.test(command)));
  expect(cheap).not.toEqual([]);
  const env = { ...process.env, NODE_OPTIONS: '', SHIP_FOLDER: path.join(folder, 'live') };
  for (const command of new Set(cheap.flat()))
    expect([command, spawnSync('sh', ['-c', command], { cwd: ROOT, env }).status]).toEqual([command, 0]);
});

test('finds flagged phrases in tracked files', () => {
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  written('a.ts', `// The version is ${['taken', 'back'].join(' ')}.\n`);
  expect(flaggedPhrases(folder)).toEqual([expect.stringMatching(/^a\.ts:1:/)]);
});

test('cspell finds flagged words and misspellings', () => {
  // In two parts, so that this file passes itself.
  const text = ['// Saves the draft\n// Saved mean', 'while\n// It is sav', 'ved\n'].join('');
  const { stdout, status } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/cspell/bin.mjs'), '--no-progress', '--no-summary', '--no-color', 'stdin://a.ts'],
    { cwd: ROOT, input: text, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/:2:\d+ - Forbidden word/),
    expect.stringMatching(/:3:\d+ - Unknown word/),
  ]);
  expect(status).toBe(1);
});
