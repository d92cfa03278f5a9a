import * as z from '@arena/shared/contract/zod';
import type { SectionDescriptor } from '../section/descriptor';
import type { RegistrySignature } from './signed';

const origin = z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?\/[^\s]*$/, 'must be an address that ends below an origin'));

const placed = {
  version: z.string(),
  /** The URL of the version's folder with a trailing slash, on another origin or the shell's own. */
  base: origin,
  descriptor: z.unknown(),
};

/** The schema of a candidate, validated apart from the registry: an invalid candidate is ignored. */
export const registryCandidate = z.object({ ...placed, share: z.number() });

/** The schema of `/registry.json`. An invalid descriptor costs only its own section; unknown members are accepted. */
export const registry = z.object({
  formatVersion: z.literal(1),
  settings: z.object({
    /** The word before the token in the Authorization header. */
    authScheme: z.string(),
    /** The IANA time zone of the wire's zone-less dates. */
    platformTimeZone: z.string(),
    /** A short label next to the brand, such as `demo`; null for none. */
    environment: z.nullable(z.string()),
    /** The URL that the public forms post to, `{form}` standing for the form's name. Since contract 1.2. */
    formEndpoint: z.optional(z.nullable(z.string())),
    /** The public keys that the registry must be signed with, raw Ed25519 in base64; two during a key rotation. Since contract 3.1. */
    registryKeys: z.optional(z.array(z.string())),
  }),
  sections: z.array(
    z.looseObject({
      name: z.string(),
      live: z.object(placed),
      /** A version for a percentage of users, see `cohortOf` and `registryCandidate`. */
      candidate: z.optional(z.unknown()),
    }),
  ),
});

/** A validated `/registry.json`, its descriptors not yet validated. */
export type Registry = z.output<typeof registry>;
/** The run-time settings that the registry carries. */
export type RegistrySettings = Registry['settings'];

/** One uploaded version of a section. */
export interface PublishedVersion {
  readonly version: string;
  /** The path of the version's folder below the registry's origin. */
  readonly base: string;
  readonly descriptor: SectionDescriptor;
}

/** A version for a percentage of users. */
export interface CandidateVersion extends PublishedVersion {
  /** Percentage of users that get it, 1 to 99. */
  readonly share: number;
}

/** The registry as it is written, with typed descriptors. `SignedPart` is its signed part. */
export interface RegistryDocument extends Registry {
  /** Absent in development, where each section has its own origin. */
  readonly revision?: number;
  /** The published shell version and the hash of its `files.json`. */
  readonly shell?: { readonly live: { readonly version: string; readonly files: string } };
  readonly sections: {
    readonly name: string;
    readonly live: PublishedVersion;
    readonly candidate?: CandidateVersion | null;
  }[];
  readonly signature?: RegistrySignature;
}
