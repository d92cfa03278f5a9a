import { useMemo } from 'react';
import { hintOf } from '@arena/shared/platform';
import { CardList, EmptyState, ErrorState, LoadingState, PageHeader } from '@arena/shared/ui';
import { BackToTournaments } from '../BackTo';
import { CardSkeletons } from '../CardSkeletons';
import { MoreLine } from '../MoreLine';
import { itemsOf } from '../pages';
import { keyOf, TournamentCard } from '../TournamentCard';
import { useTournamentPages } from '../tournaments.queries';
import { useInfiniteScroll } from './use-infinite-scroll';

const FIND_BY = 'The search of the Tournaments page looks through all of them.';

/** The active tournaments, which the platform keeps under PENDING; more of them come as the page is scrolled. */
export default function ActiveTournamentsPage() {
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useTournamentPages('PENDING');
  const loaded = data?.pages;
  const items = useMemo(() => itemsOf(loaded ?? []), [loaded]);
  const failed = error !== null && !isFetchNextPageError;
  const more = hasNextPage && !failed;
  const load = () => void (isFetching || fetchNextPage());
  // After a failure only a press tries again: scrolling would ask without end.
  useInfiniteScroll(more && !isFetchNextPageError ? load : null, items.length);

  return (
    <>
      <PageHeader title="Active Tournaments" subtitle="Tournaments that players can see and join" back={<BackToTournaments />} />
      {failed ? (
        <ErrorState title="Error loading tournaments" message={hintOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : loaded === undefined ? (
        <LoadingState label="Loading tournaments" showLabel={false}>
          <CardSkeletons />
        </LoadingState>
      ) : items.length === 0 ? (
        <EmptyState title="No active tournaments yet" hint="A tournament appears here as soon as it is created." />
      ) : (
        <>
          <CardList label="Active tournaments" items={items} itemKey={keyOf} findBy={FIND_BY}>
            {(tournament) => <TournamentCard tournament={tournament} linked />}
          </CardList>
          {more ? <MoreLine loading={isFetchingNextPage} failed={isFetchNextPageError} onLoad={load} /> : null}
        </>
      )}
    </>
  );
}
