import type { ReactNode } from 'react';
import type { IconNode } from '../../contract/section/descriptor';
interface LoadingStateProps {
    /** The specification's text, such as "Loading users...". */
    readonly label: string;
    /** Skeletons in the shape of the content. */
    readonly children?: ReactNode;
    /** False hides the label visually; screen readers still announce it. */
    readonly showLabel?: boolean;
}
/** The loading state of a part of a screen, in the size of its content. */
export declare function LoadingState({ label, children, showLabel }: LoadingStateProps): import("react").JSX.Element;
interface EmptyStateProps {
    readonly title: string;
    /** What will appear here, and what to do. */
    readonly hint?: ReactNode;
    readonly icon?: IconNode;
    readonly action?: ReactNode;
    /** Without a border, for use in a panel or table. */
    readonly flush?: boolean;
}
/**
 * The empty state of a list.
 * @example <EmptyState title="No rooms scheduled" hint="Rooms appear here when players create them." />
 */
export declare function EmptyState({ title, hint, icon, action, flush }: EmptyStateProps): import("react").JSX.Element;
interface ErrorStateProps {
    readonly title: string;
    readonly message?: ReactNode;
    /** A code that the user can quote to support. */
    readonly code?: string;
    readonly onRetry?: () => void;
    readonly retryLabel?: string;
    readonly retrying?: boolean;
    readonly details?: ReactNode;
    /** Without a border, for use in a panel or table. */
    readonly flush?: boolean;
}
/** The error state of a part of a screen: what happened, and what to do next. For queries, use `QueryError`. */
export declare function ErrorState(props: ErrorStateProps): import("react").JSX.Element;
export {};
