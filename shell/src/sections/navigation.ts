import type { NavigationEntry, SectionProgram, SectionPage } from '@arena/shared/contract/section';
import { useSession } from '@arena/shared/platform';
import { matchRoutes } from 'react-router-dom';
import type { NavigationItem } from '../common/navigation';
import type { SectionHost } from './host';
import { useHostState } from './host-context';
import { mayEnter } from './may-enter';
import { loadPage } from './pages';
import type { RegistrySnapshot } from './registry';

export function navigationOf(
  snapshot: RegistrySnapshot,
  role: string | null,
): readonly { readonly entry: NavigationEntry; readonly section: string }[] {
  return snapshot.sections
    .flatMap(({ name, descriptor }) => (descriptor?.navigation ?? []).map((entry) => ({ entry, section: name })))
    .filter(({ entry }) => mayEnter(entry.role, role))
    .sort((a, b) => a.entry.order - b.entry.order);
}

export function useNavigation(): readonly NavigationItem[] {
  const { role } = useSession();
  const snapshot = useHostState((host) => host.snapshot);
  const entries = navigationOf(snapshot, role);
  const failed = useHostState((host) =>
    entries
      .filter(({ section }) => host.isOutOfOrder(section))
      .map(({ section }) => section)
      .join(),
  ).split(',');
  return entries.map(({ entry, section }) => ({ entry, failed: failed.includes(section) }));
}

/** Ranks pages like the router does; null without a match. */
function matchPage(section: SectionProgram, mountPath: string, path: string): SectionPage | null {
  const pages = section.mounts.find((mount) => mount.path === mountPath)?.pages ?? [];
  const routes = pages.map((page, index) => ({ id: String(index), path: page.path === '' ? mountPath : `${mountPath}/${page.path}` }));
  const match = matchRoutes(routes, path)?.at(-1);
  return pages[Number(match?.route.id)] ?? null;
}

/** Prefetches the page behind a hovered link, unless the role may not see it. */
export async function prefetch(host: SectionHost, path: string, role: string | null): Promise<void> {
  const mounted = host.mountAt(path);
  if (mounted === null || !mayEnter(mounted.mount.role, role)) return;
  const { name } = mounted.registered;
  // A failed section is loaded again when it's visited.
  const state = host.stateOf(name).status === 'idle' ? await host.load(name) : host.stateOf(name);
  const page = state.status === 'loaded' ? matchPage(state.section, mounted.mount.path, path) : null;
  if (page !== null) await loadPage(page);
}
