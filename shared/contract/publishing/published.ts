import type { Preview } from './previews';
import type { CandidateVersion, PublishedVersion, RegistryDocument, RegistrySettings } from './registry';
import type { RegistrySignature } from './signed';
import type { SectionChange } from './status';

// The published format, written by publishing and read by the origin. `registry.json` lists the live versions and their history. Next to it,
// each version has its own immutable folder:
//     registry.json
//     mfe-rooms/1.4.0/section.json, section.1a2b3c4d.js, …

/** One change of what is published. Entries are append-only. */
export interface HistoryEntry extends SectionChange {
  readonly action: 'publish' | 'canary' | 'promote' | 'rollback' | 'hold';
  /** The folders of all that changed together with it, as one change. */
  readonly set?: readonly string[];
  /** The idempotency key of the command, which the client may repeat after a lost connection. */
  readonly key?: string;
}

/** A section with its live version, candidate and history. */
export interface PublishedSection {
  /** The federation name. */
  readonly name: string;
  /** The folder name, such as `mfe-rooms`. */
  readonly folder: string;
  readonly live: PublishedVersion;
  readonly candidate: CandidateVersion | null;
  /** Oldest first, append-only. */
  readonly history: readonly HistoryEntry[];
}

/** The shell's own entry. It has no candidate, because its document is sent before the user is known. */
interface PublishedShell {
  readonly live: {
    readonly version: string;
    readonly base: string;
    /** The SHA-384 hash of its `files.json`. */
    readonly files: string;
  };
  /** Oldest first, append-only. */
  readonly history: readonly HistoryEntry[];
}

/** The part of a registry that browsers get, with the signature over it, see `signedText`. */
export interface SignedRegistry extends Pick<RegistryDocument, 'shell' | 'sections'> {
  readonly revision: number;
  readonly signature: RegistrySignature;
}

/** `registry.json` as publishing stores it. */
export interface PublishedRegistry {
  readonly formatVersion: 1;
  /** Increases with every change, even after a restore from backup: browsers reject a lower one than they have seen. */
  readonly revision: number;
  readonly settings: RegistrySettings;
  /** Absent until a shell is published. */
  readonly shell?: PublishedShell;
  readonly sections: readonly PublishedSection[];
  /** Versions uploaded before their section had a live one. */
  readonly held: readonly { readonly folder: string; readonly entry: HistoryEntry }[];
  /** Versions that administrators may run by a link. Not in the part for browsers: their ids are secret. */
  readonly previews?: readonly Preview[];
  /** The signed part for browsers. Absent until the first signature. */
  readonly signed?: SignedRegistry;
  /** A signature over this whole file, for the next publisher. */
  readonly seal?: RegistrySignature;
}

/** The registry before the first publication. */
export const NOTHING_PUBLISHED: PublishedRegistry = {
  formatVersion: 1,
  revision: 0,
  settings: { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null },
  sections: [],
  held: [],
};

/** The section in this folder, or null. */
export const sectionOf = (registry: PublishedRegistry, folder: string): PublishedSection | null =>
  registry.sections.find((one) => one.folder === folder) ?? null;

/** The shell's folder name, and its name on the command line. */
export const SHELL = 'shell';

/** The history of a section or of the shell, oldest first; empty when unknown. */
export const historyOf = (registry: PublishedRegistry, folder: string): readonly HistoryEntry[] =>
  (folder === SHELL ? registry.shell : sectionOf(registry, folder))?.history ?? [];

/** All uploaded versions of a section or the shell, in upload order. */
export function versionsOf(registry: PublishedRegistry, folder: string): readonly string[] {
  const held = registry.held.filter((one) => one.folder === folder).map(({ entry }) => entry.version);
  return [...new Set([...held, ...historyOf(registry, folder).map(({ version }) => version)])];
}
