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

/** Like `useCapability`, and says when the answer is pending: for places where the fallback would flash or be read in vain. */
export function useCapabilityStatus(capability: Capability): CapabilityStatus {
  const { capabilities } = platform();
  return useSyncExternalStore(capabilities.subscribe, () =>
    capabilities.has(capability) ? 'yes' : capabilities.asked() ? 'no' : 'asking',
  );
}
