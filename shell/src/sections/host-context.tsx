import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SectionHost } from './host';

const HostContext = createContext<SectionHost | null>(null);
export const SectionHostProvider = HostContext.Provider;

/** Throws outside the provider. */
export function useSectionHost(): SectionHost {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useSectionHost() needs a SectionHostProvider above it.');
  return host;
}

/** `select` must return the same value until it changes. */
export function useHostState<T>(select: (host: SectionHost) => T): T {
  const host = useSectionHost();
  return useSyncExternalStore(host.subscribe, () => select(host));
}
