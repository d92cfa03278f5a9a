import { useMemo, useState } from 'react';
import { isAdminRole, type Tournament } from '@arena/shared/contract';
import { hintOf, joinSentences, messageOf, platform, useOperation, useSession, useStableRows, useUrlState } from '@arena/shared/platform';
import { Button, CardList, color, EmptyState, ErrorState, RemovedItem, LoadingState, UpdatesNotice, styled } from '@arena/shared/ui';
import { Trash2 } from 'lucide';
import { CardSkeletons } from '../CardSkeletons';
import { ALL_GAMES, FAILED } from '../constants';
import { GameSelect } from '../GameSelect';
import { gameIdOf } from '../list/source';
import { LoadMore } from '../LoadMore';
import { itemsOf } from '../pages';
import { keyOf, TournamentCard } from '../TournamentCard';
import { deleteTournament } from '../tournaments.operations';
import { useGames, useOfGame, useTournamentPages } from '../tournaments.queries';

const Bar = styled('div')({ marginBottom: 16 });
const Reason = styled('p')({ color: color.bad, fontSize: '0.8125rem', marginTop: 8, overflowWrap: 'anywhere' });

/** What is upcoming: all of it page by page, or all of one game, of which the server sends every status. */
function useUpcoming(gameId: number | null) {
  const pages = useTournamentPages('PENDING', gameId === null);
  const game = useOfGame(gameId ?? 0, gameId !== null);
  const asked = gameId === null ? pages : game;
  const items = useMemo(
    () => (gameId === null ? pages.data && itemsOf(pages.data.pages) : game.data?.filter(({ status }) => status === 'PENDING')),
    [game.data, gameId, pages.data],
  );
  const steady = useStableRows('tournament', items, String(gameId));
  const moreFailed = gameId === null && pages.isFetchNextPageError;
  return {
    steady,
    error: moreFailed ? null : asked.error,
    fetching: asked.isFetching,
    retry: () => void asked.refetch(),
    // A further page on top of a reading anew would give that up, and leave a gap where something was removed.
    more:
      gameId === null && pages.hasNextPage
        ? { load: () => void (pages.isFetching || pages.fetchNextPage()), loading: pages.isFetchingNextPage }
        : null,
    moreFailed,
  };
}

/** The upcoming tournaments as cards. Only an administrator finds the button that deletes one. */
export function UpcomingList({ linked }: { readonly linked: boolean }) {
  const admin = isAdminRole(useSession().role);
  const games = useGames();
  const [gameText, setGame] = useUrlState('game', ALL_GAMES);
  const gameId = gameIdOf(gameText);
  const { steady, error, fetching, retry, more, moreFailed } = useUpcoming(gameId);
  // What was deleted leaves at once, also when the next reading still shows it.
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const shown = steady.rows?.filter(({ id }) => id === null || !removed.includes(id));

  return (
    <>
      <Bar>
        <GameSelect games={games} value={gameText} onChange={setGame} />
      </Bar>
      <UpdatesNotice
        waiting={steady.waiting}
        gone={steady.gone.size}
        goneWord="not there any more"
        onShow={steady.show}
        onClear={steady.show}
      />
      {error !== null ? (
        <ErrorState
          title={FAILED}
          message={messageOf(error) === FAILED ? hintOf(error) : messageOf(error)}
          onRetry={retry}
          retrying={fetching}
        />
      ) : shown === undefined ? (
        <LoadingState label="Loading tournaments" showLabel={false}>
          <CardSkeletons />
        </LoadingState>
      ) : shown.length === 0 && more === null ? (
        <EmptyState
          title="No tournaments available yet"
          hint={gameId === null ? 'The next one appears here as soon as it is announced.' : 'Other games may have some: choose Select All.'}
        />
      ) : (
        <CardList label="Upcoming tournaments" items={shown} itemKey={keyOf} findBy="The choice of a game makes the list shorter.">
          {(tournament) => (
            <RemovedItem note={steady.gone.get(tournament.id ?? NaN)}>
              <TournamentCard tournament={tournament} full linked={linked}>
                {admin ? <DeleteButton tournament={tournament} onRemoved={(id) => setRemoved((before) => [...before, id])} /> : null}
              </TournamentCard>
            </RemovedItem>
          )}
        </CardList>
      )}
      {error === null && more !== null ? <LoadMore loading={more.loading} failed={moreFailed} onLoad={more.load} /> : null}
    </>
  );
}

function DeleteButton({ tournament, onRemoved }: { readonly tournament: Tournament; readonly onRemoved: (id: number) => void }) {
  const { id, title } = tournament;
  const deleting = useOperation(deleteTournament, id ?? undefined);
  if (id === null) return <Reason as="p">The server sent this tournament without an id, so it cannot be deleted here.</Reason>;
  const remove = async () => {
    const outcome = await deleting.run({ tournamentId: id, title });
    if (outcome === null || outcome.kind === 'cancelled') return;
    const { notify } = platform();
    if (outcome.kind === 'done') {
      notify({ message: outcome.answer?.message ?? joinSentences(outcome.serverMessage, 'Tournament deleted'), tone: 'success' });
      onRemoved(id);
    } else if (outcome.kind === 'superseded') {
      notify({ message: 'It was deleted from another tab meanwhile.', tone: 'info' });
      onRemoved(id);
    } else notify({ message: 'Failed to delete tournament', tone: 'error' });
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
        aria-label={`Delete Tournament ${title ?? id}`}
        onClick={() => void remove()}
      >
        Delete Tournament
      </Button>
      {reason === null ? null : <Reason role="alert">{reason}</Reason>}
    </>
  );
}
