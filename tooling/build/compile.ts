import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Module, type Stats } from 'webpack';
import { configurationOf, runOnce } from '../../section/build/configuration.ts';
import { type AppName, ROOT } from '../apps.ts';
import { fingerprintOf } from './fingerprint.ts';

const RECORD = '.build.json';

interface BuildRecord {
  readonly fingerprint: string;
  readonly files: readonly string[];
}

function previousFiles(dist: string): readonly string[] {
  try {
    return (JSON.parse(readFileSync(path.join(dist, RECORD), 'utf8')) as BuildRecord).files;
  } catch {
    return [];
  }
}

/** Keeps the files of this build and the previous one, which open tabs may still request. */
function sweep(dist: string, files: readonly string[]): void {
  const kept = new Set([...files, ...previousFiles(dist)]);
  for (const file of readdirSync(dist)) if (!file.startsWith('.') && !kept.has(file)) rmSync(path.join(dist, file), { recursive: true });
}

/** Read by `npm test -- size` to find modules that are loaded twice. */
function packageModules({ compilation }: Stats): Record<string, string[]> {
  const packagesByFile: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(
      (module) => (module as { modules?: Module[] }).modules ?? [module],
    );
    const packages = modules.flatMap((module) => /node_modules\/(.+)$/.exec((module as { resource?: string }).resource ?? '')?.[1] ?? []);
    for (const file of chunk.files) packagesByFile[file] = packages;
  }
  return packagesByFile;
}

export async function compileApp(app: AppName): Promise<void> {
  process.env.NODE_ENV = 'production';
  const dist = path.join(ROOT, app, 'dist');
  // Computed before the build, so that a change during the build triggers the next one.
  const fingerprint = fingerprintOf(app);
  const define = await configurationOf(path.join(ROOT, app));
  mkdirSync(dist, { recursive: true });
  const colors = process.stdout.isTTY;
  const stats = await runOnce(webpack(define('production')), colors).catch((error: Error) => {
    console.error(error.message);
    throw new Error(`${app} could not be built; the errors are above.`);
  });
  if (stats.hasWarnings()) console.error(stats.toString({ preset: 'errors-warnings', colors }));
  const files = Object.keys(stats.compilation.assets);
  sweep(dist, files);
  writeFileSync(path.join(dist, '.modules.json'), JSON.stringify(packageModules(stats)));
  const record: BuildRecord = { fingerprint, files };
  writeFileSync(path.join(dist, RECORD), JSON.stringify(record));
}

// The entry point of the child process.
if (process.argv[1] === import.meta.filename) {
  const app = process.argv[2] ?? '';
  await compileApp(app).then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
