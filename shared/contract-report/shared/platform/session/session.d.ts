import type { User } from '../../contract/wire/people';
/** The auth state with the specification's names (part 1 §3), without the token, which sections never see. */
export interface SessionState {
    readonly isLoggedIn: boolean;
    readonly isAuthenticate: boolean;
    /** null before the first sign-in. */
    readonly role: string | null;
    readonly loggedInUserInfo: User | null;
}
/** A read-only view of the shell's auth store. */
export interface SessionView {
    get: () => SessionState;
    subscribe: (listener: () => void) => () => void;
}
