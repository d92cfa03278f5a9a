import * as z from '@arena/shared/contract/zod';
import type { SectionDescriptor } from '../section/descriptor';
import type { RegistrySignature } from './signed';

const origin = z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?\/[^\s]*$/, 'must be an address that ends below an origin'));

const placed = {
  version: z.string(),
  /** The folder that the version's files are in, ending in a slash: another origin, or a path of the shell's own. */
  base: origin,
  descriptor: z.unknown(),
};

/** Checked apart from the registry, as descriptors are: a bad one is none. */
export const registryCandidate = z.object({ ...placed, share: z.number() });

/** `/registry.json`: each section's live version and its place. A bad descriptor costs only its section; unknown members pass. */
export const registry = z.object({
  formatVersion: z.literal(1),
  settings: z.object({
    /** The word before the token in the Authorization header. */
    authScheme: z.string(),
    /** The IANA zone that the wire's zone-less dates are meant in. */
    platformTimeZone: z.string(),
    /** A short word beside the brand, such as `demo`; null for none. */
    environment: z.nullable(z.string()),
    /** Where the public forms are posted, with `{form}` for the form's name; null or left out for nowhere. Since contract 1.2. */
    formEndpoint: z.optional(z.nullable(z.string())),
    /** The public keys that the registry has to be signed with, raw Ed25519 as base64: one, or two while one is exchanged. Since contract 3.1. */
    registryKeys: z.optional(z.array(z.string())),
  }),
  sections: z.array(
    z.looseObject({
      name: z.string(),
      live: z.object(placed),
      /** What a share of the people gets instead, in per cent (`cohortOf`). */
      candidate: z.optional(z.unknown()),
    }),
  ),
});

export type Registry = z.output<typeof registry>;
export type RegistrySettings = Registry['settings'];

interface PlacedVersion {
  readonly version: string;
  readonly base: string;
  readonly descriptor: SectionDescriptor;
}

/** The registry as it is written: with real descriptors. What is signed of it is `SignedPart`. */
export interface RegistryDocument extends Registry {
  /** Left out where nothing is published: each section has an origin of its own. */
  readonly revision?: number;
  /** The version of the shell that was published, and the hash of its `files.json`. */
  readonly shell?: { readonly live: { readonly version: string; readonly files: string } };
  readonly sections: {
    readonly name: string;
    readonly live: PlacedVersion;
    readonly candidate?: (PlacedVersion & { readonly share: number }) | null;
  }[];
  readonly signature?: RegistrySignature;
}
