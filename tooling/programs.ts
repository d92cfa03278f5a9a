import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Whether the current user can execute the file. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function findProgram(names: readonly string[], otherFolders: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...otherFolders];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

export const findSystemdAnalyze = (): string | undefined => findProgram(['systemd-analyze']);

/** Debian's folder for nginx isn't always on the PATH. */
export const findNginx = (): string | undefined => findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin']);
