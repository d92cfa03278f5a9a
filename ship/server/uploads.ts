import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { STAGING } from '../folder-store.ts';
import { type PublishedRegistry, SHELL, versionsOf } from '../registry/published-registry.ts';
import { assertAllowed, listedFile, type UploadFile, type UploadList, uploadOf } from '../upload-list.ts';
import { Denied } from './denied.ts';

// Uploads on their way: a folder for each, below the staging folder, with the list and the files by the hash of their content. Nothing
// reads them but publishing, and one that is abandoned is tidied away with the rest of the staging folder.

const LIST = 'list.json';
/** In place of a machine's name, so that the age of an upload alone says whether it is abandoned. */
const BY_HTTP = '@http';
/** Concurrent uploads of one section; above this, the oldest one is dropped. */
const AT_ONCE = 4;
/** An unchanged file is taken from the newest versions. */
const LOOKED_AT = 3;

export interface UploadId {
  readonly folder: string;
  readonly version: string;
  readonly upload: string;
}

const nameOf = ({ folder, version, upload }: UploadId) => [folder, version, BY_HTTP, '', upload].join('~');
const placeOf = (live: string, id: UploadId) => path.join(live, STAGING, nameOf(id));
/** Copies the content: a link would follow later changes of its target. */
const copyOf = (from: string, to: string) => cp(from, to, { dereference: true });
const exists = async (file: string) => (await stat(file).catch(() => null)) !== null;

/** Writes a file completely or not at all, even when several requests write it at once. */
async function put(file: string, write: (part: string) => Promise<unknown>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await write(part);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

async function makeRoom(live: string, folder: string): Promise<void> {
  const names = (await readdir(path.join(live, STAGING))).filter((name) => name.startsWith(`${folder}~`) && name.includes(`~${BY_HTTP}~`));
  const ages = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(live, STAGING, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const oldest = ages.sort((a, b) => b.at - a.at).slice(AT_ONCE);
  for (const { name } of oldest) await rm(path.join(live, STAGING, name), { recursive: true, force: true });
}

/** A file that did not change is in a version that was published before. */
async function takePublished(
  live: string,
  folder: string,
  versions: readonly string[],
  wanted: UploadFile,
  place: string,
): Promise<boolean> {
  for (const version of versions) {
    const at = path.join(live, folder, version);
    const found = await listedFile(at, wanted.name);
    if (found === null || found.sha256 !== wanted.sha256) continue;
    await put(path.join(place, wanted.sha256), (part) => copyOf(path.join(at, wanted.name), part));
    return true;
  }
  return false;
}

/** Opens an upload, or goes on with the same one. Answers its name and the files that are still to come, by their hash. */
export async function openUpload(
  live: string,
  folder: string,
  version: string,
  list: UploadList,
  registry: PublishedRegistry,
): Promise<{ readonly upload: string; readonly missing: readonly string[] }> {
  assertAllowed(folder, list);
  const upload = uploadOf(folder, version, list);
  const place = placeOf(live, { folder, version, upload });
  await mkdir(place, { recursive: true });
  await put(path.join(place, LIST), (part) => writeFile(part, JSON.stringify(list)));
  await makeRoom(live, folder);
  const versions = [...versionsOf(registry, folder)].reverse().slice(0, LOOKED_AT);
  const missing = new Set<string>();
  for (const file of list.files) {
    if (missing.has(file.sha256) || (await exists(path.join(place, file.sha256)))) continue;
    if (!(await takePublished(live, folder, versions, file, place))) missing.add(file.sha256);
  }
  return { upload, missing: [...missing] };
}

async function listOf(live: string, id: UploadId): Promise<UploadList> {
  const text = await readFile(path.join(placeOf(live, id), LIST), 'utf8').catch(() => null);
  if (text === null) throw new Denied(404, 'This upload no longer exists: send the command again to restart it.');
  return JSON.parse(text) as UploadList;
}

/** Takes the bytes of a file, and keeps them only when they are the ones that the list names. */
export async function receiveFile(live: string, id: UploadId, sha256: string, bytes: Readable): Promise<void> {
  const file = (await listOf(live, id)).files.find((one) => one.sha256 === sha256);
  if (file === undefined) throw new Denied(404, 'The list of this upload does not have that file. Send the command again.');
  await put(path.join(placeOf(live, id), sha256), async (part) => {
    const hash = createHash('sha256');
    let received = 0;
    async function* counted(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        received += chunk.length;
        if (received > (file?.bytes ?? 0))
          throw new Denied(422, `More came of ${file?.name ?? sha256} than its list says. Send the command again.`);
        hash.update(chunk);
        yield chunk;
      }
    }
    await pipeline(bytes, counted, createWriteStream(part));
    if (received !== file.bytes || hash.digest('hex') !== sha256)
      throw new Denied(422, `${file.name} was damaged in transit: it does not match its hash. Send the command again.`);
  });
}

/** Puts a complete upload together, each file under its name. Throws when one is missing. */
export async function assemble(live: string, id: UploadId, build: string): Promise<void> {
  const place = placeOf(live, id);
  const list = await listOf(live, id);
  const { files } = list;
  // Others may write to the folder: the files are checked to be exactly those that were sent.
  if (uploadOf(id.folder, id.version, list) !== id.upload)
    throw new Denied(409, 'The list of this upload was changed. Send the command again.');
  // In use: so it does not count as abandoned.
  await utimes(place, new Date(), new Date());
  for (const { name, sha256, bytes } of files) {
    const stored = path.join(place, sha256);
    if (!(await exists(stored))) throw new Denied(409, `${name} has not arrived. Send the command again to resume the upload.`);
    // The list's sum is limited: a large file under many names that each claim no bytes would fill the disk.
    if ((await stat(stored)).size !== bytes) throw new Denied(409, `${name} does not have the size in its list. Send the command again.`);
    await copyOf(stored, path.join(build, name));
    if ((await listedFile(build, name))?.sha256 !== sha256)
      throw new Denied(409, `${name} was changed after the upload. Send the command again under another version number.`);
  }
}

/** The name that a section's program has in the browser, where it must be its own. */
export const federationName = (folder: string): string | null => (folder === SHELL ? null : folder.replaceAll('-', '_'));
