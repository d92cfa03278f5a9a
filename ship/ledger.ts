import type { RegistrySettings, SectionDescriptor } from '@arena/shared/contract';

/*
 * What is live, as the file `registry.json` of a folder of static files says it. Browsers read the same file, so it has the
 * form of the contract's registry; they let the history through. Versions are folders beside it and never change:
 *
 *     registry.json
 *     mfe-rooms/1.4.0/section.json, section.1a2b3c4d.js, …
 */

export const ACTIONS = ['publish', 'canary', 'promote', 'rollback', 'hold'] as const;
export type Action = (typeof ACTIONS)[number];

/** One line of a section's history. */
export interface Entry {
  readonly action: Action;
  readonly version: string;
  /** The version that was live before, or null for none. */
  readonly before: string | null;
  /** Per cent of the people, where it is a candidate. */
  readonly share: number | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly why: string;
}

export interface Placed {
  readonly version: string;
  /** The folder of the version's files, as a path below the registry's own origin. */
  readonly base: string;
  readonly descriptor: SectionDescriptor;
}

export interface Candidate extends Placed {
  /** Per cent of the people who get it: 1 to 99. */
  readonly share: number;
}

export interface LedgerSection {
  /** The federation name. */
  readonly name: string;
  /** The folder's name, such as mfe-rooms. */
  readonly folder: string;
  readonly live: Placed;
  readonly candidate: Candidate | null;
  /** Oldest first. Nothing is ever taken out of it. */
  readonly history: readonly Entry[];
}

/** The shell's own place. It has no candidate: its document is sent before anybody knows who asks for it. */
export interface LedgerShell {
  readonly live: { readonly version: string; readonly base: string };
  /** Oldest first. Nothing is ever taken out of it. */
  readonly history: readonly Entry[];
}

export interface Ledger {
  readonly formatVersion: 1;
  /** Grows by one with every change. */
  readonly revision: number;
  readonly settings: RegistrySettings;
  /** Left out where no shell was ever published. */
  readonly shell?: LedgerShell;
  readonly sections: readonly LedgerSection[];
  /** Versions that were uploaded before their section ever had a live one. */
  readonly held: readonly { readonly folder: string; readonly entry: Entry }[];
}

/** A sentence for the person at the keyboard. Everything else that is thrown is a defect. */
export class Refusal extends Error {}

/** Not "publish it again": browsers keep what they had under its number for a year. */
export const filesGone = (folder: string, version: string): string =>
  `${folder} ${version} was published here, and its files are gone. Name another version, or bring them back from a backup.`;

export const EMPTY: Ledger = {
  formatVersion: 1,
  revision: 0,
  settings: { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null },
  sections: [],
  held: [],
};

export const sectionOf = (ledger: Ledger, folder: string): LedgerSection | null =>
  ledger.sections.find((one) => one.folder === folder) ?? null;

/** The shell's folder and its name on the command line. */
export const SHELL = 'shell';

/** What was done to a section or to the shell, oldest first. */
export const historyOf = (ledger: Ledger, folder: string): readonly Entry[] =>
  (folder === SHELL ? ledger.shell : sectionOf(ledger, folder))?.history ?? [];

/** The versions of a section, or of the shell, that were ever uploaded, in the order of their arrival. */
export function versionsOf(ledger: Ledger, folder: string): readonly string[] {
  const held = ledger.held.filter((one) => one.folder === folder).map(({ entry }) => entry.version);
  return [...new Set([...held, ...historyOf(ledger, folder).map(({ version }) => version)])];
}

function known(ledger: Ledger, folder: string): LedgerSection {
  const section = sectionOf(ledger, folder);
  if (section === null) throw new Refusal(`${folder} has no live version yet. Publish one first: npm run ship -- publish ${folder}`);
  return section;
}

function replaced(ledger: Ledger, section: LedgerSection): Ledger {
  const others = ledger.sections.filter(({ folder }) => folder !== section.folder);
  const sections = [...others, section].sort((a, b) => (a.folder < b.folder ? -1 : 1));
  return { ...ledger, sections, held: ledger.held.filter(({ folder }) => folder !== section.folder) };
}

/** What every change says of itself. */
export type Note = Pick<Entry, 'at' | 'by' | 'why'>;

/** A version becomes live for everybody. A candidate that is waiting stays, unless it is this one. */
export function withLive(ledger: Ledger, folder: string, placed: Placed, action: 'publish' | 'promote' | 'rollback', note: Note): Ledger {
  const section = sectionOf(ledger, folder);
  const entry: Entry = { action, version: placed.version, before: section?.live.version ?? null, share: null, ...note };
  const held = ledger.held.filter((one) => one.folder === folder).map((one) => one.entry);
  // What is taken back is taken back for everybody: a candidate of the same trouble goes with it.
  const candidate = action === 'rollback' || section?.candidate?.version === placed.version ? null : (section?.candidate ?? null);
  return replaced(ledger, {
    name: placed.descriptor.name,
    folder,
    live: placed,
    candidate,
    history: [...(section?.history ?? held), entry],
  });
}

/** A version of the shell becomes live: for everybody, at the next page load. */
export function withShell(ledger: Ledger, version: string, action: 'publish' | 'promote' | 'rollback', note: Note): Ledger {
  const entry: Entry = { action, version, before: ledger.shell?.live.version ?? null, share: null, ...note };
  const live = { version, base: `/${SHELL}/${version}/` };
  return { ...ledger, shell: { live, history: [...(ledger.shell?.history ?? []), entry] } };
}

/** The shells that open tabs may run: the live one and the two before it, newest first. */
export function shellsOf({ shell }: Ledger): readonly string[] {
  if (shell === undefined) return [];
  const times = [...shell.history].reverse().map(({ version }) => version);
  return [...new Set([shell.live.version, ...times])].slice(0, 3);
}

/** A version becomes the candidate, for a share of the people. */
export function withCandidate(ledger: Ledger, folder: string, placed: Placed, share: number, note: Note): Ledger {
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new Refusal(`A share is a whole number of per cent from 1 to 99, not ${share}. For everybody use promote, for nobody rollback.`);
  const section = known(ledger, folder);
  if (section.live.version === placed.version) throw new Refusal(`${folder} ${placed.version} is live for everybody already.`);
  const entry: Entry = { action: 'canary', version: placed.version, before: section.live.version, share, ...note };
  return replaced(ledger, { ...section, candidate: { ...placed, share }, history: [...section.history, entry] });
}

/** A version that is there and goes to nobody yet. */
export function withHeld(ledger: Ledger, folder: string, version: string, note: Note): Ledger {
  const section = sectionOf(ledger, folder);
  const entry: Entry = { action: 'hold', version, before: section?.live.version ?? null, share: null, ...note };
  if (section === null) return { ...ledger, held: [...ledger.held, { folder, entry }] };
  return replaced(ledger, { ...section, history: [...section.history, entry] });
}

/** The candidate is taken back; what is live stays. */
export function withoutCandidate(ledger: Ledger, folder: string, note: Note): Ledger {
  const section = known(ledger, folder);
  if (section.candidate === null) throw new Refusal(`${folder} has no candidate.`);
  const { version } = section.live;
  const entry: Entry = { action: 'rollback', version, before: section.candidate.version, share: null, ...note };
  return replaced(ledger, { ...section, candidate: null, history: [...section.history, entry] });
}

/** The version that was live before the one that is live now; steps over what was itself taken back. Null for none. */
export function versionBefore({
  history,
  live,
}: Pick<LedgerSection, 'history'> & { readonly live: { readonly version: string } }): string | null {
  const stack: string[] = [];
  for (const { action, version, before } of history) {
    if (action === 'publish' || action === 'promote') {
      if (stack.at(-1) !== version) stack.push(version);
    } else if (action === 'rollback' && version !== before) {
      const at = stack.lastIndexOf(version);
      if (at >= 0) stack.length = at + 1;
      else stack.push(version);
    }
  }
  const at = stack.lastIndexOf(live.version);
  return at > 0 ? (stack[at - 1] ?? null) : null;
}
