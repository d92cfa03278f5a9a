import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FILES_LIST, filesList } from '@arena/shared/contract/publishing';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { safeParse } from 'zod/mini';
import { isPacking, unpack } from './unpack.ts';

/** A file's hash as browsers and lists write it. */
export const sha384Of = (bytes: string | Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The hash of every file of a version, by its name. */
export type Hashes = Readonly<Record<string, string>>;

/** What a version's list is known by, and what its descriptor says of some files. A build for development has no list. */
export type NamedList = Pick<SectionDescriptor, 'files' | 'integrity'>;

/** The hashes that the bytes of a `files.json` say. Throws a sentence when they are not the ones of that hash, or no list. */
export function parseList(bytes: Buffer, hash: string): Hashes {
  if (sha384Of(bytes) !== hash) throw new Error(`${FILES_LIST} is not the list that was published.`);
  const checked = safeParse(filesList, JSON.parse(String(bytes)));
  if (!checked.success) throw new Error(`${FILES_LIST} is no list of files.`);
  return checked.data.files;
}

/** The hashes of a version, whose files `read` reads. Rejects when its list is not there, or not the one that is named. */
export async function hashesOf({ files }: Pick<NamedList, 'files'>, read: (file: string) => Promise<Buffer>): Promise<Hashes> {
  if (files === undefined) throw new Error(`The build has no ${FILES_LIST}: it was made for development.`);
  return parseList(await read(FILES_LIST), files);
}

/** The names of a folder's files, in any depth and in order, without those that begin with a dot. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** What is wrong with a folder's files by the hashes of its list, a sentence each. */
export async function wrongFiles(folder: string, hashes: Hashes): Promise<readonly string[]> {
  const bytesOf = (file: string) => readFile(path.join(folder, file)).catch(() => null);
  const isOther = (file: string) => `${file} is not the file that ${FILES_LIST} was made of.`;
  const sizes = new Map<string, number>();
  const checkPlain = async ([file, expected]: readonly [string, string]) => {
    const bytes = await bytesOf(file);
    if (bytes === null) return `${file} is in ${FILES_LIST} and not in the build.`;
    sizes.set(file, bytes.length);
    return sha384Of(bytes) === expected ? null : isOther(file);
  };
  /** Browsers are sent the packed form, which has the very content of the plain file. */
  const checkPacked = async (file: string) => {
    const packing = path.extname(file);
    const plain = file.slice(0, -packing.length);
    const size = sizes.get(plain);
    if (!isPacking(packing) || size === undefined) return null;
    const bytes = await bytesOf(file);
    if (bytes === null) return isOther(file);
    try {
      const content = unpack(bytes, packing, size);
      if (content === null) return `${file} unpacks to more than ${plain} has. Build the section again.`;
      return sha384Of(content) === hashes[plain] ? null : isOther(file);
    } catch {
      return isOther(file);
    }
  };
  const problems: (string | null)[] = [];
  for (const entry of Object.entries(hashes)) problems.push(await checkPlain(entry));
  for (const file of await filesIn(folder)) problems.push(await checkPacked(file));
  return problems.filter((problem) => problem !== null);
}
