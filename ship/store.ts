import type { SectionDescriptor } from '@arena/shared/contract/section';
import type { VersionContract } from './registry/version-contract.ts';
import type { PublishedRegistry } from './registry/published-registry.ts';

/** A version on its way: complete and checked, and not yet in its place. */
export interface Upload {
  readonly folder: string;
  readonly version: string;
  /** Where it lies until then, as the store knows it. */
  readonly staged: string;
}

/** Stores versions and the registry. A folder uses a lock and an atomic rename; an object store would use a conditional write. */
export interface ShipStore {
  /** For the messages: where this is. */
  readonly place: string;
  read(): Promise<PublishedRegistry>;
  /** The same, for a change. Throws a `Refusal` where that is not possible: without the key that it is signed with. */
  readForChange(): Promise<PublishedRegistry>;
  /** The descriptor of an uploaded version. Throws a `Refusal` when its files are not there, or not the ones that were published. */
  describe(folder: string, version: string): Promise<SectionDescriptor>;
  /** The hash of the list of an uploaded version of the shell. Throws like `describe`. */
  list(folder: string, version: string): Promise<string>;
  /** The names of an uploaded version's files; none when they are gone. */
  files(folder: string, version: string): Promise<readonly string[]>;
  /** The contract of an uploaded version, of a section or of the shell; null when its files are gone. */
  contract(folder: string, version: string): Promise<VersionContract | null>;
  /** Copies a build's files next to the versions, not visible to any user. */
  stage(folder: string, version: string, build: string): Promise<Upload>;
  /** Puts an upload in place and changes the registry, both or none; returns it. `change` may run more than once, and refuses by throwing. */
  commit(change: (registry: PublishedRegistry) => PublishedRegistry, upload?: Upload): Promise<PublishedRegistry>;
  drop(upload: Upload): Promise<void>;
}
