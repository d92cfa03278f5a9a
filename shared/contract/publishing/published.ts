import type { SectionDescriptor } from '../section/descriptor';
import type { RegistryDocument, RegistrySettings } from './registry';
import type { RegistrySignature } from './signed';

// What publishing writes and the origin reads: `registry.json`, in a folder of static files, says what is live, in the form that browsers
// read, and has the history besides. Versions are folders beside it and never change:
//     registry.json
//     mfe-rooms/1.4.0/section.json, section.1a2b3c4d.js, …

type Action = 'publish' | 'canary' | 'promote' | 'rollback' | 'hold';

export interface HistoryEntry {
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
  /** The command's key, where it may be sent again after a broken connection: it runs once. */
  readonly key?: string;
}

export interface PublishedVersion {
  readonly version: string;
  /** The folder of the version's files, as a path below the registry's own origin. */
  readonly base: string;
  readonly descriptor: SectionDescriptor;
}

interface Candidate extends PublishedVersion {
  /** Per cent of the people who get it: 1 to 99. */
  readonly share: number;
}

export interface PublishedSection {
  /** The federation name. */
  readonly name: string;
  /** The folder's name, such as mfe-rooms. */
  readonly folder: string;
  readonly live: PublishedVersion;
  readonly candidate: Candidate | null;
  /** Oldest first, append-only. */
  readonly history: readonly HistoryEntry[];
}

/** The shell's own entry. It has no candidate: its document is sent before the person is known. */
interface PublishedShell {
  readonly live: {
    readonly version: string;
    readonly base: string;
    /** The sha384 of its `files.json`. */
    readonly files: string;
  };
  /** Oldest first, append-only. */
  readonly history: readonly HistoryEntry[];
}

/** What browsers are served of a registry, with the signature over it (`signedText`). */
export interface SignedRegistry {
  readonly revision: number;
  readonly shell?: NonNullable<RegistryDocument['shell']>;
  readonly sections: RegistryDocument['sections'];
  readonly signature: RegistrySignature;
}

export interface PublishedRegistry {
  readonly formatVersion: 1;
  /** Grows with every change, also of a registry that came out of a backup: browsers take no lower one than they have seen. */
  readonly revision: number;
  readonly settings: RegistrySettings;
  /** Left out where no shell was ever published. */
  readonly shell?: PublishedShell;
  readonly sections: readonly PublishedSection[];
  /** Versions that were uploaded before their section ever had a live one. */
  readonly held: readonly { readonly folder: string; readonly entry: HistoryEntry }[];
  /** What browsers are served. Left out where nothing was ever signed. */
  readonly signed?: SignedRegistry;
  /** A signature over this whole file, for the next publisher. */
  readonly seal?: RegistrySignature;
}

export const NOTHING_PUBLISHED: PublishedRegistry = {
  formatVersion: 1,
  revision: 0,
  settings: { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null },
  sections: [],
  held: [],
};

export const sectionOf = (registry: PublishedRegistry, folder: string): PublishedSection | null =>
  registry.sections.find((one) => one.folder === folder) ?? null;

/** The shell's folder and its name on the command line. */
export const SHELL = 'shell';

export const historyOf = (registry: PublishedRegistry, folder: string): readonly HistoryEntry[] =>
  (folder === SHELL ? registry.shell : sectionOf(registry, folder))?.history ?? [];

/** All uploaded versions of a section or the shell, in the order of arrival. */
export function versionsOf(registry: PublishedRegistry, folder: string): readonly string[] {
  const held = registry.held.filter((one) => one.folder === folder).map(({ entry }) => entry.version);
  return [...new Set([...held, ...historyOf(registry, folder).map(({ version }) => version)])];
}
