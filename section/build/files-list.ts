import { createHash } from 'node:crypto';
import { type FilesList, isListed } from '@arena/shared/contract/publishing';
import type { Compilation } from 'webpack';

export const sha384Of = (bytes: string | Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Call it at the end of a compilation, when the files are final. */
export function filesListOf(compilation: Compilation, name: string, version: string): string {
  const files = compilation
    .getAssets()
    .filter((asset) => isListed(asset.name))
    .map((asset): [string, string] => [asset.name, sha384Of(asset.source.buffer())])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const list: FilesList = { formatVersion: 1, name, version, files: Object.fromEntries(files) };
  return JSON.stringify(list);
}
