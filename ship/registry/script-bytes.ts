import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Hashes, hashesOf, type NamedList } from './files-list.ts';

/** The bytes of a version's scripts as they are sent; null where one of them, or its list, is not there. */
export async function scriptBytes(
  named: NamedList,
  read: (file: string) => Promise<Buffer>,
  sentBytes: (file: string) => Promise<number | null>,
): Promise<number | null> {
  const hashes = await hashesOf(named, read).catch((): Hashes | null => null);
  if (hashes === null) return null;
  const scripts = Object.keys(hashes).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(sentBytes));
  return sizes.reduce((sum, size) => (sum === null || size === null ? null : sum + size), 0);
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  );

/** The bytes of a file of a folder as it is sent: compressed where the build has a compressed form. */
export const sentFrom = (folder: string) => async (file: string) =>
  (await sizeOf(path.join(folder, `${file}.br`))) ?? sizeOf(path.join(folder, file));
