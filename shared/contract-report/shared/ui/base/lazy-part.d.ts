import { type ComponentType, type ReactNode } from 'react';
/** What a lazy component renders while its code is missing. */
export interface LazyOptions<P> {
    /** Rendered while the code loads. */
    readonly loading?: (props: P) => ReactNode;
    /** Rendered when the code failed to load. */
    readonly failed?: (retry: () => void, props: P) => ReactNode;
    readonly onFailure?: (props: P) => void;
}
interface LazyProps {
    /** Loads the code when first true. True by default. */
    readonly wanted?: boolean;
}
type LazyComponent<P> = ComponentType<P & LazyProps> & {
    /** Loads the code early. Never rejects: a failure is reported when the component renders. */
    prefetch: () => Promise<unknown>;
};
/** A lazily loaded component. Unlike with `React.lazy`, a failed download doesn't break the screen and can be retried. */
export declare function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>, options?: LazyOptions<P>): LazyComponent<P>;
/**
 * A part of a screen, loaded in parallel with the screen's first reads. A failed download can be retried in place.
 * @param what - Its name at the start of the failure message: 'The table'.
 * @example
 * const load = () => import('./UserTable').then((module) => module.UserTable);
 * const UserTable = lazyPart(load, 'The table', <TableSkeleton label="Loading users" />);
 */
export declare const lazyPart: <P extends object>(load: () => Promise<ComponentType<P>>, what: string, loading: ReactNode) => LazyComponent<P>;
interface LazyDialogProps {
    /** Called after a failed download, which a toast reports. Resets the state that opened it. */
    readonly onFailure: () => void;
}
/**
 * A dialog or menu, loaded when it first opens.
 * @param failure - The toast when the download fails.
 * @example
 * const load = () => import('./CreateRoom').then((module) => module.CreateRoom);
 * const CreateRoom = lazyDialog(load, 'The form failed to load. Try again.');
 */
export declare const lazyDialog: <P extends object>(load: () => Promise<ComponentType<P>>, failure: string) => LazyComponent<P & LazyDialogProps>;
export {};
