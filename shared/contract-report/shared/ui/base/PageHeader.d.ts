import type { ReactNode } from 'react';
/** The id of the page's heading: the shell moves the focus to it after navigation. */
export declare const PAGE_TITLE_ID = "page-title";
interface PageHeaderProps {
    readonly title: ReactNode;
    /** One sentence. */
    readonly subtitle?: ReactNode;
    readonly actions?: ReactNode;
    /** The way back, above the title: a ghost button that is a link. */
    readonly back?: ReactNode;
    readonly id?: string;
}
/** How every screen begins: where you are, one sentence, what you can do here. */
export declare function PageHeader({ title, subtitle, actions, back, id }: PageHeaderProps): import("react").JSX.Element;
export {};
