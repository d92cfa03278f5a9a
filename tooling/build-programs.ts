import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { ROOT } from './apps.ts';

/** Node programs for production, with their entry points; each becomes a file in `dist/`. */
const ENTRIES = {
  api: ['src/main.ts', 'src/create-admin.ts', 'src/audit-verify.ts', 'src/migrate.ts'],
  // A separate program judges uploads, because it needs the TypeScript compiler.
  origin: ['main.ts', 'separate-origins.ts', 'section.ts', '../ship/server/ship-command.ts'],
  // Additional entry points for the section's command and for builds.
  ship: ['main.ts', 'index.ts', 'contract/contract-plugin.ts'],
} as const;

export type ProgramName = keyof typeof ENTRIES;
export const PROGRAMS = Object.keys(ENTRIES) as ProgramName[];
export const isProgramName = (name: string): name is ProgramName => Object.hasOwn(ENTRIES, name);

interface BuildRecord {
  /** Relative to the repository. */
  readonly inputs: readonly string[];
  readonly fingerprint: string;
}

const read = (file: string) => readFileSync(path.join(ROOT, file));
const recordOf = (name: ProgramName) => path.join(ROOT, name, 'dist/.build.json');

function fingerprintOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs) hash.update(`${file}\0`).update(read(file)).update('\0');
  return hash.digest('hex');
}

function isCurrent(name: ProgramName): boolean {
  try {
    const { inputs, fingerprint } = JSON.parse(readFileSync(recordOf(name), 'utf8')) as BuildRecord;
    return fingerprintOf(inputs) === fingerprint;
  } catch {
    return false;
  }
}

/** Bundles our modules, keeps packages external and drops unused package imports. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@arena/') ? null : { path: specifier, external: true, sideEffects: false },
    ),
};

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Every imported package must be installed where the program runs. */
function assertDependencies(name: ProgramName, { outputs }: Metafile): void {
  const { dependencies } = JSON.parse(read(`${name}/package.json`).toString()) as { dependencies: Record<string, string> };
  const imported = Object.values(outputs).flatMap(({ imports }) => imports.filter(({ external }) => external).map((one) => one.path));
  const missing = imported
    .filter((specifier) => !specifier.startsWith('node:'))
    .map(packageOf)
    .filter((owner) => dependencies[owner] === undefined);
  if (missing.length > 0) throw new Error(`${[...new Set(missing)].join(', ')}: not among the dependencies of ${name}/package.json.`);
}

async function compile(name: ProgramName): Promise<void> {
  const { build } = await import('esbuild');
  const dist = path.join(ROOT, name, 'dist');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES[name].map((file) => path.join(ROOT, name, file)),
    outdir: dist,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    // Keeps dynamic imports: publishing needs the TypeScript compiler only where contracts differ.
    splitting: true,
    metafile: true,
    logLevel: 'error',
    plugins: [packagesOutside],
  }).catch(() => {
    throw new Error(`${name} could not be built; the errors are above.`);
  });
  assertDependencies(name, metafile);
  for (const file of readdirSync(dist)) if (metafile.outputs[`${name}/dist/${file}`] === undefined) rmSync(path.join(dist, file));
  const manifests = [name, 'shared'].map((folder) => `${folder}/package.json`);
  const inputs = [...Object.keys(metafile.inputs), ...manifests, 'tooling/build-programs.ts', 'package-lock.json'].sort();
  const record: BuildRecord = { inputs, fingerprint: fingerprintOf(inputs) };
  writeFileSync(recordOf(name), JSON.stringify(record));
}

/** Builds the programs whose sources changed. Throws a readable message on failure. */
export async function buildPrograms(names: readonly ProgramName[]): Promise<void> {
  const waiting = names.filter((name) => !isCurrent(name));
  if (waiting.length === 0) return;
  await Promise.all(waiting.map(compile));
  // Otherwise esbuild's process would stay alive.
  await (await import('esbuild')).stop();
}
