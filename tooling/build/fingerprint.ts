import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type AppName, ROOT } from '../apps.ts';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'testing', 'stories', 'storybook']);
const isTest = (name: string) => /\.(test|stories)\.tsx?$/.test(name);

function* filesBelow(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name) || isTest(entry.name)) continue;
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** Leaves out the sections, because adding one changes no other build. */
function packagesLocked(): string {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> };
  return JSON.stringify(Object.entries(packages).filter(([place]) => place !== '' && !/^(node_modules\/)?mfe-[^/]+$/.test(place)));
}

function hashOf(...places: readonly string[]): string {
  const hash = createHash('sha256').update(process.version).update(packagesLocked());
  for (const place of places.map((one) => path.join(ROOT, one)).filter((one) => existsSync(one))) {
    for (const file of statSync(place).isDirectory() ? filesBelow(place) : [place])
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const BUILD = ['webpack.shared.ts', 'section/build', 'tooling/build', 'ship/contract'];

/** Equal hashes mean equal builds. */
export const fingerprintOf = (app: AppName): string => hashOf('shared', app, ...(app === 'shell' ? ['docs/errors'] : []), ...BUILD);

/** Invalidates build caches when the build code changes; ignores sources. */
export const buildVersion = (): string => hashOf(...BUILD);
