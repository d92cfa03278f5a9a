import { type Capability, platformCalls } from '@arena/shared/contract';
import type { ApiClient } from '@arena/shared/contract/section';
import { ApiError } from './errors';

/** The extensions that the backend announces: none until it answers. */
export interface Capabilities {
  has(capability: Capability): boolean;
  /** Whether the backend has answered, or the wait of 1 s is over and screens fall back to the specification. */
  asked(): boolean;
  subscribe(listener: () => void): () => void;
}

const CAPABILITIES_TIMEOUT_MS = 5000;
/** How long screens wait for the answer before they fall back to the specification. */
const PATIENCE_MS = 1000;
/** Whether a failure means that the backend has no such call. A temporary failure doesn't. */
const knowsNone = (error: unknown) => error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'bad-answer');

/**
 * Requests the capabilities once. Never rejects: after a failure (404, 401, HTML, no answer within 5 s), no capability is available.
 * @param keep - Receives the list to cache it for the next visit; not called after a temporary failure.
 */
export function loadCapabilities(
  api: ApiClient,
  keep: (capabilities: readonly string[]) => void = () => undefined,
): Capabilities & { /** Resolves after the answer or the failure. */ readonly settled: Promise<void> } {
  let known: ReadonlySet<string> = new Set();
  let asked = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    asked = true;
    for (const listener of [...listeners]) listener();
  };
  const waiting = setTimeout(tell, PATIENCE_MS);
  const settled = api
    .call(platformCalls.capabilities, {}, { timeout: CAPABILITIES_TIMEOUT_MS })
    .then(
      ({ capabilities }) => {
        known = new Set(capabilities);
        keep(capabilities);
      },
      (error: unknown) => (knowsNone(error) ? keep([]) : undefined),
    )
    .then(() => {
      clearTimeout(waiting);
      tell();
    });
  return {
    settled,
    has: (capability) => known.has(capability),
    asked: () => asked,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
