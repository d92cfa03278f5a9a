import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { mayBePublished } from './check.ts';
import { FILE_BYTES, kindProblems } from './registry/file-kinds.ts';
import { Refusal, SHELL } from './registry/published-registry.ts';
import { mayBeOfShell, shellKindProblems } from './shell-files.ts';

// An upload over HTTP begins with the list of its files, and is named by that list: who sends the same list again goes on with the same
// upload. A file is stored under the hash of its content, and gets its name when the upload is complete.

const TOTAL_BYTES = 64 * 1024 * 1024;
const FILES = 2000;
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const uploadFile = z.object({ name: z.string(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)), bytes: z.int().check(z.gte(0)) });
export const uploadList = z.object({ files: z.array(uploadFile).check(z.maxLength(FILES), z.minLength(1)) });
export type UploadFile = z.infer<typeof uploadFile>;
export type UploadList = z.infer<typeof uploadList>;

/** A name that always stays below the folder of the upload: no part begins with a dot, and none is empty. */
const INSIDE = /^[\w-][\w.-]*(\/[\w-][\w.-]*){0,4}$/;

export class TooLarge extends Refusal {}

const foldersOf = (name: string) => [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));

/** Refuses a list with a file that may not be published. */
export function assertAllowed(folder: string, { files }: UploadList): void {
  const isAllowed = folder === SHELL ? mayBeOfShell : mayBePublished;
  const bad = files.find(({ name }) => name.length > 200 || !INSIDE.test(name) || !isAllowed(name));
  if (bad !== undefined)
    throw new Refusal(
      `${JSON.stringify(bad.name.slice(0, 100))} cannot be published: a name stays in its folder and contains a hash of its content.`,
    );
  const names = new Set(files.map(({ name }) => name));
  // Which of them are public pages is said by the descriptor, which is checked once the upload is complete.
  const [kind] = folder === SHELL ? shellKindProblems([...names]) : kindProblems([...names], [...names]);
  if (kind !== undefined) throw new Refusal(kind);
  if (names.size !== files.length) throw new Refusal('The list names a file twice.');
  const below = files.find(({ name }) => foldersOf(name).some((folder) => names.has(folder)));
  if (below !== undefined) throw new Refusal(`${below.name} is in a folder whose name the list gives to a file.`);
  const large = files.find(({ bytes }) => bytes > FILE_BYTES);
  if (large !== undefined)
    throw new TooLarge(`${large.name} is larger than ${megabytes(FILE_BYTES)}: split it, or load it from elsewhere.`);
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > TOTAL_BYTES)
    throw new TooLarge(`The files are larger than ${megabytes(TOTAL_BYTES)} in all. Is something in the build that is not for browsers?`);
}

/** The name of an upload: the same for the same files of the same version. */
export function uploadOf(folder: string, version: string, { files }: UploadList): string {
  const lines = files.map(({ name, sha256, bytes }) => `${name}\0${sha256}\0${bytes}`).sort();
  return createHash('sha256')
    .update([folder, version, ...lines].join('\n'))
    .digest('hex')
    .slice(0, 32);
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** A file of a folder, as a list names it; null when it is not there. */
export async function listedFile(folder: string, name: string): Promise<UploadFile | null> {
  const file = path.join(folder, name);
  const found = await stat(file).catch(() => null);
  return found === null ? null : { name, sha256: await sha256Of(file), bytes: found.size };
}
