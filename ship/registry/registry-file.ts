import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EMPTY, type PublishedRegistry } from './published-registry.ts';

export const REGISTRY = 'registry.json';

/** Handles the error of a file or folder that is not there; throws every other one. */
export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** What has been published to a folder; nothing where it has no registry yet. */
export async function readRegistry(folder: string): Promise<PublishedRegistry> {
  const text = await readFile(path.join(folder, REGISTRY), 'utf8').catch(nullIfMissing);
  return text === null ? EMPTY : (JSON.parse(text) as PublishedRegistry);
}
