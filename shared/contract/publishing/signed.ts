import * as z from '@arena/shared/contract/zod';
import { fileHash } from '../section/descriptor';

// How a browser knows that what runs is what was published: `files.json` lists a version's files and their hashes, its descriptor names
// that list's hash, and the publisher signs (Ed25519) the part of the registry that names code:
//     signature → registry → descriptor → files.json → every file

/** Files of a build that no browser loads. */
const NOT_LISTED = /\.(br|gz|map|bin)$|^(section|files|contract|mf-manifest|mf-stats)\.json$/;
export const isListed = (file: string): boolean => !NOT_LISTED.test(file);

/** What `files.json` says: the hash of every file of a version that a browser may load, by its name. */
export const filesList = z.object({
  formatVersion: z.literal(1),
  name: z.string(),
  version: z.string(),
  files: z.record(z.string(), fileHash),
});
export type FilesList = z.output<typeof filesList>;

export const registrySignature = z.object({
  /** The first 16 characters of the base64url of the SHA-256 of the raw public key. */
  key: z.string(),
  /** Ed25519, base64. */
  value: z.string(),
});
export type RegistrySignature = z.output<typeof registrySignature>;

/** The signed part of a registry: all that names code, and the number that only grows. */
export interface SignedPart {
  readonly revision: number;
  readonly shell?: unknown;
  readonly sections: readonly unknown[];
}

/** The text that is signed. Made of the parsed registry, so that what was verified is what is used. */
export const signedText = ({ revision, shell = null, sections }: SignedPart): string => JSON.stringify([revision, shell, sections]);
