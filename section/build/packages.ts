import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

function folderOf(name: string): string {
  const places = (require.resolve.paths(name) ?? []).map((place) => path.join(place, name));
  return places.find((place) => existsSync(place)) ?? places[0] ?? name;
}

/** A file of an installed package: its manifest may not be among what it exports. */
export function packageFile(name: string, file: string): string {
  return path.join(folderOf(name), file);
}

/** The folders of `contract-report/` and of a build's packages: both the root in this repository; elsewhere `shared` has the report. */
export function contractPlaces(dir: string): { readonly root: string; readonly report: string } {
  const shared = realpathSync(folderOf('@arena/shared'));
  if (existsSync(path.join(shared, 'contract-report'))) return { root: dir, report: shared };
  const repository = path.dirname(shared);
  return { root: repository, report: repository };
}

/** An app's name from its package.json: its folder may have another one, as a checkout may. */
export function nameOf(dir: string): string {
  return (JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { name: string }).name;
}
