import * as z from '../zod';
import type { SectionDescriptor } from '../section/descriptor';
import type { RegistrySignature } from './signed';
/** The schema of a candidate, validated apart from the registry: an invalid candidate is ignored. */
export declare const registryCandidate: import("zod/mini").ZodMiniObject<{
    version: import("zod/mini").ZodMiniString<string>;
    base: import("zod/mini").ZodMiniString<string>;
    descriptor: import("zod/mini").ZodMiniUnknown;
    share: import("zod/mini").ZodMiniNumber<number>;
}, import("zod/v4/core").$strip>;
/** The schema of `/registry.json`. An invalid descriptor costs only its own section; unknown members are accepted. */
export declare const registry: import("zod/mini").ZodMiniObject<{
    formatVersion: import("zod/mini").ZodMiniLiteral<1>;
    settings: import("zod/mini").ZodMiniObject<{
        authScheme: import("zod/mini").ZodMiniString<string>;
        platformTimeZone: import("zod/mini").ZodMiniString<string>;
        environment: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>;
        formEndpoint: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
        registryKeys: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
    }, import("zod/v4/core").$strip>;
    sections: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        name: import("zod/mini").ZodMiniString<string>;
        live: import("zod/mini").ZodMiniObject<{
            version: import("zod/mini").ZodMiniString<string>;
            base: import("zod/mini").ZodMiniString<string>;
            descriptor: import("zod/mini").ZodMiniUnknown;
        }, import("zod/v4/core").$strip>;
        candidate: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>;
    }, import("zod/v4/core").$loose>>;
}, import("zod/v4/core").$strip>;
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
    readonly shell?: {
        readonly live: {
            readonly version: string;
            readonly files: string;
        };
    };
    readonly sections: {
        readonly name: string;
        readonly live: PublishedVersion;
        readonly candidate?: CandidateVersion | null;
    }[];
    readonly signature?: RegistrySignature;
}
