import { fullMapCalls } from '@arena/shared/contract';
import { ApiError, exclusively, messageOf, platform, fetchFresh } from '@arena/shared/platform';
import { applicationsQuery, fullMapKeys } from '../fullmaps.queries';
import { ELSEWHERE, keyOf, type RowState } from './request-rows';

export type Decision = 'ACCEPT' | 'REJECT';

/** What a decision leaves its row in. */
export interface Decided {
  readonly state: RowState;
  /** What the server said. What is known of the request besides is added where it becomes known. */
  readonly note: string | null;
}

/** The requests that are pending now, or null when they cannot be read. */
async function pendingNow(fullmapId: number) {
  try {
    return await fetchFresh(applicationsQuery(fullmapId, 'PENDING'));
  } catch {
    return null;
  }
}

/** Both lists, and the room: a decision moves a request from one to the other. */
export async function refreshRequests(fullmapId: number): Promise<void> {
  const { queryClient } = platform();
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: fullMapKeys.applications(fullmapId, 'PENDING') }),
    queryClient.invalidateQueries({ queryKey: fullMapKeys.applications(fullmapId, 'CREATOR_APPROVED') }),
    queryClient.invalidateQueries({ queryKey: fullMapKeys.room(fullmapId) }),
  ]);
}

async function send(fullmapId: number, fullmapAppId: number, action: Decision): Promise<Decided> {
  try {
    await platform().api.call(fullMapCalls.decide, { params: { fullmapAppId }, body: { action } });
    return { state: action === 'ACCEPT' ? 'accepted' : 'rejected', note: null };
  } catch (error) {
    const message = messageOf(error);
    if (!(error instanceof ApiError)) return { state: 'open', note: message };
    // Accepting takes the entry fee. Some backends take it again, so nothing is sent twice before the list was read.
    if (error.outcomeUnknown) return { state: 'unsure', note: message };
    if (error.kind !== 'refused' && error.kind !== 'not-found') return { state: 'open', note: message };
    // A refusal may mean that somebody was faster, or that this player cannot pay: the list of pending requests knows.
    const pending = await pendingNow(fullmapId);
    const gone = error.kind === 'not-found' || (pending !== null && !pending.some((request) => keyOf(request) === String(fullmapAppId)));
    return gone ? { state: 'gone', note: `${ELSEWHERE} ${message}` } : { state: 'open', note: message };
  }
}

const WAIT_MS = 250;
const UNREAD = 'Whether this request is still pending could not be read, so nothing was sent. Try again.';

/**
 * Decides one request, once. What this screen shows may be behind: the pending requests are read before anything is sent, and
 * while another tab of this browser decides the same request, its outcome is waited for.
 */
export async function decide(fullmapId: number, fullmapAppId: number, action: Decision): Promise<Decided> {
  for (;;) {
    const held = await exclusively(`fullmap-request:${fullmapAppId}`, async (): Promise<Decided> => {
      const pending = await pendingNow(fullmapId);
      if (pending === null) return { state: 'open', note: UNREAD };
      const waiting = pending.some((request) => keyOf(request) === String(fullmapAppId));
      return waiting ? send(fullmapId, fullmapAppId, action) : { state: 'gone', note: ELSEWHERE };
    });
    if (held !== null) return held.result;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}
