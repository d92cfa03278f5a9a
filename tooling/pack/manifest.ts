import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inc } from 'semver';
import { ROOT } from '../apps.ts';

/** The packages for a section in its own repository. They are released together, with one version. */
export const PACKAGES = ['shared', 'section', 'ship'] as const;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

interface Written extends Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export const written = (workspace: string): Written =>
  JSON.parse(readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8')) as Written;

/** The compiled module with its declarations. */
const compiled = (file: string) => {
  const base = file.replace(/\.tsx?$/, '');
  return base === file ? file : { types: `${base}.d.ts`, default: `${base}.js` };
};

/** Our packages have one version, and depend on each other by exactly that. */
const exact = (dependencies: Readonly<Record<string, string>>, version: string) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, name.startsWith('@arena/') ? version : range]));

/** `section` gets the root's devDependencies; `ship` is one program that includes `shared`. */
export function packed(workspace: string, version: string): Manifest {
  const { license, engines } = written('.');
  const { private: _, scripts, devDependencies = {}, dependencies = {}, exports, ...rest } = written(workspace);
  const bundled = workspace === 'ship';
  const place = (file: string) => (bundled ? `./dist/${path.basename(file).replace(/\.ts$/, '.js')}` : compiled(file));
  return {
    ...{ ...rest, version, license, engines },
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([door, file]) => [door, place(file)])),
      ...(workspace === 'section' ? { './tsconfig.json': './tsconfig.json' } : {}),
      './package.json': './package.json',
    },
    dependencies: exact({ ...dependencies, ...(bundled ? {} : devDependencies) }, version),
  };
}

/** Between releases, the version names the contents, because npm doesn't install other contents of a version that it has. */
export function versionOfContents(stage: string, released: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(stage, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of entries.map((entry) => path.join(entry.parentPath, entry.name)).sort())
    hash
      .update(`${path.relative(stage, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return `${inc(released, 'patch')}-main-${hash.digest('hex').slice(0, 8)}`;
}
