import { type SectionDescriptor, type SectionMount, WIDGETS_AT } from '@arena/shared/contract/section';
import type { PlacedVersion, RegistrySource, ServedRegistry } from './registry.ts';

type Hashes = Readonly<Record<string, string>>;

function isAt(path: string, mount: SectionMount, page: SectionMount['pages'][number]): boolean {
  const pattern = `${mount.path}/${page.path}`.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`).test(path);
}

function preloadedAt(path: string, { mounts, widgets }: SectionDescriptor): readonly string[] {
  if (path === WIDGETS_AT) return widgets.flatMap(({ preload }) => preload);
  return mounts
    .filter((mount) => path === mount.path || path.startsWith(`${mount.path}/`))
    .flatMap((mount) => [...mount.preload, ...mount.pages.filter((page) => isAt(path, mount, page)).flatMap(({ preload }) => preload)]);
}

async function hashesAt(path: string, version: PlacedVersion, registry: RegistrySource): Promise<[string, string][]> {
  const { base, descriptor } = version;
  // In development files are loaded without hashes; of what is published the descriptor has the entry's itself.
  const files =
    descriptor.files === undefined ? [] : preloadedAt(path, descriptor).filter((file) => descriptor.integrity[file] === undefined);
  if (files.length === 0) return [];
  const hashes = await registry.hashes(version);
  return files.flatMap((file) => (hashes[file] === undefined ? [] : [[base + file, hashes[file]]]));
}

/**
 * The hashes of what the document preloads at an address: a preload is used only where its user names the same hash. Never rejects: a file
 * without one is fetched when it is needed, and the shell says what is wrong with its list.
 */
export async function preloadHashes(path: string, { sections }: ServedRegistry, registry: RegistrySource): Promise<Hashes> {
  const versions = sections.flatMap(({ live, candidate }) => [live, ...(candidate == null ? [] : [candidate])]);
  // A descriptor may be anything here: the shell in the browser judges it.
  const all = versions.map(async (version) => hashesAt(path, version, registry).catch(() => []));
  return Object.fromEntries((await Promise.all(all)).flat());
}
