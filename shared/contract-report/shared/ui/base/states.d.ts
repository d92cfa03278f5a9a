import type { ReactNode } from 'react';
import type { IconNode } from '../../contract/section/descriptor';
interface LoadingStateProps {
    /** What is loading, as the specification words it. */
    readonly label: string;
    /** Skeletons in the shape of what comes. */
    readonly children?: ReactNode;
    /** False where the words would only disturb; they are still read out. */
    readonly showLabel?: boolean;
}
/** In place of what is loading, and of its size. */
export declare function LoadingState({ label, children, showLabel }: LoadingStateProps): import("react").JSX.Element;
interface EmptyStateProps {
    readonly title: string;
    /** What would be here and what to do. */
    readonly hint?: ReactNode;
    readonly icon?: IconNode;
    readonly action?: ReactNode;
    /** Without a frame of its own: inside a panel or a table. */
    readonly flush?: boolean;
}
/** Nothing to show, and that is not an error. */
export declare function EmptyState({ title, hint, icon, action, flush }: EmptyStateProps): import("react").JSX.Element;
interface ErrorStateProps {
    readonly title: string;
    readonly message?: ReactNode;
    /** A short code to quote to support. */
    readonly code?: string;
    readonly onRetry?: () => void;
    readonly retryLabel?: string;
    readonly retrying?: boolean;
    readonly details?: ReactNode;
    /** Without a frame of its own: inside a panel or a table. */
    readonly flush?: boolean;
}
/** What happened, and the way on, in place of what failed. */
export declare function ErrorState(props: ErrorStateProps): import("react").JSX.Element;
export {};
