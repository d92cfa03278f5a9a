import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The size of the brotli file, or of the file itself if it is too small to have one. */
export function wireBytes(dist: string, file: string): number {
  const plain = path.join(dist, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

export const kilobytes = (bytes: number): number => bytes / 1000;

/** Whether every first visit loads the script. */
export const isEntry = (file: string): boolean => /^(packages|main|remoteEntry)\./.test(file);
