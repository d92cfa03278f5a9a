import type { Capability } from '@arena/shared/contract';
import { useCapability } from '@arena/shared/platform';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How long a screen may wait for the backend to say what it offers before it shows what every backend has (milliseconds). */
const PATIENCE_MS = 1000;

const answered = createStore<boolean>()(() => true);

/** Called once at the start, with the end of the question. */
export function followCapabilities(settled: Promise<void>): void {
  answered.setState(false, true);
  const know = () => answered.setState(true, true);
  void settled.then(know);
  setTimeout(know, PATIENCE_MS);
}

export type Offer = 'yes' | 'no' | 'asking';

/**
 * Whether the backend offers an extension, or has not said so yet: for the places where sample figures would flash before
 * the real ones. Everywhere else `useCapability` is enough.
 */
export function useOffer(capability: Capability): Offer {
  const offered = useCapability(capability);
  const known = useStore(answered);
  if (offered) return 'yes';
  return known ? 'no' : 'asking';
}
