import { FILES_LIST, type FilesList } from '@arena/shared/contract/publishing';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { failure, SectionError } from './failure';
import { entryOf } from './registry';
import { isSigned } from './trust';
import { admit, admitUnlisted, hashLike } from './verified-files';
import * as t from './sections.messages';

export interface SectionVersion {
  readonly name: string;
  readonly base: string;
  readonly descriptor: SectionDescriptor;
}

interface Asking {
  readonly signal: AbortSignal;
  readonly seconds: number;
}

/** Lists that were missing or wrong, to be fetched past the browser's cache. */
const doubtful = new Set<string>();

async function read(address: string, { signal, seconds }: Asking, more: RequestInit = {}): Promise<{ status: number; bytes: ArrayBuffer }> {
  try {
    const answer = await fetch(address, {
      credentials: 'same-origin',
      ...more,
      signal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]),
    });
    return { status: answer.status, bytes: await answer.arrayBuffer() };
  } catch {
    if (signal.aborted) throw new SectionError(failure('timed-out', { seconds }));
    throw new SectionError(failure('unreachable', { address: new URL(address).origin }));
  }
}

/** Returns nothing for an error page or an incomplete file. */
function jsonOf<T extends object>(bytes: ArrayBuffer): Partial<T> {
  try {
    return (JSON.parse(new TextDecoder().decode(bytes)) ?? {}) as Partial<T>;
  } catch {
    return {};
  }
}

/** Returns the list's files only if its hash matches the registry. */
async function readList({ name, base }: SectionVersion, hash: string, asking: Asking): Promise<FilesList['files']> {
  const address = base + FILES_LIST;
  const bad = (problem: string) => new SectionError(failure('bad-list', { problem }));
  const again = doubtful.has(address);
  // Until proven right. A hung request also blocks others that wait for the cache.
  doubtful.add(address);
  const { status, bytes } = await read(address, asking, again ? { cache: 'reload' } : {});
  if (status < 200 || status > 299) throw bad(t.fileStatus(status));
  const { files, name: of } = jsonOf<FilesList>(bytes);
  if (typeof files !== 'object') throw bad(t.invalidFormat);
  const actual = await hashLike(hash, bytes);
  // Where the browser can't hash, the origin's own check applies.
  if ((actual !== null && actual !== hash) || of !== name) throw bad(t.notTheOnePublished);
  doubtful.delete(address);
  return files;
}

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
}

/** Development only: files change under the same name, and the manifest names the entry. */
async function readManifest({ base, descriptor }: SectionVersion, asking: Asking): Promise<string> {
  const address = base + descriptor.manifest;
  const { status, bytes } = await read(address, asking);
  const entry: unknown = jsonOf<Manifest>(bytes).metaData?.remoteEntry?.name;
  if (status !== 200 || typeof entry !== 'string') throw new SectionError(failure('bad-manifest', { address, status }));
  return entry;
}

/** Admits the published files and returns the entry's name. Throws `SectionError` only. */
export async function admitSection(version: SectionVersion, asking: Asking): Promise<string> {
  const { base, descriptor } = version;
  const entry = entryOf(descriptor);
  if (entry !== undefined && descriptor.files !== undefined) {
    admit(base, { ...(await readList(version, descriptor.files, asking)), ...descriptor.integrity });
    return entry;
  }
  if (isSigned()) throw new SectionError(failure('bad-list', { problem: t.missingInRegistry }));
  admitUnlisted(base);
  return readManifest(version, asking);
}
