import { tournamentCalls } from '@arena/shared/contract';
import { ApiError, exclusively, messageOf, platform } from '@arena/shared/platform';
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
  const { queryClient } = platform();
  try {
    await queryClient.cancelQueries({ queryKey: tournamentKeys.applications(tournamentId, 'PENDING') });
    return await queryClient.fetchQuery({ ...applicationsQuery(tournamentId, 'PENDING'), staleTime: 0, retry: false });
  } catch {
    return null;
  }
}

async function send(tournamentId: number, applicationId: number, status: Decision): Promise<Decided> {
  try {
    const { message } = await platform().api.call(tournamentCalls.decide, { params: { applicationId }, query: { status } });
    return { kind: 'done', message: message ?? (status === 'REJECTED' ? REJECTED : APPROVED) };
  } catch (error) {
    const message = messageOf(error);
    const failed = (state: RowState, note: string): Decided => ({ kind: 'failed', message, state, note });
    if (!(error instanceof ApiError)) return failed('open', message);
    // Approving takes the entry fee. Some backends take it again, so nothing is sent twice before the list was read.
    if (error.outcomeUnknown) return failed('unsure', `${message}. Whether it was decided is not known yet.`);
    if (error.kind !== 'refused' && error.kind !== 'not-found') return failed('open', message);
    // A refusal may mean that somebody was faster, or that this player cannot pay: the list of pending ones knows.
    const pending = await pendingNow(tournamentId);
    const gone =
      error.kind === 'not-found' || (pending !== null && !pending.some((application) => keyOf(application) === String(applicationId)));
    return gone ? failed('gone', `${ELSEWHERE} ${message}`) : failed('open', message);
  }
}

/** Decides one application, once: null when it is being decided already, here or in another tab. */
export async function decide(tournamentId: number, applicationId: number, status: Decision): Promise<Decided | null> {
  const held = await exclusively(`tournament-application:${applicationId}`, () => send(tournamentId, applicationId, status));
  return held?.result ?? null;
}
