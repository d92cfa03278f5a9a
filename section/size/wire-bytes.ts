import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a file of a build weighs on the wire: its brotli twin, or itself where it is too small to have one. */
export function wireBytes(dist: string, file: string): number {
  const plain = path.join(dist, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

export const kilobytes = (bytes: number): number => bytes / 1000;

/** Whether a script belongs to an app's first visit, on any page. */
export const isEntry = (file: string): boolean => /^(packages|main|remoteEntry)\./.test(file);
