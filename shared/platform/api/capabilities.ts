import { type Capability, platformCalls } from '@arena/shared/contract';
import type { ApiClient } from './client';

/** What the backend offers beyond the specification. Nothing until it has said so, and nothing for good if it never does. */
export interface Capabilities {
  has(capability: Capability): boolean;
  subscribe(listener: () => void): () => void;
}

const CAPABILITIES_TIMEOUT_MS = 5000;

/** Asks once. Any other answer than a 200 with the list (a 404, a 401, HTML, silence) means none; it never fails. */
export function loadCapabilities(
  api: ApiClient,
): Capabilities & { /** When the question is settled, either way. */ readonly settled: Promise<void> } {
  let known: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const settled = api.call(platformCalls.capabilities, {}, { timeout: CAPABILITIES_TIMEOUT_MS }).then(
    (answer) => {
      known = new Set(answer.capabilities);
      for (const listener of listeners) listener();
    },
    () => undefined,
  );
  return {
    settled,
    has: (capability) => known.has(capability),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
