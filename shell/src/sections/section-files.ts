import { FILES_LIST, type FilesList, type SectionDescriptor } from '@arena/shared/contract';
import { failure, SectionError } from './failure';
import { entryOf } from './registry';
import { isSigned } from './trust';
import { admit, admitUnlisted, hashLike, refreshDoubtful } from './verified-files';

/** Where a version of a section is, and what the registry says of it. */
export interface SectionVersion {
  readonly name: string;
  readonly base: string;
  readonly descriptor: SectionDescriptor;
}

interface Asking {
  readonly signal: AbortSignal;
  readonly seconds: number;
}

/** Lists that did not come, or were not the right ones: they are asked for past the browser's memory. */
const doubtful = new Set<string>();

async function read(address: string, { signal, seconds }: Asking, more: RequestInit = {}): Promise<{ status: number; bytes: ArrayBuffer }> {
  try {
    const answer = await fetch(address, { signal, credentials: 'same-origin', ...more });
    return { status: answer.status, bytes: await answer.arrayBuffer() };
  } catch {
    if (signal.aborted) throw new SectionError(failure('timed-out', { seconds }));
    throw new SectionError(failure('unreachable', { address: new URL(address).origin }));
  }
}

/** What a file says; nothing where it is an error page, or half a file. */
function jsonOf<T extends object>(bytes: ArrayBuffer): Partial<T> {
  try {
    return (JSON.parse(new TextDecoder().decode(bytes)) ?? {}) as Partial<T>;
  } catch {
    return {};
  }
}

/** The files of a version as its list says, once it is the list that the registry names. */
async function readList({ name, base }: SectionVersion, hash: string, asking: Asking): Promise<FilesList['files']> {
  const address = base + FILES_LIST;
  const bad = (problem: string) => new SectionError(failure('bad-list', { problem }));
  const again = doubtful.has(address);
  // Until it is the right one. A request that hangs keeps others waiting for the browser's memory too.
  doubtful.add(address);
  const { status, bytes } = await read(address, asking, again ? { cache: 'reload' } : {});
  if (status < 200 || status > 299) throw bad(`couldn’t be loaded (status ${status})`);
  const { files, name: of } = jsonOf<FilesList>(bytes);
  if (typeof files !== 'object') throw bad('isn’t a file list');
  const actual = await hashLike(hash, bytes);
  // Where the browser cannot tell, the origin's own check stands.
  if ((actual !== null && actual !== hash) || of !== name) throw bad('is not the one that was published');
  doubtful.delete(address);
  return files;
}

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
}

/** In development: files change below their names, and the manifest names the entry. */
async function readManifest({ base, descriptor }: SectionVersion, asking: Asking): Promise<string> {
  const address = base + descriptor.manifest;
  const { status, bytes } = await read(address, asking);
  const entry: unknown = jsonOf<Manifest>(bytes).metaData?.remoteEntry?.name;
  if (status !== 200 || typeof entry !== 'string') throw new SectionError(failure('bad-manifest', { address, status }));
  return entry;
}

/** Lets the files of a version run, as far as they are the published ones, and answers its entry's name. Throws `SectionError` only. */
export async function admitSection(version: SectionVersion, asking: Asking): Promise<string> {
  const { base, descriptor } = version;
  const entry = entryOf(descriptor);
  if (entry !== undefined && descriptor.files !== undefined) {
    admit(base, { ...(await readList(version, descriptor.files, asking)), ...descriptor.integrity });
    await refreshDoubtful();
    return entry;
  }
  if (isSigned()) throw new SectionError(failure('bad-list', { problem: 'is missing in the registry' }));
  admitUnlisted(base);
  return readManifest(version, asking);
}
