import type { Capability } from '../contract/call';
import type { SessionState } from './session/session';
/** Who is signed in. */
export declare function useSession(): SessionState;
/** Whether the backend offers an extension. False until it has said so. */
export declare function useCapability(capability: Capability): boolean;
export type CapabilityStatus = 'yes' | 'no' | 'asking';
/** Like `useCapability`, and says when the answer is pending: for places where the fallback would flash or be read in vain. */
export declare function useCapabilityStatus(capability: Capability): CapabilityStatus;
