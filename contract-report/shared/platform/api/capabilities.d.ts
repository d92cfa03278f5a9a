import { type Capability } from '../../contract/call';
import type { ApiClient } from './client';
/** What the backend offers beyond the specification. Nothing until it has said so, and nothing for good if it never does. */
export interface Capabilities {
    has: (capability: Capability) => boolean;
    /** Whether it has said so, or was waited for long enough that a screen shows what every backend has. */
    asked: () => boolean;
    subscribe: (listener: () => void) => () => void;
}
/**
 * Asks once. Any other answer than a 200 with the list (a 404, a 401, HTML, silence) means none; it never fails. `keep` is told what
 * the backend is known to have.
 */
export declare function loadCapabilities(api: ApiClient, keep?: (capabilities: readonly string[]) => void): Capabilities & {
    readonly settled: Promise<void>;
};
