import type { ReactNode } from 'react';
/** The id of the page's heading, which the shell focuses after navigation. */
export declare const PAGE_TITLE_ID = "page-title";
interface PageHeaderProps {
    readonly title: ReactNode;
    /** One sentence. */
    readonly subtitle?: ReactNode;
    readonly actions?: ReactNode;
    /** Above the title: a `BackLink`. */
    readonly back?: ReactNode;
    readonly id?: string;
}
/**
 * The header of every screen: heading, one sentence and actions.
 * @example <PageHeader title="Rooms" subtitle="Matches and their payouts" actions={<Button>Create room</Button>} />
 */
export declare function PageHeader({ title, subtitle, actions, back, id }: PageHeaderProps): import("react").JSX.Element;
export {};
