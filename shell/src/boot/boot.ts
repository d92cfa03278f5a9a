import { FILES_LIST, isAdminRole, type RegistryDocument, type SectionMount, WIDGETS_AT } from '@arena/shared/contract';
import { applyTheme } from '../public/theme';
import { fetchRegistry } from '../sections/fetch-registry';
import { mayEnter } from '../sections/may-enter';
import { readAnnounced } from './announced';
import { chosenVersion } from './chosen-version';
import { startReads } from './early-reads';
import { takeFontsOfSignIn, takeKeptFonts } from './fonts';
import type { HandOver } from './hand-over';
import { OWN_READS, WHEREVER } from './own-reads';
import { showFrame } from './show-frame';
import { readVisitor, type Visitor } from './visitor';

// The document's first script: sets the theme before the first paint, preloads the files of the current path and sends its first reads in
// parallel with the shell's program. It only reads what the user's role may see. The registry isn't verified yet, and errors must not
// escape.

type PublishedSection = RegistryDocument['sections'][number];
type PublishedVersion = PublishedSection['live'];

/** A preload is only used when it asks exactly as the loader will: in anonymous mode, and a script with its hash. */
function preload(href: string, as: 'fetch' | 'script', integrity = ''): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  document.head.appendChild(link);
}

/** The hashes of what is preloaded here, by address: the lists that name them have not arrived yet. */
type PreloadHashes = Readonly<Record<string, string>>;

type Page = SectionMount['pages'][number];

interface FirstReads {
  readonly reads?: readonly string[] | undefined;
  readonly readsWith?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The values of a page's `:names` in the address; null when it is not this page's. */
function matchPage(mount: SectionMount, page: Page): Record<string, string> | null {
  const names: string[] = [];
  const pattern = `${mount.path}/${page.path}`.replace(/\/$/, '').replace(/:(\w+)/g, (_, name: string) => (names.push(name), '([^/]+)'));
  const values = new RegExp(`^${pattern}/?$`).exec(location.pathname)?.slice(1);
  return values === undefined ? null : Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

/** What a page reads first of this backend. Where that depends on what the backend has, nothing before that is known. */
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
    // Without its hash the browser would fetch it twice.
    if (hash !== undefined) preload(base + file, 'script', hash);
  }
}

/** Fills in the `:names` of reads. For an invalid id, the page sends nothing and says that there is no such thing. */
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

/** Calls back once the program's deferred scripts have come: what the first paint does not show would only share the line with them. */
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

/** Preloads what the visited page needs of a section, and answers what it reads first. */
function preloadSection(section: PublishedSection, visitor: Visitor, hashes: PreloadHashes): readonly string[] {
  const chosen = chosenVersion(section, visitor);
  if (chosen === null) return [];
  if (location.pathname === WIDGETS_AT) return isAdminRole(visitor.role) ? preloadWidgets(chosen, visitor, hashes) : [];
  return chosen.descriptor.mounts.flatMap((mount) => {
    const inside = location.pathname === mount.path || location.pathname.startsWith(`${mount.path}/`);
    return inside && mayEnter(mount.role, visitor.role) ? preloadMount(mount, chosen, hashes) : [];
  });
}

/** Has the browser fetch the overview's files, which the build has named, beside the program. */
function preloadOverview(): void {
  const files = document.getElementById('overview-files');
  if (files instanceof HTMLTemplateElement) document.head.append(files.content);
}

/** The registry as a document has it. */
interface InlinedRegistry extends RegistryDocument {
  readonly preloadHashes?: PreloadHashes;
}

function begin({ sections, settings, preloadHashes = {} }: InlinedRegistry, visitor: Visitor, reads: HandOver['reads']): void {
  const ofSections = sections.flatMap((section) => preloadSection(section, visitor, preloadHashes));
  const entersConsole = isAdminRole(visitor.role);
  if (entersConsole && location.pathname === WIDGETS_AT) preloadOverview();
  const mayEnterOwn = entersConsole || !location.pathname.startsWith('/admin');
  const ofShell = mayEnterOwn ? named(readsOf(OWN_READS[location.pathname] ?? {}), { userId: String(visitor.userId) }) : [];
  if (visitor.token === null) return;
  startReads([...WHEREVER, ...ofShell, ...ofSections], `${settings.authScheme} ${visitor.token}`.trim(), reads);
}

/** The registry that the origin has written into the document; undefined in a document of a server that does not. */
function inlinedRegistry(): unknown {
  try {
    return JSON.parse(document.getElementById('arena-registry')?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps the place free of the banner over a section that runs from a developer's machine. */
function reserveBanner(registry: unknown): void {
  if ((registry as { readonly devSections?: unknown } | undefined)?.devSections !== true) return;
  const { style } = document.documentElement;
  style.setProperty('--dev-bar', '48px');
  style.paddingBottom = 'var(--dev-bar)';
}

export function boot(): void {
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
      try {
        if (inlined !== undefined) showFrame(inlined as RegistryDocument, visitor, handOver);
      } catch {
        // The program says what is wrong with a registry.
      }
    },
  };
  window.arenaHandOver = handOver;
  registry.then((answer) => begin(answer as InlinedRegistry, visitor, handOver.reads)).catch(() => undefined);
}
