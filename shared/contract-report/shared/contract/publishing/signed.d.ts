import * as z from '../zod';
/** Whether `files.json` lists this build file: only files that browsers load are listed. */
export declare const isListed: (file: string) => boolean;
/** A validated `files.json`: the hashes by file name of every file of a version that browsers may load. */
export type FilesList = z.output<typeof filesList>;
/** The schema of `files.json`. */
export declare const filesList: import("zod/mini").ZodMiniObject<{
    formatVersion: import("zod/mini").ZodMiniLiteral<1>;
    name: import("zod/mini").ZodMiniString<string>;
    version: import("zod/mini").ZodMiniString<string>;
    files: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>;
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
export declare const signedText: ({ revision, shell, sections }: SignedPart) => string;
