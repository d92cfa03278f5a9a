import { API_BASE, requestKey } from '@arena/shared/contract';
import type { HandOver } from './hand-over';

// The first script sends a page's first reads with the stored token. Each answer is used once, for the same request and token.

/** Older unused answers are too stale to show (milliseconds). */
const KEPT_MS = 10_000;
/** Deadline of a whole answer. The client gives up earlier if it doesn't begin. */
const WHOLE_MS = 60_000;

export interface EarlyRead {
  readonly authorization: string;
  readonly startedAt: number;
  readonly answer: Promise<Response>;
}

/** Sends reads below the API's base path and adds them to `reads`. Never throws. */
export function startReads(addresses: readonly string[], authorization: string, reads: HandOver['reads']): void {
  for (const address of addresses.map((one) => API_BASE + one)) {
    const headers = { accept: 'application/json', authorization };
    const answer = fetch(address, { headers, credentials: 'include', signal: AbortSignal.timeout(WHOLE_MS) });
    // `fetchOnce` passes the failure to its caller; an unused one is ignored.
    answer.catch(() => undefined);
    reads.set(requestKey('GET', new URL(address, location.href)), { authorization, startedAt: Date.now(), answer });
  }
  // Operations need fresh reads and begin with a press, so a press drops the early answers.
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => reads.clear(), { once: true, capture: true });
}

/** `fetch` with a deadline, except that an early answer to the same request is used once. */
export const fetchOnce: typeof fetch = (input, init) => {
  const request = input instanceof Request ? input : new Request(input, init);
  const key = requestKey(request.method, request.url);
  const read = window.arenaHandOver?.reads.get(key);
  window.arenaHandOver?.reads.delete(key);
  if (read?.authorization === request.headers.get('authorization') && Date.now() - read.startedAt < KEPT_MS) return read.answer;
  return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(WHOLE_MS)]) });
};
