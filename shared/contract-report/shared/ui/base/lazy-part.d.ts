import { type ComponentType, type ReactNode } from 'react';
export interface LazyOptions<P> {
    /** In its place while its code is on the way. */
    readonly loading?: (props: P) => ReactNode;
    /** In its place when its code failed to load. */
    readonly failed?: (retry: () => void, props: P) => ReactNode;
    readonly onFailure?: (props: P) => void;
}
interface LazyProps {
    /** Its code is fetched when this is first true. */
    readonly wanted?: boolean;
}
type LazyComponent<P> = ComponentType<P & LazyProps> & {
    /** Fetches the code early. Never rejects: a failure shows when it is needed. */
    prefetch: () => Promise<unknown>;
};
/** A component loaded when first wanted. Unlike `React.lazy`, a failed download doesn't take the screen with it and can be retried. */
export declare function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>, options?: LazyOptions<P>): LazyComponent<P>;
/** A part of a screen, fetched beside the screen's first reads, with a retry in place. `what` names it at the start: "The table". */
export declare const lazyPart: <P extends object>(load: () => Promise<ComponentType<P>>, what: string, loading: ReactNode) => LazyComponent<P>;
interface LazyDialogProps {
    /** Called after a failed download, which a message has already reported: closes what was to open. */
    readonly onFailure: () => void;
}
/** A dialog or a menu whose code is fetched when it is first opened. `failure` is the message when the download fails. */
export declare const lazyDialog: <P extends object>(load: () => Promise<ComponentType<P>>, failure: string) => LazyComponent<P & LazyDialogProps>;
export {};
