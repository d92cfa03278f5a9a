import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { CONTRACT_FILE, parseContract, type VersionContract } from './registry/version-contract.ts';
import { filesGone, notThere, type PublishedRegistry, Refusal, versionsOf, VERSION } from './registry/published-registry.ts';
import { isAlive, withLock } from './lock.ts';
import { nullIfMissing, readRegistry, REGISTRY } from './registry/registry-file.ts';
import { replaceFile } from './registry/replace-file.ts';
import { isNamed, PREVIEW_VERSION } from './registry/previews.ts';
import { assertMayChange, nextRevision, withSignatures } from './registry/signed-registry.ts';
import type { SigningKeys } from './registry/signing.ts';
import { digestOf, PENDING, readUploaded } from './uploaded-version.ts';
import { headOf, SIGNATURE, signVersion } from './registry/version-signature.ts';

/** What is on its way into the folder: copies of this machine's builds, and uploads over HTTP. */
export const STAGING = '.staging';
/** After this time an unfinished upload from another machine counts as abandoned. */
const FORGOTTEN_MS = 3_600_000;

const entriesOf = async (folder: string) => (await readdir(folder).catch(nullIfMissing)) ?? [];

/** A version on its way: complete and checked, and not yet in its place. */
export interface Upload {
  readonly folder: string;
  readonly version: string;
  /** Where it lies until then. */
  readonly staged: string;
}

/** Stores versions and the registry in a folder of static files: local, mounted, or one that is synced to a static host. */
export class FolderStore {
  /** `keys`: what is published is signed with them; not at all when left out. */
  constructor(
    readonly place: string,
    private readonly keys: () => SigningKeys | null = () => null,
  ) {}

  async read(): Promise<PublishedRegistry> {
    return readRegistry(this.place);
  }

  /** The same, for a change. Throws a `Refusal` where that is not possible: without the key that it is signed with. */
  async readForChange(): Promise<PublishedRegistry> {
    const registry = await this.read();
    assertMayChange(registry, this.keys(), this.place);
    return registry;
  }

  /** The descriptor of an uploaded version. Throws a `Refusal` when its files are not there, or not the ones that were published. */
  async describe(folder: string, version: string): Promise<SectionDescriptor> {
    // First: without the right key there is more to say than that a version cannot be read.
    const registry = await this.readForChange();
    if ((await this.files(folder, version)).includes('section.json')) {
      const { descriptor } = await readUploaded(this.place, folder, version, this.keys());
      if (descriptor !== null) return descriptor;
    }
    const there = versionsOf(registry, folder);
    if (there.includes(version)) throw new Refusal(filesGone(folder, version));
    if (there.length === 0) throw this.notThere(folder, registry);
    throw new Refusal(`${this.place} has no ${folder} ${version}. There are ${there.join(', ')}.`);
  }

  notThere(folder: string, { sections }: PublishedRegistry): Refusal {
    return new Refusal(notThere(this.place, folder, sections));
  }

  /** The hash of the list of an uploaded version of the shell. Throws like `describe`. */
  async list(folder: string, version: string): Promise<string> {
    await this.readForChange();
    return (await readUploaded(this.place, folder, version, this.keys())).list;
  }

  /** The names of an uploaded version's files; none when they are gone. */
  async files(folder: string, version: string): Promise<readonly string[]> {
    return entriesOf(path.join(this.place, folder, version));
  }

  /** The contract of an uploaded version, of a section or of the shell; null when its files are gone. */
  async contract(folder: string, version: string): Promise<VersionContract | null> {
    const build = path.join(this.place, folder, version);
    const text = await readFile(path.join(build, CONTRACT_FILE), 'utf8').catch(nullIfMissing);
    return text === null ? null : { ...parseContract(text), build };
  }

  /** Copies a build's files next to the versions, not visible to any user. */
  async stage(folder: string, version: string, build: string): Promise<Upload> {
    const name = [folder, version, hostname(), process.pid, randomUUID().slice(0, 8)].join('~');
    const staged = path.join(this.place, STAGING, name);
    await mkdir(path.dirname(staged), { recursive: true });
    const upload = { folder, version, staged };
    try {
      await cp(build, staged, { recursive: true, filter: (source) => !path.basename(source).startsWith('.') });
      const keys = this.keys();
      // Of the build as it was checked: others may write to the folder.
      if (keys !== null) await signVersion(staged, await headOf(build), folder, version, keys);
      return upload;
    } catch (error) {
      // On a full disk, the next attempt would find even less space.
      await this.drop(upload);
      throw error;
    }
  }

  async drop({ staged }: Upload): Promise<void> {
    await rm(staged, { recursive: true, force: true });
  }

  /** Puts uploads in place and changes the registry, all or nothing; returns it. `change` refuses by throwing. */
  async commit(change: (registry: PublishedRegistry) => PublishedRegistry, uploads: readonly Upload[] = []): Promise<PublishedRegistry> {
    await mkdir(this.place, { recursive: true });
    return withLock(this.place, async () => {
      const before = await this.read();
      await this.#tidy(before);
      await this.#assertRegistry();
      const keys = this.keys();
      assertMayChange(before, keys, this.place);
      const changed = change(before);
      for (const upload of uploads) await this.#assertSame(upload);
      for (const upload of uploads) await this.#moveIntoPlace(upload);
      const next: PublishedRegistry = { ...changed, revision: nextRevision(before) };
      const after = keys === null ? next : withSignatures(next, keys);
      // If another process broke our lock as abandoned, it may have written in the meantime.
      if ((await this.read()).revision !== before.revision) throw new Refusal('Someone else published at the same moment. Try again.');
      await replaceFile(path.join(this.place, REGISTRY), `${JSON.stringify(after, null, 1)}\n`);
      await this.#tidyVersions(after);
      return after;
    });
  }

  /** The same files under the same number are the same version; others are refused. */
  async #assertSame({ folder, version, staged }: Upload): Promise<void> {
    const place = path.join(this.place, folder, version);
    if ((await stat(place).catch(nullIfMissing)) !== null && (await digestOf(place)) !== (await digestOf(staged)))
      throw new Refusal(`${folder} ${version} was published before with different files. Use another version number.`);
  }

  /** Creates a version's folder, once. */
  async #moveIntoPlace({ folder, version, staged }: Upload): Promise<void> {
    const place = path.join(this.place, folder, version);
    if ((await stat(place).catch(nullIfMissing)) === null) {
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(path.join(staged, PENDING), '');
      await rename(staged, place);
      return;
    }
    if (this.keys() !== null) await rename(path.join(staged, SIGNATURE), path.join(place, SIGNATURE));
    await rm(staged, { recursive: true, force: true });
  }

  /** Removes what an interrupted run has left. Under the lock, so that nothing of a running process is removed. */
  async #tidy(registry: PublishedRegistry): Promise<void> {
    for (const name of await entriesOf(path.join(this.place, STAGING))) {
      const [, , host = '', pid = ''] = name.split('~');
      const file = path.join(this.place, STAGING, name);
      const age = Date.now() - ((await stat(file).catch(nullIfMissing))?.mtimeMs ?? Date.now());
      if (age > FORGOTTEN_MS || (host === hostname() && !isAlive(Number(pid)))) await rm(file, { recursive: true, force: true });
    }
    for (const name of await entriesOf(this.place)) {
      const [, pid] = /^registry\.json\.(\d+)\.tmp$/.exec(name) ?? [];
      if (pid !== undefined && Number(pid) !== process.pid) await rm(path.join(this.place, name), { force: true });
    }
    await this.#tidyVersions(registry);
  }

  /** Removes versions whose run ended before the registry named them, and those of previews that are over. */
  async #tidyVersions(registry: PublishedRegistry): Promise<void> {
    for (const { folder, version } of await this.#versions()) {
      const place = path.join(this.place, folder, version);
      const isPending = (await stat(path.join(place, PENDING)).catch(nullIfMissing)) !== null;
      if (!isNamed(registry, folder, version)) {
        if (isPending || PREVIEW_VERSION.test(version)) await rm(place, { recursive: true, force: true });
      } else if (isPending) await rm(path.join(place, PENDING), { force: true });
    }
  }

  async #versions(): Promise<readonly { readonly folder: string; readonly version: string }[]> {
    const folders = (await entriesOf(this.place)).filter((name) => !name.startsWith('.') && !name.startsWith(REGISTRY));
    const lists = folders.map(async (folder) =>
      (await entriesOf(path.join(this.place, folder))).filter((name) => VERSION.test(name)).map((version) => ({ folder, version })),
    );
    return (await Promise.all(lists)).flat();
  }

  /** A lost registry must not be replaced by an empty one: everything that was live would be gone from the console. */
  async #assertRegistry(): Promise<void> {
    if ((await stat(path.join(this.place, REGISTRY)).catch(nullIfMissing)) !== null) return;
    const [left] = await this.#versions();
    if (left === undefined) return;
    throw new Refusal(
      `${this.place} holds ${left.folder} ${left.version} but no ${REGISTRY}. Restore it from your backup, or name an empty folder.`,
    );
  }
}
