import { useMemo } from 'react';
import { hintOf, messageOf, useStableRows } from '@arena/shared/platform';
import { CardList, EmptyState, ErrorState, RemovedItem, LoadingState, UpdatesNotice, PageHeader } from '@arena/shared/ui';
import { BackToTournaments } from '../BackTo';
import { CardSkeletons } from '../CardSkeletons';
import { FAILED } from '../constants';
import { LoadMore } from '../LoadMore';
import { itemsOf } from '../pages';
import { keyOf, TournamentCard } from '../TournamentCard';
import { useTournamentPages } from '../tournaments.queries';
import { useInfiniteScroll } from './use-infinite-scroll';

const FIND_BY = 'The search of the Tournaments page looks through all of them.';

/** The tournaments that are being played now; more of them come as the page is scrolled. */
export default function ActiveTournamentsPage() {
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useTournamentPages('ONGOING');
  const loaded = data?.pages;
  const listed = useMemo(() => loaded && itemsOf(loaded), [loaded]);
  const steady = useStableRows('tournament', listed, '');
  const items = steady.rows ?? [];
  const failed = error !== null && !isFetchNextPageError;
  const more = hasNextPage && !failed;
  const load = () => void (isFetching || fetchNextPage());
  // After a failure only a press tries again: scrolling would ask without end.
  useInfiniteScroll(more && !isFetchNextPageError && !isFetching ? load : null, items.length);

  return (
    <>
      <PageHeader title="Active Tournaments" subtitle="Tournaments that are being played now" back={<BackToTournaments />} />
      <UpdatesNotice
        waiting={steady.waiting}
        gone={steady.gone.size}
        goneWord="not there any more"
        onShow={steady.show}
        onClear={steady.show}
      />
      {failed ? (
        <ErrorState
          title="Error loading tournaments"
          message={messageOf(error) === FAILED ? hintOf(error) : messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : loaded === undefined ? (
        <LoadingState label="Loading tournaments" showLabel={false}>
          <CardSkeletons />
        </LoadingState>
      ) : items.length === 0 ? (
        <EmptyState title="No active tournaments yet" hint="A tournament appears here as soon as it is started." />
      ) : (
        <>
          <CardList label="Active tournaments" items={items} itemKey={keyOf} findBy={FIND_BY}>
            {(tournament) => (
              <RemovedItem note={steady.gone.get(tournament.id ?? NaN)}>
                <TournamentCard tournament={tournament} linked />
              </RemovedItem>
            )}
          </CardList>
          {more ? <LoadMore loading={isFetchingNextPage} failed={isFetchNextPageError} onLoad={load} /> : null}
        </>
      )}
    </>
  );
}
