import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { declarationsOf } from './declarations.ts';
import { ENTRY_POINTS, PACKAGE_ENTRY_POINTS, packageOf, SECTION_ENTRY_POINT, SECTION_FILE, VERSION_FILE } from './entry-points.ts';

/** The text of each file of packages by its path below node_modules. */
export type PackageTypes = Readonly<Record<string, string>>;

/** The contract between the shell and the sections in one state, for machines: every type that one hands to the other. */
export interface ContractReport {
  readonly formatVersion: 1;
  /** CONTRACT_VERSION, `major.minor`. */
  readonly contract: string;
  /** LOADER_VERSION; 1 if absent. */
  readonly loader?: number;
  readonly packages: Readonly<Record<string, string>>;
  /** The file of each entry point in `files`. */
  readonly doors: Readonly<Record<string, string>>;
  /** What each entry point, and each shared module of a package, exports at run time, with spaces between. Absent in earlier reports. */
  readonly names?: Readonly<Record<string, string>>;
  /** The text of each declaration file, by its path below the repository. */
  readonly files: Readonly<Record<string, string>>;
  /** The types of the packages, as they came with a build; left out where the judge's own count. */
  readonly types?: PackageTypes;
}

const sorted = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** The file below the repository that each module of the shared package is. */
function sharedModules(root: string): ReadonlyMap<string, string> {
  const { exports } = readJson<{ exports: Record<string, string> }>(path.join(root, 'shared/package.json'));
  return new Map(Object.entries(exports).map(([name, file]) => [name.replace(/^\./, '@arena/shared'), path.posix.join('shared', file)]));
}

/** The source of each entry point below the repository. */
function sourcesOf(modules: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const doors = ENTRY_POINTS.map((entryPoint) => {
    const file = modules.get(entryPoint);
    if (file === undefined) throw new Error(`${entryPoint} is an entry point, and shared/package.json does not export it.`);
    return [entryPoint, file] as const;
  });
  return new Map([...doors, [SECTION_ENTRY_POINT, SECTION_FILE]]);
}

/** The versions that the sources at hand declare, which need not be the ones that this program runs on. */
function versionsOf(root: string): Pick<ContractReport, 'contract' | 'loader'> {
  const text = readFileSync(path.join(root, VERSION_FILE), 'utf8');
  const version = /\bconst CONTRACT_VERSION = '(\d+\.\d+)'/.exec(text)?.[1];
  if (version === undefined) throw new Error(`${VERSION_FILE} does not declare CONTRACT_VERSION as a text such as 1.2.`);
  return { contract: version, loader: Number(/\bconst LOADER_VERSION = (\d+)/.exec(text)?.[1] ?? 1) };
}

/** What the packages' modules export in production: their types also have what is only for development. */
function packageNames(root: string): readonly (readonly [string, readonly string[]])[] {
  const code = `JSON.stringify(${JSON.stringify(PACKAGE_ENTRY_POINTS)}.map((name) => [name, ['default', ...Object.keys(require(name))]]))`;
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  return JSON.parse(execFileSync(process.execPath, ['-p', code], { cwd: root, env, encoding: 'utf8' })) as [string, string[]][];
}

/** Makes the report of the repository at `root` as it is now. Throws when a type of an entry point cannot be written down. */
export function makeReport(root: string): ContractReport {
  const modules = sharedModules(root);
  const sources = sourcesOf(modules);
  const { files, packages, valuesOf } = declarationsOf(root, [...sources.values()], modules);
  const values = ENTRY_POINTS.map((name) => [name, valuesOf(path.join(root, sources.get(name) ?? ''))] as const);
  const names = new Set([...packages, ...PACKAGE_ENTRY_POINTS].map(packageOf));
  return {
    formatVersion: 1,
    ...versionsOf(root),
    packages: sorted(
      [...names].map((name) => [name, readJson<{ version: string }>(path.join(root, 'node_modules', name, 'package.json')).version]),
    ),
    doors: sorted([...sources].map(([entryPoint, file]) => [entryPoint, file.replace(/\.tsx?$/, '.d.ts')])),
    names: sorted([...values, ...packageNames(root)].map(([name, list]) => [name, [...list].sort().join(' ')])),
    files: sorted(files),
  };
}

/** Equal hashes mean that nothing at all has changed, not even a comment. Hexadecimal, 64 characters. */
export function hashOf({ formatVersion, contract, loader, packages, doors, names = {}, files, types = {} }: ContractReport): string {
  const parts = [
    formatVersion,
    contract,
    loader,
    ...[packages, doors, names, files, types].map((record) => Object.entries(sorted(Object.entries(record)))),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
