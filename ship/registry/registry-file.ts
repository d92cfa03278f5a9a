import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EMPTY, type PublishedRegistry } from './published-registry.ts';

export const REGISTRY = 'registry.json';

/** What has been published to a folder; nothing where it has no registry yet. */
export async function readRegistry(folder: string): Promise<PublishedRegistry> {
  const text = await readFile(path.join(folder, REGISTRY), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? EMPTY : (JSON.parse(text) as PublishedRegistry);
}
