import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFile } from '../build/packages.ts';

const OURS = ['@arena/shared', '@arena/section', '@arena/ship'];

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifestOf = (name: string) => read<Manifest>(packageFile(name, 'package.json'));
/** A new repository's own folder for our packages, if they came as tarballs. */
export const TARBALLS = 'packages';

type Tarballs = Readonly<Record<string, string>>;

/** The tarballs that our packages below `root` were installed from, by name; none with a registry. */
export function tarballsBelow(root: string): Tarballs {
  // npm's record of the installed packages.
  const lock = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(lock)) return {};
  const { packages } = read<{ packages: Record<string, { resolved?: string }> }>(lock);
  const resolved = OURS.map((name) => [name, packages[`node_modules/${name}`]?.resolved ?? ''] as const);
  const tarballs = resolved.filter(([, from]) => /^file:.*\.tgz$/.test(from));
  return Object.fromEntries(tarballs.map(([name, from]) => [name, path.resolve(root, from.slice('file:'.length))]));
}

/** Exact versions for a new repository's package.json. */
export function versionsFor(tarballs: Tarballs): Readonly<Record<string, string>> {
  const named = ['@arena/shared', '@arena/section'].map(manifestOf);
  return {
    ...Object.assign({}, ...named.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies])),
    ...Object.fromEntries(OURS.map((name) => [name, manifestOf(name).version])),
    ...Object.fromEntries(Object.entries(tarballs).map(([name, tarball]) => [name, `file:${TARBALLS}/${path.basename(tarball)}`])),
  };
}
