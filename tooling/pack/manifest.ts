import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps.ts';

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

/** Our packages depend on each other by exact version. */
const exact = (dependencies: Readonly<Record<string, string>>, versionOf: (name: string) => string) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      name.startsWith('@arena/') ? versionOf(name.slice('@arena/'.length)) : range,
    ]),
  );

/** `section` gets the root's devDependencies; `ship` is one program that includes `shared`. */
export function packed(workspace: string, versionOf = (other: string) => written(other).version): Manifest {
  const { private: _, scripts, devDependencies = {}, dependencies = {}, exports, ...rest } = written(workspace);
  const bundled = workspace === 'ship';
  const place = (file: string) => (bundled ? `./dist/${path.basename(file).replace(/\.ts$/, '.js')}` : compiled(file));
  return {
    ...rest,
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([door, file]) => [door, place(file)])),
      ...(workspace === 'section' ? { './tsconfig.json': './tsconfig.json' } : {}),
      './package.json': './package.json',
    },
    dependencies: exact({ ...dependencies, ...(bundled ? {} : devDependencies) }, versionOf),
  };
}
