import type { Capability } from '@arena/shared/contract';
import type { SessionState } from '@arena/shared/contract/section';
import { useSyncExternalStore } from 'react';
import { platform } from './platform';

/** Who is signed in. */
export function useSession(): SessionState {
  const { session } = platform();
  return useSyncExternalStore(session.subscribe, session.get);
}

/**
 * Whether the backend offers an extension; false until it answers. Rerenders when it does.
 * @example const canDelete = useCapability('room-delete');
 */
export function useCapability(capability: Capability): boolean {
  const { capabilities } = platform();
  return useSyncExternalStore(capabilities.subscribe, () => capabilities.has(capability));
}

/** `asking` until the backend answers or the wait of 1 s is over. */
export type CapabilityStatus = 'yes' | 'no' | 'asking';

/** `true` and `false` are the answer itself. */
export function capabilityStatus(capability: Capability | boolean): CapabilityStatus {
  if (typeof capability === 'boolean') return capability ? 'yes' : 'no';
  const { capabilities } = platform();
  return capabilities.has(capability) ? 'yes' : capabilities.asked() ? 'no' : 'asking';
}

/** Like `useCapability`, but tells a pending answer from "no", for screens whose fallback would flash or load in vain. */
export function useCapabilityStatus(capability: Capability | boolean): CapabilityStatus {
  return useSyncExternalStore(platform().capabilities.subscribe, () => capabilityStatus(capability));
}
