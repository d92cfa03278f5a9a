import { isAdminRole } from '@arena/shared/contract';
import { FILES_LIST, type RegistryDocument } from '@arena/shared/contract/publishing';
import { type SectionMount, WIDGETS_AT } from '@arena/shared/contract/section';
import { formatMoney } from '@arena/shared/ui/format';
import { applyTheme } from '../public/theme';
import { fetchRegistry } from '../sections/fetch-registry';
import { mayEnter } from '../sections/may-enter';
import { readAnnounced } from './announced';
import { chosenVersion, type PublishedSection } from './chosen-version';
import { startReads } from './early-reads';
import { takeFontsOfSignIn, takeKeptFonts } from './fonts';
import type { HandOver } from './hand-over';
import { OWN_READS, WHEREVER } from './own-reads';
import { watchProgram } from './recover';
import { showFrame } from './show-frame';
import { readVisitor, type Visitor } from './visitor';

// The document's first script. It must not throw, and reads only what the user's role may see; the registry isn't verified yet.

type PublishedVersion = PublishedSection['live'];

/** WebKit has no hashes for preloads, so `Integrity-Policy` refuses those of scripts, and it fetches the others twice. */
const isWebKit = () => navigator.vendor.startsWith('Apple');

/** A preload is only reused with the loader's exact mode and hash: anonymous, and for scripts the same integrity. */
function preload(href: string, as: 'fetch' | 'script', integrity = ''): void {
  if (isWebKit()) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href, crossOrigin: 'anonymous', integrity }));
}

/** Hashes of preloaded files by address, because the files lists haven't arrived yet. */
type PreloadHashes = Readonly<Record<string, string>>;

type Page = SectionMount['pages'][number];

interface FirstReads {
  readonly reads?: readonly string[] | undefined;
  readonly readsWith?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The values of the page's `:names`, or null if the page doesn't match the address. */
function matchPage(mount: SectionMount, page: Page): Record<string, string> | null {
  const names: string[] = [];
  const pattern = `${mount.path}/${page.path}`.replace(/\/$/, '').replace(/:(\w+)/g, (_, name: string) => (names.push(name), '([^/]+)'));
  const values = new RegExp(`^${pattern}/?$`).exec(location.pathname)?.slice(1);
  return values === undefined ? null : Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

/** The page's first reads. Where they depend on capabilities, nothing is read until those are known. */
function readsOf({ reads = [], readsWith }: FirstReads): readonly string[] {
  if (readsWith === undefined) return reads;
  const announced = readAnnounced();
  if (announced === null) return [];
  const instead = Object.entries(readsWith).filter(([capability]) => announced.includes(capability));
  return instead.length === 0 ? reads : instead.flatMap(([, ofCapability]) => ofCapability);
}

function preloadFiles(files: readonly string[], { base, descriptor }: PublishedVersion, hashes: PreloadHashes): void {
  if (descriptor.files !== undefined) preload(base + FILES_LIST, 'fetch');
  for (const file of new Set(files)) {
    const hash = descriptor.integrity[file] ?? hashes[base + file];
    // Without its hash, the browser would fetch the file twice.
    if (hash !== undefined) preload(base + file, 'script', hash);
  }
}

/** Fills in the `:names`. An invalid id reads nothing, because the page reports it as missing. */
function named(reads: readonly string[], values: Readonly<Record<string, string>>): readonly string[] {
  const isId = (name: string) => /^[1-9]\d{0,14}$/.test(values[name] ?? '');
  const known = reads.filter((read) => [...read.matchAll(/:(\w+)/g)].every(([, name = '']) => isId(name)));
  return known.map((read) => read.replace(/:(\w+)/g, (_, name: string) => values[name] ?? ''));
}

function preloadMount(mount: SectionMount, version: PublishedVersion, hashes: PreloadHashes): readonly string[] {
  const pages = mount.pages.flatMap((page) => {
    const values = matchPage(mount, page);
    return values === null ? [] : [{ page, values }];
  });
  preloadFiles([...mount.preload, ...pages.flatMap(({ page }) => page.preload)], version, hashes);
  return pages.flatMap(({ page, values }) => named(readsOf(page), values));
}

/** Waits for the program's deferred scripts, so that later preloads don't compete with them. */
function afterProgram(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
}

function preloadWidgets(version: PublishedVersion, { role }: Visitor, hashes: PreloadHashes): readonly string[] {
  const widgets = version.descriptor.widgets.filter((widget) => mayEnter(widget.role, role));
  const files = widgets.flatMap(({ preload: ofWidget = [] }) => ofWidget);
  if (files.length > 0) afterProgram(() => preloadFiles(files, version, hashes));
  return widgets.flatMap(readsOf);
}

/** Preloads the page's files and returns its first reads. */
function preloadSection(section: PublishedSection, visitor: Visitor, hashes: PreloadHashes): readonly string[] {
  const chosen = chosenVersion(section, visitor);
  if (chosen === null) return [];
  if (location.pathname === WIDGETS_AT) return isAdminRole(visitor.role) ? preloadWidgets(chosen, visitor, hashes) : [];
  return chosen.descriptor.mounts.flatMap((mount) => {
    const inside = location.pathname === mount.path || location.pathname.startsWith(`${mount.path}/`);
    return inside && mayEnter(mount.role, visitor.role) ? preloadMount(mount, chosen, hashes) : [];
  });
}

/** Preloads the overview's files, which the build lists in the document. */
function preloadOverview(): void {
  const files = document.getElementById('overview-files');
  if (files instanceof HTMLTemplateElement && !isWebKit()) document.head.append(files.content);
}

interface InlinedRegistry extends RegistryDocument {
  readonly preloadHashes?: PreloadHashes;
}

function begin({ sections, settings, preloadHashes = {} }: InlinedRegistry, visitor: Visitor, reads: HandOver['reads']): void {
  const ofSections = sections.flatMap((section) => preloadSection(section, visitor, preloadHashes));
  const entersConsole = isAdminRole(visitor.role);
  if (entersConsole && location.pathname === WIDGETS_AT) preloadOverview();
  const mayEnterOwn = entersConsole || !location.pathname.startsWith('/admin');
  const ofShell = mayEnterOwn ? named(readsOf(OWN_READS[location.pathname] ?? {}), { userId: String(visitor.id) }) : [];
  if (visitor.token === null) return;
  startReads([...WHEREVER, ...ofShell, ...ofSections], `${settings.authScheme} ${visitor.token}`.trim(), reads);
}

/** undefined when the server doesn't inline the registry. */
function inlinedRegistry(): unknown {
  try {
    return JSON.parse(document.getElementById('arena-registry')?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** Reserves the banner's space while a section may run from a developer's machine or a preview. */
function reserveBanner(registry: unknown): void {
  if ((registry as { readonly devSections?: unknown } | undefined)?.devSections !== true) return;
  const { style } = document.documentElement;
  style.setProperty('--dev-bar', '48px');
  style.paddingBottom = 'var(--dev-bar)';
}

export function boot(): void {
  watchProgram();
  applyTheme();
  takeKeptFonts();
  const inlined = inlinedRegistry();
  reserveBanner(inlined);
  const visitor = readVisitor();
  const registry = inlined === undefined ? fetchRegistry() : Promise.resolve(inlined);
  const handOver: HandOver = {
    registry,
    reads: new Map(),
    signIn: null,
    showFrame() {
      takeFontsOfSignIn();
      // The first number format of a page takes 70 ms, so it is made after the first paint, while the program loads.
      requestAnimationFrame(() => setTimeout(formatMoney, 0, 0));
      try {
        if (inlined !== undefined) showFrame(inlined as RegistryDocument, visitor, handOver);
      } catch {
        // The program reports registry errors.
      }
    },
  };
  window.arenaHandOver = handOver;
  registry.then((answer) => begin(answer as InlinedRegistry, visitor, handOver.reads)).catch(() => undefined);
}
