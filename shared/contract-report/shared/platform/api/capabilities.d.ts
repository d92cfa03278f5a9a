import { type Capability } from '../../contract/call';
import type { ApiClient } from './client';
/** What the backend offers beyond the specification: nothing until it answers, and nothing for good if it never does. */
export interface Capabilities {
    has: (capability: Capability) => boolean;
    /** Whether it has answered, or the wait for it is over: a screen then shows what every backend has. */
    asked: () => boolean;
    subscribe: (listener: () => void) => () => void;
}
/** Asks once; never fails. Any answer but a 200 with the list (404, 401, HTML, silence) means none. `keep` receives what is known. */
export declare function loadCapabilities(api: ApiClient, keep?: (capabilities: readonly string[]) => void): Capabilities & {
    readonly settled: Promise<void>;
};
