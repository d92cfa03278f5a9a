import type { PublishedVersion } from './registry';
import type { RegistrySignature } from './signed';

/** Versions that are not live, which an administrator may run in the own session. Stored and signed apart from what all browsers get. */
export interface Preview {
  /** Random, and in no answer but to administrators who name it: the end of the link. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly why: string;
  /** Expiry in epoch milliseconds of the server's clock. */
  readonly until: number;
  readonly sections: readonly {
    /** The federation name. */
    readonly name: string;
    /** The folder name, such as `mfe-rooms`. */
    readonly folder: string;
    readonly live: PublishedVersion;
  }[];
  /** The idempotency key of the command. */
  readonly key?: string;
  /** Absent where the registry is not signed. */
  readonly signature?: RegistrySignature;
}

/** The text to sign or verify. No text of a registry begins like it. */
export const previewText = ({ signature: _, ...preview }: Preview): string => JSON.stringify(['arena-preview', preview]);
