import type { RegistrySettings } from '../contract/publishing/registry';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Capabilities } from './api/capabilities';
import type { ApiClient } from './api/client';
import type { SessionView } from './session/session';
export interface Toast {
    readonly message: string;
    readonly tone: 'success' | 'error' | 'info';
    /** Milliseconds on the screen; 3000 when left out. A pointer or the focus on it stops the clock. */
    readonly duration?: number;
}
/** A question with two answers. The confirming button repeats the verb of the title. */
export interface Confirmation {
    readonly title: string;
    readonly body: ReactNode;
    /** Below the body: what the person should know before answering, such as a list of facts. */
    readonly details?: ReactNode;
    /** Also asks for the own password, and confirms it, where the backend has `confirm-password`: see `Call.needsPassword`. */
    readonly needsPassword?: boolean;
    readonly confirmLabel: string;
    readonly tone?: 'primary' | 'success' | 'danger';
}
/** What the shell hands to every section at run time. There is one of it, whatever the order in which sections load. */
export interface Platform {
    readonly session: SessionView;
    readonly api: ApiClient;
    readonly queryClient: QueryClient;
    readonly capabilities: Capabilities;
    readonly settings: RegistrySettings;
    notify: (toast: Toast) => void;
    /** The address of another section's screen: `linkTo('user', 7)`, `linkTo('messages')`. Null when not offered here: show plain text. */
    linkTo: (place: string, id?: string | number) => string | null;
    /** Asks in a dialog; false when the person cancels or leaves. */
    confirm: (question: Confirmation) => Promise<boolean>;
}
/** Called once by the host: the shell, a section's own dev page, or a test. */
export declare function installPlatform(platform: Platform): void;
/** The host's platform. Throws before it was installed: a section that runs code at import time, or a test without a host. */
export declare function platform(): Platform;
export declare const linkTo: Platform['linkTo'];
