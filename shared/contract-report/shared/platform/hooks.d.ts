import type { Capability } from '../contract/call';
import type { SessionState } from '../contract/section/mount';
/** Who is signed in. */
export declare function useSession(): SessionState;
/**
 * Whether the backend offers an extension; false until it answers. Rerenders when it does.
 * @example const canDelete = useCapability('room-delete');
 */
export declare function useCapability(capability: Capability): boolean;
/** `asking` until the backend answers or the wait of 1 s is over. */
export type CapabilityStatus = 'yes' | 'no' | 'asking';
/** `true` and `false` are the answer itself. */
export declare function capabilityStatus(capability: Capability | boolean): CapabilityStatus;
/** Like `useCapability`, but tells a pending answer from "no", for screens whose fallback would flash or load in vain. */
export declare function useCapabilityStatus(capability: Capability | boolean): CapabilityStatus;
