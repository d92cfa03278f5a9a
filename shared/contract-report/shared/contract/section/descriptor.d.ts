import * as z from '../zod';
/** A file's hash, in the form of the `integrity` attribute. */
export declare const fileHash: import("zod/mini").ZodMiniString<string>;
/** A line icon on a 24 × 24 grid in lucide's format: a list of `[shape, attributes]`. */
export type IconNode = readonly (readonly [string, Readonly<Record<string, string | number | undefined>>])[];
/** Names of Trusted Types policies, as they are written into the document's policy. The shell's own is named `default`. */
export declare const policyNames: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
/** The schema of `section.json`: enough to render the sidebar and routes without running any of the section's code. */
export declare const sectionDescriptor: import("zod/mini").ZodMiniObject<{
    formatVersion: import("zod/mini").ZodMiniLiteral<1>;
    name: import("zod/mini").ZodMiniString<string>;
    title: import("zod/mini").ZodMiniString<string>;
    version: import("zod/mini").ZodMiniString<string>;
    contract: import("zod/mini").ZodMiniString<string>;
    loader: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniInt>;
    owner: import("zod/mini").ZodMiniObject<{
        team: import("zod/mini").ZodMiniString<string>;
        contact: import("zod/mini").ZodMiniString<string>;
    }, import("zod/v4/core").$strip>;
    mounts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        path: import("zod/mini").ZodMiniString<string>;
        role: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>;
        layout: import("zod/mini").ZodMiniEnum<{
            console: "console";
            public: "public";
        }>;
        preload: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        pages: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
            reads: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
            readsWith: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>>;
            path: import("zod/mini").ZodMiniString<string>;
            preload: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>>;
    navigation: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        id: import("zod/mini").ZodMiniString<string>;
        label: import("zod/mini").ZodMiniString<string>;
        path: import("zod/mini").ZodMiniString<string>;
        group: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>;
        order: import("zod/mini").ZodMiniNumber<number>;
        role: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>;
        icon: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniTuple<readonly [import("zod/mini").ZodMiniEnum<{
            circle: "circle";
            ellipse: "ellipse";
            line: "line";
            path: "path";
            polygon: "polygon";
            polyline: "polyline";
            rect: "rect";
        }>, import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniNumber<number>]>>], null>>;
        waiting: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
            count: import("zod/mini").ZodMiniString<string>;
            path: import("zod/mini").ZodMiniString<string>;
            label: import("zod/mini").ZodMiniString<string>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>>;
    widgets: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        reads: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
        readsWith: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>>;
        id: import("zod/mini").ZodMiniString<string>;
        title: import("zod/mini").ZodMiniString<string>;
        order: import("zod/mini").ZodMiniNumber<number>;
        role: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>;
        size: import("zod/mini").ZodMiniEnum<{
            small: "small";
            wide: "wide";
        }>;
        preload: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
    lookups: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        id: import("zod/mini").ZodMiniString<string>;
        label: import("zod/mini").ZodMiniString<string>;
        path: import("zod/mini").ZodMiniString<string>;
        role: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>;
        listed: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
        finds: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
    actions: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        id: import("zod/mini").ZodMiniString<string>;
        label: import("zod/mini").ZodMiniString<string>;
        words: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        path: import("zod/mini").ZodMiniString<string>;
        role: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>>;
    documents: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniObject<{
        path: import("zod/mini").ZodMiniString<string>;
        file: import("zod/mini").ZodMiniString<string>;
    }, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
        path: import("zod/mini").ZodMiniString<string>;
        redirect: import("zod/mini").ZodMiniString<string>;
    }, import("zod/v4/core").$strip>]>>;
    trustedTypes: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
    backend: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
    manifest: import("zod/mini").ZodMiniString<string>;
    integrity: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    files: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>;
/** A validated `section.json`. */
export type SectionDescriptor = z.output<typeof sectionDescriptor>;
/** A path that a section serves, with its pages. */
export type SectionMount = SectionDescriptor['mounts'][number];
/** A link in the sidebar. */
export type NavigationEntry = SectionDescriptor['navigation'][number];
/** A dashboard widget. */
export type SectionWidget = SectionDescriptor['widgets'][number];
/** A screen that other sections link to by id, see `linkTo`. */
export type SectionLookup = SectionDescriptor['lookups'][number];
/** Something to do that the command palette offers. */
export type SectionAction = NonNullable<SectionDescriptor['actions']>[number];
/** A prerendered public page, or a redirect. */
export type SectionDocument = SectionDescriptor['documents'][number];
/** The team that owns a section. */
export type SectionOwner = SectionDescriptor['owner'];
