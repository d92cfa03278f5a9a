import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFile } from '../build/packages.ts';
import { Refusal } from './names.ts';

const OURS = ['@arena/shared', '@arena/section', '@arena/ship'];

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifestOf = (name: string) => read<Manifest>(packageFile(name, 'package.json'));
const tarballName = (name: string, version: string) => `${name.slice(1).replace('/', '-')}-${version}.tgz`;

/** null for packages from a registry and for the repository's own. */
function installedFrom(name: string): string | null {
  // npm's record of the installed packages.
  const root = path.resolve(packageFile(name, '.'), '../../..');
  const lock = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(lock)) return null;
  const { packages } = read<{ packages: Record<string, { resolved?: string }> }>(lock);
  const resolved = packages[`node_modules/${name}`]?.resolved;
  return resolved?.startsWith('file:') && resolved.endsWith('.tgz') ? path.resolve(root, resolved.slice('file:'.length)) : null;
}

/** Our package's version for the new package.json: a tarball path or a number. */
function ours(name: string, place: string, folder: string | undefined): string {
  const { version } = manifestOf(name);
  const tarball = folder === undefined ? installedFrom(name) : path.resolve(folder, tarballName(name, version));
  if (tarball === null) return version;
  if (!existsSync(tarball)) throw new Refusal(`${tarball} is not there. --packages names the folder that npm run pack has written.`);
  return `file:${path.relative(place, tarball).replaceAll(path.sep, '/')}`;
}

/** Exact versions for a new repository's package.json. `folder`: the tarballs of our packages. */
export function versionsFor(place: string, folder?: string): Readonly<Record<string, string>> {
  const named = ['@arena/shared', '@arena/section'].map(manifestOf);
  return {
    ...Object.assign({}, ...named.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies])),
    ...Object.fromEntries(OURS.map((name) => [name, ours(name, place, folder)])),
  };
}
