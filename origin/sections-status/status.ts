import path from 'node:path';
import type {
  HistoryEntry,
  PublishedSection,
  PublishedVersion,
  RegistryDocument,
  SectionsStatus,
  SectionStatus,
} from '@arena/shared/contract/publishing';
import { sectionDescriptor, type SectionDescriptor } from '@arena/shared/contract/section';
import { type FiguresRecord, sumFigures } from '@arena/shared/contract/telemetry';
import * as z from '@arena/shared/contract/zod';
import { readFigures } from '../../ship/registry/figures-folder.ts';
import { readRegistry } from '../../ship/registry/registry-file.ts';
import { scriptBytes } from '../../ship/registry/script-bytes.ts';
import { candidateSince, lastChanges, liveSince } from './history.ts';
import { asksOf, type BuiltWith, builtWith, sharedModulesOf } from './shared-modules.ts';
import { filesAtOrigin, filesInFolder, type VersionFiles } from './version-files.ts';

const DAY_MS = 86_400_000;

async function measure(files: VersionFiles, descriptor: SectionDescriptor) {
  const [bytes, asks] = await Promise.all([scriptBytes(descriptor, files.bytes, files.sentBytes), asksOf(files, descriptor)]);
  return { bytes, asks };
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** Measures each version once. One whose files could not be read is measured again the next time. */
export class Measurements {
  readonly #known = new Map<string, Promise<Measured>>();

  of(place: string, files: VersionFiles, descriptor: SectionDescriptor): Promise<Measured> {
    // The hashes too: a section's own origin may serve another build of the same number.
    const key = `${place} ${descriptor.files ?? ''}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const measuring = measure(files, descriptor);
    this.#known.set(key, measuring);
    void measuring.then(({ bytes, asks }) => bytes !== null && asks.modules.length > 0).then((whole) => whole || this.#known.delete(key));
    return measuring;
  }
}

const about = ({ name, title, owner }: SectionDescriptor) => ({ name, title, owner });

/** By version and cohort, in the order in which they appear. */
function lastDayOf(records: readonly FiguresRecord[], section: string): NonNullable<SectionStatus['lastDay']> {
  const counted = new Map<string, Pick<FiguresRecord, 'version' | 'cohort'>>();
  for (const { section: of, version, cohort } of records) if (of === section) counted.set(`${version} ${cohort}`, { version, cohort });
  return [...counted.values()].map(({ version, cohort }) => ({
    ...{ version, cohort },
    figures: sumFigures(records, section, version, cohort),
  }));
}

/** Of the sections in a folder of published versions. `shell` is the folder of the live shell. */
export async function statusOfFolder(live: string, shell: string | undefined, measured: Measurements, now = new Date()) {
  const [registry, records, provided] = await Promise.all([
    readRegistry(live),
    readFigures(live, new Date(now.getTime() - DAY_MS), now),
    shell === undefined ? null : builtWith(filesInFolder(shell)),
  ]);
  const versionOf = async ({ version, base, descriptor }: PublishedVersion, share: number | null, since: HistoryEntry | null) => {
    const folder = path.join(live, base);
    const { bytes, asks } = await measured.of(folder, filesInFolder(folder), descriptor);
    return { version, share, since, bytes, modules: sharedModulesOf(asks, provided) };
  };
  const sectionOf = async (section: PublishedSection): Promise<SectionStatus> => {
    const { candidate } = section;
    return {
      ...about(section.live.descriptor),
      folder: section.folder,
      live: await versionOf(section.live, null, liveSince(section)),
      candidate: candidate === null ? null : await versionOf(candidate, candidate.share, candidateSince(section)),
      lastDay: lastDayOf(records, section.name),
      changes: lastChanges(section),
    };
  };
  const status: SectionsStatus = {
    shell: registry.shell?.live.version ?? null,
    sections: await Promise.all(registry.sections.map(sectionOf)),
  };
  return status;
}

/** A section whose descriptor could not be read. */
const unreadable = (name: string, version: string) => ({
  ...{ name, title: name, owner: { team: 'Unknown team', contact: 'the platform team' } },
  live: { version, share: null, since: null, bytes: null, modules: [] },
});

/** Of sections that have an origin each: they have no history and no counts. */
export async function statusOfOrigins({ sections }: RegistryDocument, shell: string | undefined, measured: Measurements) {
  const provided: BuiltWith | null = shell === undefined ? null : await builtWith(filesInFolder(shell));
  const partsOf = async ({ name, live: { version, base, descriptor } }: RegistryDocument['sections'][number]) => {
    // The answers of a section's origin have not been checked.
    const checked = z.safeParse(sectionDescriptor, descriptor);
    if (!checked.success) return unreadable(name, version);
    const { bytes, asks } = await measured.of(base, filesAtOrigin(base), checked.data);
    return {
      ...about(checked.data),
      live: { version, share: null, since: null, bytes, modules: sharedModulesOf(asks, provided) },
    };
  };
  const sectionOf = async (section: RegistryDocument['sections'][number]): Promise<SectionStatus> => ({
    ...(await partsOf(section)),
    folder: section.name.replaceAll('_', '-'),
    ...{ candidate: null, lastDay: null, changes: null },
  });
  const status: SectionsStatus = { shell: null, sections: await Promise.all(sections.map(sectionOf)) };
  return status;
}
