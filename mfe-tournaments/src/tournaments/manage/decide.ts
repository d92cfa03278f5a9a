import { type TournamentApplication, tournamentCalls } from '@arena/shared/contract';
import { ApiError, exclusively, messageOf, platform, fetchFresh } from '@arena/shared/platform';
import { applicationsQuery, tournamentKeys } from '../tournaments.queries';
import { ELSEWHERE, keyOf, type RowState } from './application-rows';

export type Decision = 'CREATOR_APPROVED' | 'REJECTED';

export const APPROVED = 'Tournament accepted';
export const REJECTED = 'Application rejected';

export type Decided =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly state: RowState; readonly note: string };

/** Both lists, and the tournament with its count: a decision moves a player from one to the other. */
export async function refreshApplications(tournamentId: number): Promise<void> {
  const { queryClient } = platform();
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: tournamentKeys.applications(tournamentId, 'PENDING') }),
    queryClient.invalidateQueries({ queryKey: tournamentKeys.applications(tournamentId, 'CREATOR_APPROVED') }),
    queryClient.invalidateQueries({ queryKey: tournamentKeys.one(tournamentId) }),
  ]);
}

/** The applications that are pending now, or null when they cannot be read. */
async function pendingNow(tournamentId: number) {
  try {
    const read = await fetchFresh(applicationsQuery(tournamentId, 'PENDING'));
    // Some backends ignore the status that is asked for.
    return read.filter(({ status }) => status === null || status === 'PENDING');
  } catch {
    return null;
  }
}

const isAmong = (pending: readonly TournamentApplication[], applicationId: number) =>
  pending.some((application) => keyOf(application) === String(applicationId));

async function send(tournamentId: number, applicationId: number, status: Decision): Promise<Decided> {
  try {
    const { message } = await platform().api.call(tournamentCalls.decide, { params: { applicationId }, query: { status } });
    return { kind: 'done', message: message ?? (status === 'REJECTED' ? REJECTED : APPROVED) };
  } catch (error) {
    const message = messageOf(error);
    const failed = (state: RowState, note: string): Decided => ({ kind: 'failed', message, state, note });
    if (!(error instanceof ApiError)) return failed('open', message);
    // Approving takes the entry fee. Some backends take it again, so nothing is sent twice before the list was read.
    if (error.outcomeUnknown) return failed('unsure', message);
    if (error.kind !== 'refused' && error.kind !== 'not-found') return failed('open', message);
    // A refusal may mean that somebody was faster, or that this player cannot pay: the list of pending ones knows.
    const pending = await pendingNow(tournamentId);
    const gone = error.kind === 'not-found' || (pending !== null && !isAmong(pending, applicationId));
    return gone ? failed('gone', `${ELSEWHERE} ${message}`) : failed('open', message);
  }
}

const WAIT_MS = 250;
const UNREAD = 'Whether this application is still pending could not be read, so nothing was sent. Try again.';

/**
 * Decides one application, once. What this screen shows may be behind: the pending applications are read before anything is
 * sent, and while another tab of this browser decides the same one, its outcome is waited for.
 */
export async function decide(tournamentId: number, applicationId: number, status: Decision): Promise<Decided> {
  for (;;) {
    const held = await exclusively(`tournament-application:${applicationId}`, async (): Promise<Decided> => {
      const pending = await pendingNow(tournamentId);
      if (pending === null) return { kind: 'failed', message: UNREAD, state: 'open', note: UNREAD };
      if (isAmong(pending, applicationId)) return send(tournamentId, applicationId, status);
      return { kind: 'failed', message: ELSEWHERE, state: 'gone', note: ELSEWHERE };
    });
    if (held !== null) return held.result;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}
