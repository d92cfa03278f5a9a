import type { Capability } from '@arena/shared/contract';
import { useSyncExternalStore } from 'react';
import { platform } from './platform';
import type { SessionState } from './session/session';

/** Who is signed in. */
export function useSession(): SessionState {
  const { session } = platform();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Whether the backend offers an extension. False until it has said so. */
export function useCapability(capability: Capability): boolean {
  const { capabilities } = platform();
  return useSyncExternalStore(capabilities.subscribe, () => capabilities.has(capability));
}

export type CapabilityStatus = 'yes' | 'no' | 'asking';

/**
 * Whether the backend offers an extension, or has not said so yet: for the places where what every backend has would flash, or
 * be read in vain, before the answer. Everywhere else `useCapability` is enough.
 */
export function useCapabilityStatus(capability: Capability): CapabilityStatus {
  const { capabilities } = platform();
  return useSyncExternalStore(capabilities.subscribe, () =>
    capabilities.has(capability) ? 'yes' : capabilities.asked() ? 'no' : 'asking',
  );
}
