import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { type PublishedRegistry, SHELL, type SignedRegistry, versionsOf } from '@arena/shared/contract';
import { isNoDocument } from '../ship/file-kinds.ts';
import { type Hashes, hashesOf, type NamedList, sha384Of } from '../ship/files-list.ts';
import { LIVE_PATH } from '../ship/signed-registry.ts';
import { headOf, isSignedVersion } from '../ship/version-signature.ts';

/** `mfe-rooms/1.4.0/main.1a2b3c4d.js`; no part begins with a dot. */
const ADDRESS = /^(?!.*\/\.)([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+(?:-[\w.]+)?)\/([\w\-./]+)$/;
/** What the shell asks for by its name, and no list can name. */
const BY_NAME: ReadonlySet<string> = new Set(['section.json', 'files.json', 'mf-manifest.json']);
/** Versions whose lists are kept; beyond it the oldest goes. */
const KEPT = 300;

/** A file is sent in one of these forms. */
const FORMS = ['', '.br', '.gz'];

/** Versions that published drawings as SVG are still served: an image runs nothing, and neither does a document in a sandbox. */
const mayBeSent = (file: string): boolean => isNoDocument(file) || file.endsWith('.svg');

type NamedVersions = ReadonlyMap<string, NamedList | null>;

/** The versions that a registry names, by `folder/version`: with the list that the registry names, or null for one of the history. */
export function namedVersions(registry: PublishedRegistry, { shell, sections }: Omit<SignedRegistry, 'signature'>): NamedVersions {
  const folders = new Set([SHELL, ...[...registry.sections, ...registry.held].map(({ folder }) => folder)]);
  const versions = new Map<string, NamedList | null>();
  for (const folder of folders) for (const version of versionsOf(registry, folder)) versions.set(`${folder}/${version}`, null);
  for (const { live, candidate } of sections)
    for (const { base, descriptor } of [live, ...(candidate == null ? [] : [candidate])])
      versions.set(base.slice(LIVE_PATH.length, -1), descriptor);
  if (shell !== undefined)
    versions.set(`${SHELL}/${shell.live.version}`, {
      ...(shell.live.files === undefined ? {} : { files: shell.live.files }),
      integrity: {},
    });
  return versions;
}

/** What of a folder of published versions may be sent: the files that the list of a version names. */
export class PublishedFiles {
  readonly #lists = new Map<string, Promise<(file: string) => boolean>>();

  /** `keys`: versions have to be signed with one of them; none for not signed. */
  constructor(
    private readonly place: string,
    private readonly keys: readonly string[],
  ) {}

  /** Whether a file may be sent. `address`: below the folder, such as `mfe-rooms/1.4.0/main.1a2b3c4d.js`. */
  async has(address: string, named: NamedVersions): Promise<boolean> {
    const [, folder = '', version = '', file = ''] = ADDRESS.exec(address) ?? [];
    const list = named.get(`${folder}/${version}`);
    if (list === undefined || !mayBeSent(file)) return false;
    // Not there, not signed, or not what was published.
    const isListed = (await this.#listOf(folder, version, list).catch(() => null))?.(file) ?? false;
    return isListed && (await this.#isNoLink(address));
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

  /** Read once: a version never changes. */
  #listOf(folder: string, version: string, named: NamedList | null): Promise<(file: string) => boolean> {
    const key = `${folder}/${version} ${named?.files ?? ''}`;
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const reading = this.#read(folder, version, named);
    this.#lists.set(key, reading);
    reading.catch(() => this.#lists.delete(key));
    const [oldest] = this.#lists.keys();
    if (this.#lists.size > KEPT && oldest !== undefined) this.#lists.delete(oldest);
    return reading;
  }

  async #read(folder: string, version: string, named: NamedList | null): Promise<(file: string) => boolean> {
    const at = path.join(this.place, folder, version);
    const list = named ?? (await this.#ownList(at, folder, version));
    const hashes: Hashes = await hashesOf(list, (file) => readFile(path.join(at, file)));
    const isNamed = (file: string) => Object.hasOwn(hashes, file) || (folder !== SHELL && BY_NAME.has(file));
    if (list.files !== undefined) return isNamed;
    // A version from before there were lists vouches for its scripts only, and such a shell for nothing.
    return (file) => isNamed(file) || folder === SHELL || !file.endsWith('.js');
  }

  /** The list that a version of the history names itself. Rejects where it is not signed with one of the keys. */
  async #ownList(at: string, folder: string, version: string): Promise<NamedList> {
    const head = await headOf(at);
    if (this.keys.length > 0 && !(await isSignedVersion(at, head, folder, version, { known: this.keys })))
      throw new Error(`${folder} ${version} is not signed with any of the keys.`);
    if (head.descriptor !== null) return JSON.parse(String(head.descriptor)) as NamedList;
    return { ...(head.list === null ? {} : { files: sha384Of(head.list) }), integrity: {} };
  }
}
