import { type Capability, platformCalls } from '@arena/shared/contract';
import type { ApiClient } from './client';
import { ApiError } from './errors';

/** What the backend offers beyond the specification: nothing until it answers, and nothing for good if it never does. */
export interface Capabilities {
  has(capability: Capability): boolean;
  /** Whether it has answered, or the wait for it is over: a screen then shows what every backend has. */
  asked(): boolean;
  subscribe(listener: () => void): () => void;
}

const CAPABILITIES_TIMEOUT_MS = 5000;
/** How long a screen waits for the answer before it shows what every backend has. */
const PATIENCE_MS = 1000;
/** Whether a backend has answered that it has no such call. A temporary failure says nothing. */
const knowsNone = (error: unknown) => error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'bad-answer');

/** Asks once; never fails. Any answer but a 200 with the list (404, 401, HTML, silence) means none. `keep` receives what is known. */
export function loadCapabilities(
  api: ApiClient,
  keep: (capabilities: readonly string[]) => void = () => undefined,
): Capabilities & { /** When the question is settled, either way. */ readonly settled: Promise<void> } {
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
