import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with the API's package.json, its migrations and its assets: the sources and the build lie at different depths in it. */
export const API_FOLDER = folderAbove(import.meta.dirname);

function folderAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderAbove(dirname(folder));
}
