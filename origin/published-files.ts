import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { type Preview, type PublishedRegistry, SHELL, type SignedRegistry, versionsOf } from '@arena/shared/contract/publishing';
import { isNoDocument } from '../ship/registry/file-kinds.ts';
import { hashesOf, type NamedList } from '../ship/registry/files-list.ts';
import { LIVE_PATH } from '../ship/registry/signed-registry.ts';
import { headOf, isSignedVersion } from '../ship/registry/version-signature.ts';
import { KeyedCache } from './keyed-cache.ts';

/** `mfe-rooms/1.4.0/main.1a2b3c4d.js`; no part begins with a dot. */
const ADDRESS = /^(?!.*\/\.)([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+(?:-[\w.]+)?)\/([\w\-./]+)$/;
/** A file that the shell requests by its name, and no list can name. */
const BY_NAME: ReadonlySet<string> = new Set(['section.json', 'files.json', 'mf-manifest.json']);
/** A file is sent in one of these forms. */
const FORMS = ['', '.br', '.gz'];
type List = Pick<NamedList, 'files'>;
type NamedVersions = ReadonlyMap<string, List | null>;

/** The versions that a registry names, by `folder/version`: with the list that the registry names, or null for one of the history. */
export function namedVersions(
  registry: PublishedRegistry,
  { shell, sections }: Omit<SignedRegistry, 'signature'>,
  previews: readonly Preview[],
): NamedVersions {
  const folders = new Set([SHELL, ...[...registry.sections, ...registry.held].map(({ folder }) => folder)]);
  const versions = new Map<string, List | null>();
  for (const folder of folders) for (const version of versionsOf(registry, folder)) versions.set(`${folder}/${version}`, null);
  for (const { sections: previewed } of previews)
    for (const { live } of previewed) versions.set(live.base.slice(LIVE_PATH.length, -1), live.descriptor);
  for (const { live, candidate } of sections)
    for (const { base, descriptor } of [live, ...(candidate == null ? [] : [candidate])])
      versions.set(base.slice(LIVE_PATH.length, -1), descriptor);
  if (shell !== undefined) versions.set(`${SHELL}/${shell.live.version}`, shell.live);
  return versions;
}

/** The files of a folder of published versions that may be sent: those that the list of a version names. */
export class PublishedFiles {
  /** Each is read once: a version never changes. */
  readonly #lists = new KeyedCache<ReadonlySet<string>>();

  /** `keys`: versions have to be signed with one of them; none for not signed. */
  constructor(
    private readonly place: string,
    private readonly keys: readonly string[],
  ) {}

  /** Whether a file may be sent. `address`: below the folder, such as `mfe-rooms/1.4.0/main.1a2b3c4d.js`. */
  async has(address: string, named: NamedVersions): Promise<boolean> {
    const [, folder = '', version = '', file = ''] = ADDRESS.exec(address) ?? [];
    const list = named.get(`${folder}/${version}`);
    if (list === undefined || !isNoDocument(file)) return false;
    const reading = this.#lists.get(`${folder}/${version} ${list?.files ?? ''}`, () => this.#read(folder, version, list));
    // Missing, unsigned, or different from what was published.
    const files = await reading.catch(() => null);
    const isNamed = files?.has(file) === true || (files !== null && folder !== SHELL && BY_NAME.has(file));
    return isNamed && (await this.#isNoLink(address));
  }

  /** A link may stand for any file that this process can read. */
  async #isNoLink(address: string): Promise<boolean> {
    const place = await realpath(this.place);
    const areThere = FORMS.map(async (form) => {
      const file = path.join(place, address + form);
      const real = await realpath(file).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? file : null));
      return real === file;
    });
    return (await Promise.all(areThere)).every(Boolean);
  }

  async #read(folder: string, version: string, named: List | null): Promise<ReadonlySet<string>> {
    const at = path.join(this.place, folder, version);
    const list = named ?? (await this.#ownList(at, folder, version));
    return new Set(Object.keys(await hashesOf(list, (file) => readFile(path.join(at, file)))));
  }

  /** The list that a version of the history names itself. Rejects where it is not signed with one of the keys. */
  async #ownList(at: string, folder: string, version: string): Promise<List> {
    const head = await headOf(at);
    if (this.keys.length > 0 && !(await isSignedVersion(at, head, folder, version, { known: this.keys })))
      throw new Error(`${folder} ${version} is not signed with any of the keys.`);
    return head.descriptor === null ? { files: head.list } : (JSON.parse(String(head.descriptor)) as List);
  }
}
