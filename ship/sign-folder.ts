import path from 'node:path';
import { FolderStore } from './folder-store.ts';
import { REGISTRY } from './registry/registry-file.ts';
import { withLock } from './lock.ts';
import { type PublishedRegistry, Refusal, SHELL, versionsOf } from './registry/published-registry.ts';
import { replaceFile } from './registry/replace-file.ts';
import { assertGenuine, isSigned, nextRevision, withSignatures } from './registry/signed-registry.ts';
import type { SigningKeys } from './registry/signing.ts';
import { sealTokens } from './tokens.ts';
import { readUploaded } from './uploaded-version.ts';
import { headOf, signVersion } from './registry/version-signature.ts';

export interface Signing {
  readonly revision: number;
  /** The versions that are signed now, such as `mfe-rooms 1.4.0`. */
  readonly versions: readonly string[];
  /** Those that are not what was published, and a sentence about each: they cannot be made live again. */
  readonly refused: readonly string[];
}

const liveOf = ({ shell, sections }: PublishedRegistry): ReadonlySet<string> =>
  new Set([
    ...(shell === undefined ? [] : [`${SHELL} ${shell.live.version}`]),
    ...sections.flatMap(({ folder, live, candidate }) =>
      [live, ...(candidate === null ? [] : [candidate])].map(({ version }) => `${folder} ${version}`),
    ),
  ]);

/** The versions of a registry whose files are there, each with its folder. */
async function versionsIn(store: FolderStore, registry: PublishedRegistry) {
  const folders = [SHELL, ...registry.sections.map(({ folder }) => folder), ...registry.held.map(({ folder }) => folder)];
  const all = [...new Set(folders)].flatMap((folder) => versionsOf(registry, folder).map((version) => ({ folder, version })));
  const there = await Promise.all(all.map(async ({ folder, version }) => (await store.files(folder, version)).length > 0));
  return all.filter((_, index) => there[index]);
}

/**
 * Signs a folder's registry (with a higher number) and versions. A folder that was never signed is taken as it is; in one that was, only
 * what a known key has signed is signed again, as after a backup or with another key.
 */
export async function signFolder(place: string, keys: SigningKeys): Promise<Signing> {
  const store = new FolderStore(place, () => keys);
  return withLock(place, async () => {
    const registry = await store.read();
    const before = isSigned(registry) ? keys : null;
    if (before !== null) assertGenuine(registry, before, place);
    const live = liveOf(registry);
    const versions: string[] = [];
    const refused: string[] = [];
    for (const { folder, version } of await versionsIn(store, registry)) {
      const name = `${folder} ${version}`;
      const at = path.join(place, folder, version);
      try {
        const head = await headOf(at);
        await readUploaded(place, folder, version, before);
        await signVersion(at, head, folder, version, keys);
        versions.push(name);
      } catch (error) {
        if (live.has(name)) throw error;
        refused.push(error instanceof Refusal ? error.message : `${name}: ${String(error)}`);
      }
    }
    await sealTokens(place, before, keys);
    const after = withSignatures({ ...registry, revision: nextRevision(registry) }, keys);
    await replaceFile(path.join(place, REGISTRY), `${JSON.stringify(after, null, 1)}\n`);
    return { revision: after.revision, versions, refused };
  });
}
