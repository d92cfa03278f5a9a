import type { RegistrySettings } from '../contract/publishing/registry';
import type { ApiClient } from '../contract/section/mount';
import type { SessionView } from '../contract/section/mount';
import type { Toast } from '../contract/section/mount';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Capabilities } from './api/capabilities';
/** A yes-or-no question. The label of the confirming button repeats the verb of the title. */
export interface Confirmation {
    readonly title: string;
    readonly body: ReactNode;
    /** Facts below the body that help the user decide. */
    readonly details?: ReactNode;
    /** Also asks for the user's password on backends with `confirm-password`, see `Call.needsPassword`. */
    readonly needsPassword?: boolean;
    readonly confirmLabel: string;
    readonly tone?: 'primary' | 'success' | 'danger';
}
/** What the shell provides to all sections at run time. A singleton. */
export interface Platform {
    readonly session: SessionView;
    readonly api: ApiClient;
    readonly queryClient: QueryClient;
    readonly capabilities: Capabilities;
    readonly settings: RegistrySettings;
    notify: (toast: Toast) => void;
    /** The path of another section's screen: `linkTo('user', 7)`, `linkTo('messages')`. Null when not available: show plain text. */
    linkTo: (place: string, id?: string | number) => string | null;
    /** Asks in a dialog. Resolves to false when the user cancels or leaves. */
    confirm: (question: Confirmation) => Promise<boolean>;
}
/** Sets the platform. Called once by the host: the shell, a dev page or a test. */
export declare function installPlatform(platform: Platform): void;
/**
 * The host's platform, for calls outside of hooks.
 * @throws Error before `installPlatform`, such as in code that runs at import time.
 * @example platform().notify({ message: 'Saved', tone: 'success' });
 */
export declare function platform(): Platform;
/** The path of another section's screen: `linkTo('user', 7)`. Null when not available: show plain text. */
export declare const linkTo: Platform['linkTo'];
