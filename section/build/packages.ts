import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of an installed package, wherever npm has put it. */
function folderOf(name: string): string {
  const places = (require.resolve.paths(name) ?? []).map((place) => path.join(place, name));
  return places.find((place) => existsSync(place)) ?? places[0] ?? name;
}

/** A file of an installed package: its manifest may not be among what it exports. */
export function packageFile(name: string, file: string): string {
  return path.join(folderOf(name), file);
}

/**
 * Where the contract of a section's build is: the folder that has `contract-report/`, and the one whose installed packages it is built
 * with. Both are the repository's where the shared package is developed; elsewhere the report comes in the package.
 */
export function contractPlaces(dir: string): { readonly root: string; readonly report: string } {
  const shared = realpathSync(folderOf('@arena/shared'));
  if (existsSync(path.join(shared, 'contract-report'))) return { root: dir, report: shared };
  const repository = path.dirname(shared);
  return { root: repository, report: repository };
}

/** What an app is called: the name in its package.json. Its folder may be called otherwise, as a checkout may be. */
export function nameOf(dir: string): string {
  return (JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { name: string }).name;
}
