import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

function folderOf(name: string): string {
  const places = (require.resolve.paths(name) ?? []).map((place) => path.join(place, name));
  return places.find((place) => existsSync(place)) ?? places[0] ?? name;
}

/** Works for files that a package doesn't export, such as its manifest. */
export function packageFile(name: string, file: string): string {
  return path.join(folderOf(name), file);
}

/** The folder whose `node_modules` has the packages. */
export const installRoot = (): string => path.resolve(folderOf('@arena/shared'), '../../..');

/** From package.json, because a checkout's folder may have another name. */
export function nameOf(dir: string): string {
  return (JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { name: string }).name;
}
