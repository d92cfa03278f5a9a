// Part of `npm run lint`: links and commands in Markdown files, and phrases, which cspell's `flagWords` can't hold.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unknownCommands } from './lint/doc-commands.ts';
import { deadLinks } from './lint/doc-links.ts';
import { flaggedPhrases } from './lint/phrases.ts';
import { ROOT } from '../tooling/apps.ts';

const { stdout } = spawnSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' });
const problems = stdout
  .split('\n')
  .filter((name) => name !== '')
  .flatMap((name) => {
    const file = path.join(ROOT, name);
    return [
      ...deadLinks(file).map((link) => `${name}: ${link} leads nowhere. Correct the file or the #heading.`),
      ...unknownCommands(readFileSync(file, 'utf8')).map((command) => `${name}: no such command: ${command}`),
    ];
  });
problems.push(...flaggedPhrases(ROOT).map((place) => `${place}: use plain words, such as "requests" or "rolled back"`));

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
