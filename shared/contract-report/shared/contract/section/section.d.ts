import { type Call, type CallLine, type Capability } from '../call';
import type { Read } from '../request';
import type { IconNode, NavigationEntry, SectionAction, SectionLookup, SectionMount, SectionOwner, SectionWidget } from './descriptor';
import type { Mount } from './mount';
/** A React component without required props, untyped because the contract has no React. */
export type PageComponent = (props: Record<string, never>) => unknown;
/** The module of a page or widget. It exports `default` or `mount`. */
export interface LoadedPage {
    /** A React component. */
    readonly default?: PageComponent;
    /** Renders with any other framework, or none. Since contract 5.1. */
    readonly mount?: Mount;
    /** Reads the page's data into the cache, once, when its code arrives, even on hover. The page waits briefly. Since contract 3.1. */
    readonly prepare?: () => Promise<void>;
}
/** Imports the code of a page or widget. The shell calls it again after a failure. */
export type Load = () => Promise<LoadedPage>;
/** The first reads of a page or widget. For pages since contract 2.1 and 2.2, for widgets since 3.2. */
export interface SectionReads {
    /** Sent with the document. Only calls that every backend has, exactly as the page makes them later. */
    readonly reads?: readonly Read[];
    /** Replacements for `reads` by announced capability. Nothing is read early until the capabilities are known. */
    readonly readsWith?: Readonly<Partial<Record<Capability, readonly Read[]>>>;
}
/** One screen. `path` is relative to the mount's path, with `:param` placeholders; the empty path is the mount itself. */
export interface SectionPage {
    readonly path: string;
    readonly load: Load;
}
interface DefinedMount extends Readonly<Pick<SectionMount, 'path' | 'role' | 'layout'>> {
    readonly pages: readonly (SectionPage & SectionReads)[];
}
interface DefinedWidget extends Readonly<Pick<SectionWidget, 'id' | 'title' | 'order' | 'role' | 'size'>>, SectionReads {
    readonly load: Load;
}
/** Everything that a section provides to the shell, written in its `section.ts`. The build extracts the static part. */
export interface SectionDefinition {
    readonly name: string;
    readonly title: string;
    readonly owner: SectionOwner;
    readonly mounts: readonly DefinedMount[];
    readonly navigation: readonly (Readonly<Omit<NavigationEntry, 'icon'>> & {
        readonly icon: IconNode;
    })[];
    readonly widgets: readonly DefinedWidget[];
    /**
     * Screens of single items for `linkTo` and the command palette; `path` has one `:id`. Since contract 1.1; `listed: false` (2.0) offers no
     * number of it that wasn't looked up. `finds` (5.3) names the kind of search result that it opens; `path` may then have `:status`.
     */
    readonly lookups?: readonly Readonly<SectionLookup>[];
    /** What the command palette offers to do; `words` are searched too. Since contract 5.3. */
    readonly actions?: readonly Readonly<SectionAction>[];
    /**
     * The calls of the platform's API that the section may make; the client rejects any other. Without a list, all are allowed. Since
     * contract 3.1.
     */
    readonly calls?: readonly Call[];
    /** The names of Trusted Types policies that its code may create, such as `vue`. Since contract 5.1. */
    readonly trustedTypes?: readonly string[];
    /** Whether the section has a service of its own, for calls of `defineSectionCalls`. Since contract 5.2. */
    readonly backend?: boolean;
}
/** A section as the build reads it: the definition and the contract version it was built with. */
export interface Section extends Omit<SectionDefinition, 'calls'> {
    readonly contract: string;
    readonly calls?: readonly CallLine[];
}
/** The part of a section that the shell runs; the rest is in the descriptor. */
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
/**
 * Creates a section, the default export of every `section.ts`.
 * @example
 * export default describeSection({
 *   ...{ name: 'mfe_clans', title: 'Clans', owner: { team: 'Clans', contact: '#clans' }, navigation: [], widgets: [] },
 *   mounts: [{ path: '/admin/clans', role: 'ROLE_ADMIN', layout: 'console', pages: [{ path: '', load: () => import('./src/ClansPage') }] }],
 * });
 */
export declare function describeSection({ calls, ...definition }: SectionDefinition): Section;
/** Whether a loaded module exports a section, checked before the shell uses any of it. */
export declare function isSection(value: unknown): value is SectionProgram;
export {};
