import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { FILES_LIST, filesList, type SectionDescriptor } from '@arena/shared/contract';
import { safeParse } from 'zod/mini';

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
const isPacked = (ending: string): ending is keyof typeof unpack => ending in unpack;

/** A file's hash as browsers and lists write it. */
export const sha384Of = (bytes: string | Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The hash of every file of a version, by its name. */
export type Hashes = Readonly<Record<string, string>>;

/** What a version's list is known by: its hash; or, of a version without one, the hashes themselves. */
export type NamedList = Pick<SectionDescriptor, 'files' | 'integrity'>;

/** The hashes that the bytes of a `files.json` say. Throws a sentence when they are not the ones of that hash, or no list. */
export function parseList(bytes: Buffer, hash: string): Hashes {
  if (sha384Of(bytes) !== hash) throw new Error(`${FILES_LIST} is not the list that was published.`);
  const checked = safeParse(filesList, JSON.parse(String(bytes)));
  if (!checked.success) throw new Error(`${FILES_LIST} is no list of files.`);
  return checked.data.files;
}

/** The hashes of a version, whose files `read` reads. Rejects when its list is not there, or not the one that is named. */
export async function hashesOf({ files, integrity }: NamedList, read: (file: string) => Promise<Buffer>): Promise<Hashes> {
  return files === undefined ? integrity : parseList(await read(FILES_LIST), files);
}

/** The names of a folder's files, in any depth, without those that begin with a dot. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** What is wrong with a folder's files by a list of hashes, a sentence each. `where`: what they stand in. */
export async function wrongFiles(folder: string, hashes: Hashes, where: string): Promise<readonly string[]> {
  const problems: string[] = [];
  const check = async (file: string, expected: string, unpacked: (bytes: Buffer) => Promise<Buffer>) => {
    const bytes = await readFile(path.join(folder, file)).catch(() => null);
    if (bytes === null) return problems.push(`${file} is in ${where} and not in the build.`);
    const content = await unpacked(bytes).catch(() => null);
    return content !== null && sha384Of(content) === expected ? 0 : problems.push(`${file} is not the file that ${where} was made of.`);
  };
  for (const [file, expected] of Object.entries(hashes)) await check(file, expected, (bytes) => Promise.resolve(bytes));
  // Browsers are sent the compressed form.
  for (const file of await filesIn(folder)) {
    const ending = path.extname(file);
    const expected = hashes[file.slice(0, -ending.length)];
    if (isPacked(ending) && expected !== undefined) await check(file, expected, unpack[ending]);
  }
  return problems;
}

/** For the messages: what a version's hashes stand in. */
export const whereOf = ({ files }: NamedList): string => (files === undefined ? 'the descriptor' : FILES_LIST);
