import { type Tournament, tournamentCalls } from '@arena/shared/contract';
import { exclusively, messageOf, platform } from '@arena/shared/platform';
import { figureKey } from '../figures/figures';
import { refreshTournaments } from '../tournaments.queries';

export const REMOVED = 'Tournament deleted';
export const NOT_REMOVED = 'Failed to delete tournament';

export type Removal =
  | { readonly kind: 'removed' }
  /** `reason`: the server's or the connection's, beside the specification's own words. */
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Asks, and deletes a tournament; null when the question was answered with no, or the same is under way elsewhere.
 * `onAgreed` is called when the deletion begins.
 */
export async function removeTournament({ id, title }: Tournament, onAgreed: () => void): Promise<Removal | null> {
  if (id === null) return null;
  const { api, confirm, notify, queryClient } = platform();
  const held = await exclusively(`tournament-delete:${id}`, async (): Promise<Removal | null> => {
    const agreed = await confirm({
      title: `Delete “${title ?? `tournament ${id}`}”?`,
      body: 'It disappears for players and administrators, and so do the applications to it. This cannot be taken back.',
      confirmLabel: 'Delete Tournament',
      tone: 'danger',
    });
    if (!agreed) return null;
    onAgreed();
    try {
      const { message } = await api.call(tournamentCalls.remove, { params: { tournamentId: id } });
      notify({ message: message ?? REMOVED, tone: 'success' });
      return { kind: 'removed' };
    } catch (error) {
      notify({ message: NOT_REMOVED, tone: 'error' });
      return { kind: 'failed', reason: messageOf(error) };
    } finally {
      // After a failure too: it may have been deleted without an answer, or by somebody else.
      void refreshTournaments();
      void queryClient.invalidateQueries({ queryKey: figureKey('upcoming') });
    }
  });
  return held?.result ?? null;
}
