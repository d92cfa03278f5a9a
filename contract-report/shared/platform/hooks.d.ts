import type { Capability } from '../contract/call';
import type { SessionState } from './session/session';
/** Who is signed in. */
export declare function useSession(): SessionState;
/** Whether the backend offers an extension. False until it has said so. */
export declare function useCapability(capability: Capability): boolean;
export type CapabilityStatus = 'yes' | 'no' | 'asking';
/**
 * Whether the backend offers an extension, or has not said so yet: for the places where what every backend has would flash, or
 * be read in vain, before the answer. Everywhere else `useCapability` is enough.
 */
export declare function useCapabilityStatus(capability: Capability): CapabilityStatus;
