import { useMemo, useState } from 'react';
import { gameCalls, isAdminRole, type Tournament } from '@arena/shared/contract';
import { joinSentences, platform, useOperation, useSession, useStableRows, useUrlState } from '@arena/shared/platform';
import { Button, color, EmptyState, styled, useLookup } from '@arena/shared/ui';
import { Trash2 } from 'lucide';
import { ALL_GAMES, FAILED } from '../constants';
import { GameSelect } from '../GameSelect';
import { gameIdOf } from '../list/list-call';
import { TournamentCard } from '../TournamentCard';
import { TournamentCards } from '../TournamentCards';
import { deleteTournament } from '../tournaments.operations';
import { gameQuery, useFound, useTournamentPages } from '../tournaments.queries';
import * as t from '../tournaments.messages';

const Bar = styled('div')({ marginBottom: 16 });
const Reason = styled('p')({ color: color.bad, fontSize: '0.8125rem', marginTop: 8, overflowWrap: 'anywhere' });

/** All upcoming tournaments page by page, or one game's, which the server sends in every status. */
function useUpcoming(gameId: number | null) {
  const pages = useTournamentPages('PENDING', gameId === null);
  const game = useFound(gameQuery(gameId ?? 0), gameId !== null);
  const ofGame = useMemo(() => game.data?.filter(({ status }) => status === 'PENDING'), [game.data]);
  return gameId === null ? pages : { data: ofGame, error: game.error, isFetching: game.isFetching, refetch: game.refetch, more: null };
}

export function UpcomingList({ linked }: { readonly linked: boolean }) {
  const isAdmin = isAdminRole(useSession().role);
  const games = useLookup('games', gameCalls.games).list;
  const [gameText, setGame] = useUrlState('game', ALL_GAMES);
  const gameId = gameIdOf(gameText);
  const query = useUpcoming(gameId);
  const stable = useStableRows('tournament', query.data, String(gameId));
  // Deleted tournaments leave at once, even if the next answer still has them.
  const [deleted, setDeleted] = useState<readonly number[]>([]);

  return (
    <>
      <Bar>
        <GameSelect games={games} value={gameText} onChange={setGame} />
      </Bar>
      <TournamentCards
        label={t.upcomingList}
        findBy={t.filterHint}
        query={query}
        failedTitle={FAILED}
        stable={stable}
        rows={stable.rows?.filter(({ id }) => id === null || !deleted.includes(id))}
        more={query.more}
        empty={<EmptyState title={t.noTournaments} hint={gameId === null ? t.checkBackSoon : t.otherGamesHint} />}
      >
        {(tournament) => (
          <TournamentCard tournament={tournament} full linked={linked}>
            {isAdmin ? <DeleteButton tournament={tournament} onDeleted={(id) => setDeleted((before) => [...before, id])} /> : null}
          </TournamentCard>
        )}
      </TournamentCards>
    </>
  );
}

function DeleteButton({ tournament, onDeleted }: { readonly tournament: Tournament; readonly onDeleted: (id: number) => void }) {
  const { id, title } = tournament;
  const deleting = useOperation(deleteTournament, id ?? undefined);
  if (id === null) return <Reason as="p">{t.deleteWithoutId}</Reason>;
  const remove = async () => {
    const outcome = await deleting.run({ tournamentId: id, title });
    if (outcome === null || outcome.kind === 'cancelled') return;
    const { notify } = platform();
    if (outcome.kind === 'done') {
      notify({ message: outcome.answer?.message ?? joinSentences(outcome.serverMessage, t.deleted), tone: 'success' });
      onDeleted(id);
    } else if (outcome.kind === 'superseded') {
      notify({ message: t.deletedElsewhere, tone: 'info' });
      onDeleted(id);
    } else notify({ message: t.deleteFailed, tone: 'error' });
  };
  const { outcome } = deleting;
  const reason = outcome !== null && 'message' in outcome ? outcome.message : null;
  return (
    <>
      <Button
        size="sm"
        tone="danger"
        icon={Trash2}
        busy={deleting.phase === 'sending'}
        aria-label={t.deleteTournamentNamed(title ?? id)}
        onClick={() => void remove()}
      >
        {t.deleteTournament}
      </Button>
      {reason === null ? null : <Reason role="alert">{reason}</Reason>}
    </>
  );
}
