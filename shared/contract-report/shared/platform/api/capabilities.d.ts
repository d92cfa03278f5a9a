import { type Capability } from '../../contract/call';
import type { ApiClient } from '../../contract/section/mount';
/** The extensions that the backend announces: none until it answers. */
export interface Capabilities {
    has: (capability: Capability) => boolean;
    /** Whether the backend has answered, or the wait of 1 s is over and screens fall back to the specification. */
    asked: () => boolean;
    subscribe: (listener: () => void) => () => void;
}
/**
 * Requests the capabilities once. Never rejects: after a failure (404, 401, HTML, no answer within 5 s), no capability is available.
 * @param keep - Receives the list to cache it for the next visit; not called after a temporary failure.
 */
export declare function loadCapabilities(api: ApiClient, keep?: (capabilities: readonly string[]) => void): Capabilities & {
    readonly settled: Promise<void>;
};
