import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { platformCalls } from '@arena/shared/contract';
import {
  joinLines,
  type Load,
  LOADER_VERSION,
  type Section,
  type SectionDescriptor,
  sectionDescriptor,
  type SectionDocument,
} from '@arena/shared/contract/section';
import { parse } from '@arena/shared/contract/zod';

/** Build results that complete a section's descriptor. */
export interface Built {
  /** Files that every page and widget needs. */
  readonly entry: readonly string[];
  readonly filesOf: (of: { readonly load: Load }) => readonly string[];
  readonly documents: readonly SectionDocument[];
  readonly integrity: Readonly<Record<string, string>>;
}

/** Development has no preloads or hashes, because files change under the same name. */
export const NOTHING_BUILT: Built = { entry: [], filesOf: () => [], documents: [], integrity: {} };

/** For programs that run TypeScript. */
export async function importSection(dir: string): Promise<Section> {
  const file = path.join(dir, 'section.ts');
  const { default: section } = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as { default: Section };
  return section;
}

const callOf = (address: string) => (address.split('?')[0] ?? '').replace(/:(\w+)/g, '{$1}');

/** The platform sends this request for pages with `useCounts`. */
const OF_PLATFORM = `GET ${platformCalls.counts.path}`;

/** First reads must be declared calls, because the document has no list to check, and use only `:names` of the page's address. */
function assertReads({ calls, mounts, widgets }: Section): void {
  const listed = [...(calls ?? []), OF_PLATFORM].flatMap((line) => {
    const [method, path = ''] = line.split(' ');
    return method === 'GET' ? [new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)] : [];
  });
  const places = [...mounts.flatMap(({ pages }) => pages), ...widgets.map((widget) => ({ ...widget, path: '' }))];
  for (const { path: place, reads = [], readsWith = {} } of places)
    for (const read of [...reads, ...Object.values(readsWith).flat()]) {
      const strange = read.match(/:\w+/g)?.find((name) => !place.split('/').includes(name));
      if (strange !== undefined) throw new Error(`section.ts has ${read} read first by a page without ${strange}.`);
      if (calls !== undefined && !listed.some((call) => call.test(callOf(read))))
        throw new Error(`section.ts has ${read} read first, and no such call in its list: add GET ${callOf(read)} to \`calls\`.`);
    }
}

/** Throws if a first read isn't a declared call. */
export function descriptorOf(dir: string, section: Section, { entry, filesOf, documents, integrity }: Built): SectionDescriptor {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string };
  assertReads(section);
  // The schema leaves out what only the section's program needs.
  return parse(sectionDescriptor, {
    ...section,
    formatVersion: 1,
    loader: LOADER_VERSION,
    version,
    mounts: section.mounts.map((mount) => ({
      ...mount,
      preload: entry,
      pages: mount.pages.map((page) => ({ ...page, preload: filesOf(page) })),
    })),
    navigation: section.navigation.map((link) => ({ ...link, icon: joinLines(link.icon) })),
    widgets: section.widgets.map((widget) => ({ ...widget, preload: [...entry, ...filesOf(widget)] })),
    lookups: section.lookups ?? [],
    documents,
    manifest: 'mf-manifest.json',
    integrity,
  });
}
