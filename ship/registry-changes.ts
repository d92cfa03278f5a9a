import {
  type Entry,
  historyOf,
  type Note,
  type PublishedRegistry,
  type PublishedSection,
  type PublishedVersion,
  Refusal,
  sectionOf,
  SHELL,
} from './registry/published-registry.ts';

function known(registry: PublishedRegistry, folder: string): PublishedSection {
  const section = sectionOf(registry, folder);
  if (section === null) throw new Refusal(`${folder} has no live version yet. Publish one first: npm run ship -- publish ${folder}`);
  return section;
}

function replaced(registry: PublishedRegistry, section: PublishedSection): PublishedRegistry {
  const others = registry.sections.filter(({ folder }) => folder !== section.folder);
  const sections = [...others, section].sort((a, b) => (a.folder < b.folder ? -1 : 1));
  return { ...registry, sections, held: registry.held.filter(({ folder }) => folder !== section.folder) };
}

/** A version becomes live for all users. A candidate that is waiting stays, unless it is this one. */
export function withLive(
  registry: PublishedRegistry,
  folder: string,
  placed: PublishedVersion,
  action: 'publish' | 'promote' | 'rollback',
  note: Note,
): PublishedRegistry {
  const section = sectionOf(registry, folder);
  const entry: Entry = { action, version: placed.version, before: section?.live.version ?? null, share: null, ...note };
  const held = registry.held.filter((one) => one.folder === folder).map((one) => one.entry);
  // A rollback is for all users: the candidate, which probably has the same fault, is removed too.
  const candidate = action === 'rollback' || section?.candidate?.version === placed.version ? null : (section?.candidate ?? null);
  return replaced(registry, {
    name: placed.descriptor.name,
    folder,
    live: placed,
    candidate,
    history: [...(section?.history ?? held), entry],
  });
}

/** A version of the shell becomes live: for all users, at the next page load. */
export function withShell(
  registry: PublishedRegistry,
  { version, list }: { readonly version: string; readonly list: string },
  action: 'publish' | 'promote' | 'rollback',
  note: Note,
): PublishedRegistry {
  const entry: Entry = { action, version, before: registry.shell?.live.version ?? null, share: null, ...note };
  const live = { version, base: `/${SHELL}/${version}/`, files: list };
  const held = registry.held.filter(({ folder }) => folder === SHELL).map((one) => one.entry);
  const others = registry.held.filter(({ folder }) => folder !== SHELL);
  return { ...registry, held: others, shell: { live, history: [...(registry.shell?.history ?? held), entry] } };
}

/** A version becomes the candidate, for a share of the people. */
export function withCandidate(
  registry: PublishedRegistry,
  folder: string,
  placed: PublishedVersion,
  share: number,
  note: Note,
): PublishedRegistry {
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new Refusal(
      `A share is a whole number of percent from 1 to 99, not ${share}. To reach everyone, use promote; to stop, use rollback.`,
    );
  const section = known(registry, folder);
  if (section.live.version === placed.version) throw new Refusal(`${folder} ${placed.version} is already live for everyone.`);
  const entry: Entry = { action: 'canary', version: placed.version, before: section.live.version, share, ...note };
  return replaced(registry, { ...section, candidate: { ...placed, share }, history: [...section.history, entry] });
}

/** A version that is uploaded and not live for any user yet. */
export function withHeld(registry: PublishedRegistry, folder: string, version: string, note: Note): PublishedRegistry {
  const section = sectionOf(registry, folder);
  const entry: Entry = { action: 'hold', version, before: section?.live.version ?? null, share: null, ...note };
  if (section === null) return { ...registry, held: [...registry.held, { folder, entry }] };
  return replaced(registry, { ...section, history: [...section.history, entry] });
}

/** The candidate is rolled back; the live version stays. */
export function withoutCandidate(registry: PublishedRegistry, folder: string, note: Note): PublishedRegistry {
  const section = known(registry, folder);
  if (section.candidate === null) throw new Refusal(`${folder} has no candidate.`);
  const { version } = section.live;
  const entry: Entry = { action: 'rollback', version, before: section.candidate.version, share: null, ...note };
  return replaced(registry, { ...section, candidate: null, history: [...section.history, entry] });
}

/** A section or shell that had no version before: it is gone, and its history waits until it is published again. */
export function withdrawn({ shell, ...registry }: PublishedRegistry, folder: string, version: string, note: Note): PublishedRegistry {
  const entry: Entry = { action: 'rollback', version, before: version, share: null, ...note };
  const history = [...historyOf({ shell, ...registry }, folder), entry];
  return {
    ...registry,
    ...(folder === SHELL ? {} : { shell }),
    sections: registry.sections.filter((section) => section.folder !== folder),
    held: [...registry.held, ...history.map((one) => ({ folder, entry: one }))],
  };
}
