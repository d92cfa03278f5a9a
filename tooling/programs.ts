import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Whether a file is there and may be run by this user. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these names that is a program on the PATH or in one of the other folders. */
export function findProgram(names: readonly string[], otherFolders: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...otherFolders];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

export const findSystemdAnalyze = (): string | undefined => findProgram(['systemd-analyze']);

/** An installed nginx; Debian's folder for it is not on every PATH. */
export const findNginx = (): string | undefined => findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin']);
