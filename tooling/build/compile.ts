// Compiles one app in a process of its own: `tsx tooling/build/compile.ts mfe-rooms`. Called by tooling/build.ts.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Module, type Stats } from 'webpack';
import type { DefineConfiguration } from '../../webpack.shared.ts';
import { isApp, ROOT } from '../apps.ts';
import { fingerprintOf } from './fingerprint.ts';

interface BuildRecord {
  readonly fingerprint: string;
  readonly files: readonly string[];
}

const app = process.argv[2] ?? '';
if (!isApp(app)) {
  console.error(`'${app}' is not an app of this repository.`);
  process.exit(2);
}
const dist = path.join(ROOT, app, 'dist');
const recordFile = path.join(dist, '.build.json');

function previousFiles(): readonly string[] {
  try {
    return (JSON.parse(readFileSync(recordFile, 'utf8')) as BuildRecord).files;
  } catch {
    return [];
  }
}

/** Keeps this build's files and the one's before, which tabs that are open may still ask for. */
function sweep(files: readonly string[]): void {
  const kept = new Set([...files, ...previousFiles()]);
  for (const file of readdirSync(dist)) if (!file.startsWith('.') && !kept.has(file)) rmSync(path.join(dist, file), { recursive: true });
}

/** Which package modules each script contains: `npm run size` reads it to find what is loaded twice. */
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

// Taken before the build: a file that changes meanwhile makes the next build run again.
const fingerprint = fingerprintOf(app);
const { default: define } = (await import(pathToFileURL(path.join(ROOT, app, 'webpack.config.ts')).href)) as {
  default: DefineConfiguration;
};
mkdirSync(dist, { recursive: true });
const compiler = webpack(define('production'));
compiler.run((error, stats) => {
  const failed = error !== null || stats === undefined || stats.hasErrors();
  if (failed) console.error(error?.stack ?? stats?.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
  else if (stats.hasWarnings()) console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  compiler.close(() => {
    if (failed) process.exit(1);
    const files = Object.keys(stats.compilation.assets);
    sweep(files);
    writeFileSync(path.join(dist, '.modules.json'), JSON.stringify(packageModules(stats)));
    const record: BuildRecord = { fingerprint, files };
    writeFileSync(recordFile, JSON.stringify(record));
    process.exit(0);
  });
});
