import { contractServes, CONTRACT_VERSION, getsCandidate, type RegistryDocument, type SectionMount } from '@arena/shared/contract';
import { fetchRegistry } from '../sections/fetch-registry';
import { mayEnter } from '../sections/may-enter';

/*
 * Runs before the shell's program has arrived: sets the theme before the first paint, reads the registry and preloads what the
 * current path needs, so that a section's files come down beside the shell's instead of after it. Only what the signed-in
 * person's role may see is asked for. The registry is not checked yet, and nothing here may fail the page.
 */

type PublishedSection = RegistryDocument['sections'][number];
type PublishedVersion = PublishedSection['live'];

function setTheme(): void {
  let theme: string | null = null;
  try {
    theme = localStorage.getItem('arena-theme');
  } catch {
    // No storage: the dark theme, then.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.setAttribute('data-theme', theme === 'light' ? 'light' : 'dark');
}

interface Visitor {
  readonly role: string | null;
  readonly userId: number | null;
}

function readVisitor(): Visitor {
  const nobody: Visitor = { role: null, userId: null };
  try {
    const record = JSON.parse(localStorage.getItem('auth') ?? 'null') as { token?: unknown; role?: string; user?: { id?: unknown } } | null;
    if (record === null || !record.token) return nobody;
    const id = record.user?.id;
    return { role: record.role ?? null, userId: typeof id === 'number' ? id : null };
  } catch {
    return nobody;
  }
}

/**
 * A preload is only used when it asks exactly as the loader will. The shell fetches the manifest and the entry in anonymous
 * mode and checks the entry's hash; webpack fetches the other files in that mode only from another origin.
 */
function preload(href: string, as: 'fetch' | 'script', byShell: boolean, integrity?: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  if (byShell || !link.href.startsWith(`${location.origin}/`)) link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  document.head.appendChild(link);
}

const isVisited = (mount: SectionMount, page: SectionMount['pages'][number]): boolean => {
  const pattern = `${mount.path}/${page.path}`.replace(/\/$/, '').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`).test(location.pathname);
};

function preloadMount(mount: SectionMount, { base, descriptor }: PublishedVersion): void {
  preload(base + descriptor.manifest, 'fetch', true);
  const pages = mount.pages.filter((page) => isVisited(mount, page));
  for (const file of [...mount.preload, ...pages.flatMap((page) => page.preload)]) {
    const isEntry = file.startsWith('remoteEntry.');
    preload(base + file, 'script', isEntry, isEntry ? descriptor.integrity[file] : undefined);
  }
}

function preloadSection({ name, live, candidate }: PublishedSection, { role, userId }: Visitor): void {
  const chosen = candidate != null && getsCandidate(name, candidate.share, userId) ? candidate : live;
  // As the shell will judge it: nothing of a section that it refuses is asked for.
  if (!contractServes(CONTRACT_VERSION, chosen.descriptor.contract)) return;
  for (const mount of chosen.descriptor.mounts) {
    const inside = location.pathname === mount.path || location.pathname.startsWith(`${mount.path}/`);
    if (inside && mayEnter(mount.role, role)) preloadMount(mount, chosen);
  }
}

export function boot(): void {
  setTheme();
  const registry = fetchRegistry();
  window.__arenaRegistry = registry;
  registry
    .then((answer) => {
      const visitor = readVisitor();
      for (const section of (answer as RegistryDocument).sections) preloadSection(section, visitor);
    })
    .catch(() => undefined);
}
