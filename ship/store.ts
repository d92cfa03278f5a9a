import type { SectionDescriptor } from '@arena/shared/contract';
import type { VersionContract } from './registry/version-contract.ts';
import type { PublishedRegistry } from './registry/published-registry.ts';

/** A version on its way: complete and checked, and not yet in its place. */
export interface Upload {
  readonly folder: string;
  readonly version: string;
  /** Where it lies meanwhile, as the store knows it. */
  readonly staged: string;
}

/**
 * Where versions and the registry are kept. A folder does it by a lock and an atomic rename; an object store would by a
 * conditional write (put the registry only if its tag is the one that was read, and try again).
 */
export interface ShipStore {
  /** For the messages: where this is. */
  readonly place: string;
  read(): Promise<PublishedRegistry>;
  /** The same, for whoever wants to change it. Throws a `Refusal` where that is not possible: without the key that it is signed with. */
  readForChange(): Promise<PublishedRegistry>;
  /** The descriptor of an uploaded version. Throws a `Refusal` when its files are not there, or not the ones that were published. */
  describe(folder: string, version: string): Promise<SectionDescriptor>;
  /** The hash of the list of an uploaded version of the shell. Throws like `describe`. */
  list(folder: string, version: string): Promise<string>;
  /** The names of an uploaded version's files; none when they are gone. */
  files(folder: string, version: string): Promise<readonly string[]>;
  /** The contract of an uploaded version, of a section or of the shell; null when its files are gone. */
  contract(folder: string, version: string): Promise<VersionContract | null>;
  /** Brings a build's files beside the versions. Nobody sees them. */
  stage(folder: string, version: string, build: string): Promise<Upload>;
  /**
   * Puts an upload in its place and changes the registry, both or none. `change` may run more than once, and refuses by
   * throwing. Answers the registry as it is now.
   */
  commit(change: (registry: PublishedRegistry) => PublishedRegistry, upload?: Upload): Promise<PublishedRegistry>;
  /** Throws away an upload that is not to be used. */
  drop(upload: Upload): Promise<void>;
}
