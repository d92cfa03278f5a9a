import * as z from '@arena/shared/contract/zod';
import { fileHash } from '../section/descriptor';

// The chain of trust from publisher to browser. `files.json` lists a version's files with their hashes, the descriptor has the hash of that
// list, and the publisher signs (Ed25519) the part of the registry that names code:
//     signature → registry → descriptor → files.json → every file

/** Files of a build that no browser loads. */
const NOT_LISTED = /\.(br|gz|map|bin)$|^(section|files|contract|mf-manifest|mf-stats)\.json$/;
/** Whether `files.json` lists this build file: only files that browsers load are listed. */
export const isListed = (file: string): boolean => !NOT_LISTED.test(file);

/** A validated `files.json`: the hashes by file name of every file of a version that browsers may load. */
export type FilesList = z.output<typeof filesList>;
/** The schema of `files.json`. */
export const filesList = z.object({
  formatVersion: z.literal(1),
  name: z.string(),
  version: z.string(),
  files: z.record(z.string(), fileHash),
});

/** An Ed25519 signature. */
export interface RegistrySignature {
  /** The key's id: the first 16 base64url characters of the SHA-256 of the raw public key. */
  readonly key: string;
  /** In base64. */
  readonly value: string;
}

/** The signed part of a registry: everything that names code, and the revision. */
export interface SignedPart {
  readonly revision: number;
  readonly shell?: unknown;
  readonly sections: readonly unknown[];
}

/** The text to sign or verify. Built from the parsed registry, so the verified content is the content in use. */
export const signedText = ({ revision, shell = null, sections }: SignedPart): string => JSON.stringify([revision, shell, sections]);
