import * as z from '../zod';
export declare const isListed: (file: string) => boolean;
/** What `files.json` says: the hash of every file of a version that a browser may load, by its name. */
export declare const filesList: import("zod/mini").ZodMiniObject<{
    formatVersion: import("zod/mini").ZodMiniLiteral<1>;
    name: import("zod/mini").ZodMiniString<string>;
    version: import("zod/mini").ZodMiniString<string>;
    files: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>;
export type FilesList = z.output<typeof filesList>;
export declare const registrySignature: import("zod/mini").ZodMiniObject<{
    key: import("zod/mini").ZodMiniString<string>;
    value: import("zod/mini").ZodMiniString<string>;
}, import("zod/v4/core").$strip>;
export type RegistrySignature = z.output<typeof registrySignature>;
/** The signed part of a registry: all that names code, and the number that only grows. */
export interface SignedPart {
    readonly revision: number;
    readonly shell?: unknown;
    readonly sections: readonly unknown[];
}
/** The text that is signed. Made of the parsed registry, so that what was verified is what is used. */
export declare const signedText: ({ revision, shell, sections }: SignedPart) => string;
