import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installRoot } from '../build/packages.ts';
import { filesOf, write } from '../new/files.ts';
import { withOtherPlatforms } from '../new/lock.ts';
import { namesOf, Refusal } from '../new/names.ts';
import { TARBALLS, tarballsBelow, versionsFor } from '../new/versions.ts';

const TEXT = { type: 'string' } as const;
const OPTIONS = { title: TEXT, team: TEXT, contact: TEXT } as const;

/** `promos` becomes `mfe-promos`. */
const sectionName = (place: string) => path.basename(place).replace(/^(?!mfe-)/, 'mfe-');

/** The line of .npmrc that names our packages' registry, if this user's or folder's npm has one: a build server needs it too. */
function registryLine(cwd: string): string {
  const registry = execFileSync('npm', ['config', 'get', '@arena:registry'], { cwd, encoding: 'utf8' }).trim();
  return /^https?:/.test(registry) ? `@arena:registry=${registry}` : '';
}

/** Creates a repository with a working section that can be tested and published. */
export async function newRepository(cwd: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined) throw new Refusal('Name the folder of the new repository: arena-section new ../promos');
  const place = path.resolve(cwd, folder);
  if (existsSync(place) && readdirSync(place).some((file) => file !== '.git'))
    throw new Refusal(`${place} is not empty. Choose another folder, or empty it first.`);
  const names = namesOf(sectionName(place), values);
  const tarballs = tarballsBelow(installRoot());
  await write(await filesOf('own', { ...versionsFor(tarballs), ...names, REGISTRY: registryLine(cwd) }, place), place);
  for (const tarball of Object.values(tarballs)) cpSync(tarball, path.join(place, TARBALLS, path.basename(tarball)));

  console.log(`Writing package-lock.json for ${names.FOLDER}`);
  const npm = spawnSync('npm', ['install', '--package-lock-only', '--prefer-offline'], {
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (npm.status !== 0) throw new Refusal(`The repository is in ${place}, but npm could not lock its packages. There: npm install`);
  const lockfile = path.join(place, 'package-lock.json');
  writeFileSync(lockfile, withOtherPlatforms(readFileSync(lockfile, 'utf8')));

  console.log(`${place} is there: "${names.TITLE}" at /admin/${names.AREA}. Owner: ${names.TEAM} (${names.CONTACT}).

  cd ${path.relative(cwd, place) || '.'}
  npm ci && npm test          tests it
  npm run dev                 shows it on its own page
  npm run ship -- publish     puts it into a console: SHIP_FOLDER names the folder that the console serves
`);
}
