import * as z from '@arena/shared/contract/zod';

/*
 * How a browser knows that what runs is what was published. Each version has a list of its files and their hashes, `files.json`; its
 * descriptor names the hash of that list; and the part of the registry that names code is signed (Ed25519) by whoever publishes:
 *
 *     signature → registry → descriptor → files.json → every file
 */

/** What of a build no browser loads. */
const NOT_LISTED = /\.(br|gz|map|bin)$|^(section|files|contract|mf-manifest|mf-stats)\.json$/;

/** Whether a file of a build stands in its list. */
export const isListed = (file: string): boolean => !NOT_LISTED.test(file);

/** The form of a file's hash, which is also what the attribute `integrity` takes. */
export const fileHash = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** What `files.json` says: the hash of every file of a version that a browser may load, by its name. */
export const filesList = z.object({
  formatVersion: z.literal(1),
  name: z.string(),
  version: z.string(),
  files: z.record(z.string(), fileHash),
});
export type FilesList = z.output<typeof filesList>;

/** Which key has signed, and what it came to. */
export const registrySignature = z.object({
  /** The first 16 characters of the base64url of the SHA-256 of the raw public key. */
  key: z.string(),
  /** Ed25519, base64. */
  value: z.string(),
});
export type RegistrySignature = z.output<typeof registrySignature>;

/** What of a registry is signed: all that names code, and the number that only grows. */
export interface SignedPart {
  readonly revision: number;
  readonly shell?: unknown;
  readonly sections: readonly unknown[];
}

/** The text that is signed. Made of the parsed registry, so that what was verified is what is used. */
export const signedText = ({ revision, shell = null, sections }: SignedPart): string => JSON.stringify([revision, shell, sections]);
