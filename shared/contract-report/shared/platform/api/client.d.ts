import { type Call } from '../../contract/call';
import { type CallInput } from '../../contract/call';
import { type CallOutput } from '../../contract/call';
export interface CallOptions {
    readonly signal?: AbortSignal;
    /** Milliseconds; `CALL_TIMEOUT_MS` when left out. */
    readonly timeout?: number;
    /** Names this attempt at a payment, for a server that announces `idempotency-key`. */
    readonly idempotencyKey?: string;
}
/** Makes the calls of the contract's table. Throws `ApiError`, or the signal's `AbortError`. */
export interface ApiClient {
    call: <C extends Call>(call: C, input: CallInput<C>, options?: CallOptions) => Promise<CallOutput<C>>;
}
export interface ApiClientOptions {
    /** The stored token, or null. Asked at every call. */
    readonly token: () => string | null;
    /** The word before the token; `Bearer` unless the backend has its own. */
    readonly scheme: string;
    /** Called for every 401 that is not a call's own, with the token that was sent. */
    readonly onUnauthorized: (token: string | null) => void;
    readonly origin?: string;
    /** Additional headers of a call. */
    readonly headers?: (call: Call) => Readonly<Record<string, string>>;
    /** The browser's `fetch` when left out. */
    readonly fetch?: typeof fetch;
}
export declare function createApiClient(client: ApiClientOptions): ApiClient;
