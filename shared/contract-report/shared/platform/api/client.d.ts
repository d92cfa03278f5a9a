import { type Call } from '../../contract/call';
import type { ApiClient } from '../../contract/section/mount';
/** How a client authenticates and reaches the backend. */
export interface ApiClientOptions {
    /** The stored token, or null. Read on every call. */
    readonly token: () => string | null;
    /** The word before the token in the Authorization header, such as `Bearer`; may be empty. */
    readonly scheme: string;
    /** Called with the sent token on every 401, except for calls with `ownUnauthorized`, and with the server's reason if it gives one. */
    readonly onUnauthorized: (token: string | null, reason?: string) => void;
    readonly origin?: string;
    /** Additional headers of a call. */
    readonly headers?: (call: Call) => Readonly<Record<string, string>>;
    /** Defaults to the browser's `fetch`. */
    readonly fetch?: typeof fetch;
}
/** Creates the client of the shell, a dev page or a test. Sections use `platform().api`. */
export declare function createApiClient(client: ApiClientOptions): ApiClient;
