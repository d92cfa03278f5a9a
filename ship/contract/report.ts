import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { declarationsOf } from './declarations.ts';
import {
  ADAPTERS_FILE,
  ENTRY_POINTS,
  PACKAGE_ENTRY_POINTS,
  packageOf,
  SECTION_ENTRY_POINT,
  SECTION_FILE,
  VERSION_FILE,
} from './entry-points.ts';

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
  /** By entry point, the names that sections should no longer import, and what to do instead. Absent for none. */
  readonly deprecated?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a shell that also serves the previous major version offers to its sections: what differs from the rest of the report. */
  readonly previous?: Required<Pick<ContractReport, 'contract' | 'doors' | 'names'>>;
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

/** The adapter files of a repository, by the entry point that each replaces, as the shell lists them. */
function adaptersOf(root: string): ReadonlyMap<string, string> {
  const lines = readFileSync(path.join(root, ADAPTERS_FILE), 'utf8').split('\n');
  const text = lines.filter((line) => !/^\s*[/*]/.test(line)).join('\n');
  const listed = [...text.matchAll(/'([^']+)': \(\) => import\('\.\/([^']+)'\)/g)];
  if (listed.length !== text.split('import(').length - 1)
    throw new Error(`${ADAPTERS_FILE} has an adapter in another form than '@arena/shared/platform': () => import('./platform').`);
  return new Map(listed.map(([, entryPoint = '', file = '']) => [entryPoint, sourceOf(root, path.posix.join('shared/previous', file))]));
}

const sourceOf = (root: string, file: string) =>
  [`${file}.ts`, `${file}.tsx`].find((one) => existsSync(path.join(root, one))) ?? `${file}.ts`;

/** The versions that the sources at hand declare, which need not be the ones that this program runs on. */
function versionsOf(root: string): Pick<ContractReport, 'contract' | 'loader'> & { readonly previous?: string } {
  const text = readFileSync(path.join(root, VERSION_FILE), 'utf8');
  const version = /\bconst CONTRACT_VERSION = '(\d+\.\d+)'/.exec(text)?.[1];
  if (version === undefined) throw new Error(`${VERSION_FILE} does not declare CONTRACT_VERSION as a text such as 1.2.`);
  const previous = /\bconst PREVIOUS_CONTRACT[^=]*= '(\d+\.\d+)'/.exec(text)?.[1];
  return { contract: version, loader: Number(/\bconst LOADER_VERSION = (\d+)/.exec(text)?.[1] ?? 1), ...(previous && { previous }) };
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
  const { previous: earlier, ...versions } = versionsOf(root);
  const adapters = adaptersOf(root);
  if (earlier === undefined && adapters.size > 0) throw new Error(`${ADAPTERS_FILE} lists adapters, and PREVIOUS_CONTRACT is null.`);
  const { files, packages, valuesOf, deprecatedOf } = declarationsOf(root, [...sources.values(), ...adapters.values()], modules);
  const doorsOf = (of: ReadonlyMap<string, string>) => sorted([...of].map(([door, file]) => [door, file.replace(/\.tsx?$/, '.d.ts')]));
  const namesOf = (of: ReadonlyMap<string, string>, more: readonly (readonly [string, readonly string[]])[] = []) => {
    const own = [...of]
      .filter(([door]) => door !== SECTION_ENTRY_POINT)
      .map(([door, file]) => [door, valuesOf(path.join(root, file))] as const);
    return sorted([...own, ...more].map(([door, list]) => [door, [...list].sort().join(' ')]));
  };
  const deprecated = [...sources].flatMap(([door, file]) => {
    const tagged = deprecatedOf(path.join(root, file));
    return tagged.length === 0 ? [] : [[door, sorted(tagged)] as const];
  });
  const names = new Set([...packages, ...PACKAGE_ENTRY_POINTS].map(packageOf));
  return {
    formatVersion: 1,
    ...versions,
    packages: sorted(
      [...names].map((name) => [name, readJson<{ version: string }>(path.join(root, 'node_modules', name, 'package.json')).version]),
    ),
    doors: doorsOf(sources),
    names: namesOf(sources, packageNames(root)),
    ...(deprecated.length > 0 && { deprecated: sorted(deprecated) }),
    ...(earlier && { previous: { contract: earlier, doors: doorsOf(adapters), names: namesOf(adapters) } }),
    files: sorted(files),
  };
}

/** Equal hashes mean that nothing at all has changed, not even a comment. Hexadecimal, 64 characters. */
export function hashOf({
  formatVersion,
  contract,
  loader,
  packages,
  doors,
  names = {},
  deprecated,
  previous,
  files,
  types = {},
}: ContractReport): string {
  const parts = [
    formatVersion,
    contract,
    loader,
    deprecated,
    previous,
    ...[packages, doors, names, files, types].map((record) => Object.entries(sorted(Object.entries(record)))),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
