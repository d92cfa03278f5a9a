import { type Call, type CallLine, type Capability } from '../call';
import type { Read } from '../request';
import type { IconNode, SectionOwner } from './descriptor';
/** A React component without required props. The contract knows no React; the shell renders it. */
export type PageComponent = (props: Record<string, never>) => unknown;
/** The calls that it may make; without a list, any. Since contract 3.1. */
export interface LoadedPage {
    readonly default: PageComponent;
    /**
     * Reads the page's data into the cache, once, when its code arrives (even on hover); the page waits briefly for it. Since contract 3.1.
     */
    readonly prepare?: () => Promise<void>;
}
/** Fetches the code of a page or a widget when it is needed. The shell calls it again after a failure. */
export type Load = () => Promise<LoadedPage>;
/** What a page, or a widget, is going to ask for. Of pages since contract 2.1 and 2.2, of widgets since 3.2. */
export interface SectionReads {
    /** First reads, sent with the document: `read(roomCalls.get)`. Only calls of every backend, exactly as asked later. */
    readonly reads?: readonly Read[];
    /** First reads by announced capability, in place of `reads`. Nothing is read early before the backend's capabilities are known. */
    readonly readsWith?: Readonly<Partial<Record<Capability, readonly Read[]>>>;
}
/** One screen. `path` is below the mount's path, with `:names`; the empty path is the mount itself. */
export interface SectionPage {
    readonly path: string;
    readonly load: Load;
}
/** What a section gives to the shell, written once in its `section.ts`: the build takes the static half out of it. */
export interface SectionDefinition {
    readonly name: string;
    readonly title: string;
    readonly owner: SectionOwner;
    readonly mounts: readonly {
        readonly path: string;
        readonly role: string | null;
        readonly layout: 'console' | 'public';
        readonly pages: readonly (SectionPage & SectionReads)[];
    }[];
    readonly navigation: readonly {
        readonly id: string;
        readonly label: string;
        readonly path: string;
        readonly group: string | null;
        readonly order: number;
        readonly role: string | null;
        readonly icon: IconNode;
    }[];
    readonly widgets: readonly ({
        readonly id: string;
        readonly title: string;
        readonly order: number;
        readonly role: string | null;
        readonly size: 'small' | 'wide';
        readonly load: Load;
    } & SectionReads)[];
    /** Things with a screen of their own, for links (`linkTo`) and the command palette; `path` has one `:id`. Since contract 1.1. */
    readonly lookups?: readonly {
        readonly id: string;
        readonly label: string;
        readonly path: string;
        readonly role: string | null;
        /** False keeps it out of the command palette. Since contract 2.0. */
        readonly listed?: boolean;
    }[];
    /** The calls that it makes; the shell refuses it any other. Without a list it may make any. Since contract 3.1. */
    readonly calls?: readonly Call[];
}
/** A section as the build and its own page read it: its definition and the contract version that it was built with. */
export interface Section extends Omit<SectionDefinition, 'calls'> {
    readonly contract: string;
    readonly calls?: readonly CallLine[];
}
/** What the shell runs of a section; the rest is in the descriptor. */
export interface SectionProgram extends Pick<Section, 'contract' | 'calls'> {
    readonly mounts: readonly {
        readonly path: string;
        readonly pages: readonly SectionPage[];
    }[];
    readonly widgets: readonly {
        readonly id: string;
        readonly load: Load;
    }[];
}
/** The default export of every `section.ts`. */
export declare function describeSection({ calls, ...definition }: SectionDefinition): Section;
/** Whether a module that a section's origin sent is a section at all, checked before anything of it is used. */
export declare function isSection(value: unknown): value is SectionProgram;
