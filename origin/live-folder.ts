import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  FILES_LIST,
  NOTHING_PUBLISHED,
  type Preview,
  previewText,
  type PublishedRegistry,
  type RegistrySettings,
  type RegistrySignature,
  SHELL,
  type SignedRegistry,
  signedText,
  versionsOf,
} from '@arena/shared/contract/publishing';
import { type Hashes, hashesOf, parseList, sha384Of } from '../ship/registry/files-list.ts';
import { LIVE_PATH, servedPart } from '../ship/registry/signed-registry.ts';
import { isSignedBy } from '../ship/registry/signing.ts';
import { KeyedCache } from './keyed-cache.ts';
import { namedVersions, PublishedFiles } from './published-files.ts';
import { Unavailable } from './refusals.ts';
import type { DocumentPlace, PlacedVersion, RegistrySource, ServedRegistry } from './registry.ts';

/** 503: the document is made of nothing that was not published. */
class NotPublished extends Unavailable {}

interface Read {
  readonly registry: PublishedRegistry;
  /** Browsers get exactly the signed text, where it was signed at all. */
  readonly served: Omit<SignedRegistry, 'signature'> & Partial<Pick<SignedRegistry, 'signature'>>;
  /** Whether it is signed with one of the keys; true where no signature is required. */
  readonly genuine: boolean;
  /** Those that are signed as the registry has to be. */
  readonly previews: readonly Preview[];
}

/**
 * What is live, from the folder that `npm run ship` writes: a change of the file counts at the next request. With keys set, others may
 * write to the folder: an unsigned registry is passed on as it is, since browsers say what is wrong with it, but never used otherwise.
 */
export class LiveFolder implements RegistrySource {
  #seen = '';
  #read: Read = { registry: NOTHING_PUBLISHED, served: servedPart(NOTHING_PUBLISHED), genuine: true, previews: [] };
  /** The last one that was genuine. */
  #trusted: Read = this.#read;
  readonly #lists = new KeyedCache<Hashes>();
  readonly #files: PublishedFiles;
  #named = { of: this.#read, versions: namedVersions(this.#read.registry, this.#read.served, []) };
  #shellList: { readonly hash: string; readonly hashes: Hashes } = { hash: '', hashes: {} };

  constructor(
    readonly folder: string,
    readonly settings: RegistrySettings,
  ) {
    this.#files = new PublishedFiles(folder, settings.registryKeys ?? []);
  }

  async document(): Promise<ServedRegistry> {
    return { formatVersion: 1, settings: this.settings, ...this.#now().served };
  }

  /** Of the live versions: a visitor of a public page is not signed in, so no canary share applies. */
  async documentAt(address: string): Promise<DocumentPlace | null> {
    this.#now();
    for (const { live } of this.#trusted.served.sections) {
      const document = live.descriptor.documents?.find((one) => one.path === address);
      if (document === undefined) continue;
      const integrity = await this.#hashesOf(live).catch(() => ({}));
      return {
        document,
        descriptor: { ...live.descriptor, integrity },
        key: live.base,
        base: ({ origin }) => origin + live.base,
        read: (file) => readFile(this.#fileOf(live, file)),
      };
    }
    return null;
  }

  async hashes(placed: PlacedVersion): Promise<Hashes> {
    if (!this.#now().genuine) throw new Error('The registry is not signed with any of the keys.');
    return this.#hashesOf(placed);
  }

  hasBackend(section: string): boolean {
    this.#now();
    return this.#trusted.served.sections.some(
      ({ name, live, candidate }) => name === section && [live, candidate].some((one) => one?.descriptor.backend === true),
    );
  }

  origins(): readonly string[] {
    return [];
  }

  /** The folders of the published shells, the live one first, then the newest; none where no shell was published. */
  shells(): readonly string[] {
    this.#now();
    const { registry, served } = this.#trusted;
    if (served.shell === undefined) return [];
    const versions = new Set([served.shell.live.version, ...[...versionsOf(registry, SHELL)].reverse()]);
    return [...versions].map((version) => path.join(this.folder, SHELL, version));
  }

  /** Whether a file of the folder may be sent, such as `mfe-rooms/1.4.0/main.1a2b3c4d.js`: a version that the registry names lists it. */
  async isPublished(address: string): Promise<boolean> {
    this.#now();
    const { registry, served, previews } = this.#trusted;
    if (this.#named.of !== this.#trusted) this.#named = { of: this.#trusted, versions: namedVersions(registry, served, previews) };
    return this.#files.has(address, this.#named.versions);
  }

  /** The preview of an id; null where there is none, or none any more. `now`: epoch milliseconds. */
  preview(id: string, now: number): Preview | null {
    this.#now();
    return this.#trusted.previews.find((one) => one.id === id && one.until > now) ?? null;
  }

  /** A file of the live shell, by its list; null where no shell was published. Throws when it differs from the published file. */
  shellFile(file: string): string | null {
    const { genuine } = this.#now();
    const live = this.#trusted.served.shell?.live;
    if (live === undefined && !genuine) throw new NotPublished('The published files aren’t signed with this console’s key.');
    if (live === undefined) return null;
    const place = path.join(this.folder, SHELL, live.version);
    const bytes = readFileSync(path.join(place, file));
    if (this.#hashesOfShell(place, live.files)[file] !== sha384Of(bytes))
      throw new NotPublished(`The file ${file} of the shell ${live.version} is not the one that was published.`);
    return String(bytes);
  }

  #hashesOf(placed: PlacedVersion): Promise<Hashes> {
    return this.#lists.get(placed.descriptor.files ?? '', () =>
      hashesOf(placed.descriptor, (file) => readFile(this.#fileOf(placed, file))),
    );
  }

  #hashesOfShell(place: string, hash: string): Hashes {
    if (this.#shellList.hash === hash) return this.#shellList.hashes;
    try {
      this.#shellList = { hash, hashes: parseList(readFileSync(path.join(place, FILES_LIST)), hash) };
    } catch (error) {
      throw new NotPublished(`The shell cannot be sent: ${(error as Error).message}`);
    }
    return this.#shellList.hashes;
  }

  #fileOf({ base }: PlacedVersion, file: string): string {
    return path.join(this.folder, base.slice(LIVE_PATH.length), file);
  }

  #judged(registry: PublishedRegistry): Read {
    const { registryKeys = [] } = this.settings;
    const { signed } = registry;
    const isGenuine = (text: string, signature?: RegistrySignature) =>
      registryKeys.length === 0 || (signature !== undefined && isSignedBy(text, signature, registryKeys));
    const genuine = isGenuine(signed === undefined ? '' : signedText(signed), signed?.signature);
    const previews = (registry.previews ?? []).filter((preview) => isGenuine(previewText(preview), preview.signature));
    return { registry, served: signed ?? servedPart(registry), genuine, previews };
  }

  #now(): Read {
    const file = path.join(this.folder, 'registry.json');
    try {
      const { mtimeMs, size, ino } = statSync(file);
      const now = `${mtimeMs} ${size} ${ino}`;
      if (now !== this.#seen) {
        this.#read = this.#judged(JSON.parse(readFileSync(file, 'utf8')) as PublishedRegistry);
        this.#seen = now;
        if (this.#read.genuine) this.#trusted = this.#read;
        else
          console.error(
            `${file} is not signed with any of REGISTRY_KEYS: browsers refuse it, and this server keeps sending the previous pages and shell.`,
          );
      }
    } catch {
      // Keeps the last state when the folder doesn't exist yet or can't be read at the moment.
    }
    return this.#read;
  }
}
