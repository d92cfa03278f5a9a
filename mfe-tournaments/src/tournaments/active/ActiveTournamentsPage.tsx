import { useMemo } from 'react';
import { hintOf, useSteadyRows } from '@arena/shared/platform';
import { EmptyState, ErrorState, GoneItem, LoadingState, News, PageHeader } from '@arena/shared/ui';
import { BackToTournaments } from '../BackTo';
import { CardRows } from '../CardRows';
import { CardSkeletons } from '../CardSkeletons';
import { MoreLine } from '../MoreLine';
import { itemsOf } from '../pages';
import { TournamentCard } from '../TournamentCard';
import { useTournamentPages } from '../tournaments.queries';
import { useInfiniteScroll } from './use-infinite-scroll';

/** The active tournaments, which the platform keeps under PENDING; more of them come as the page is scrolled. */
export default function ActiveTournamentsPage() {
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useTournamentPages('PENDING');
  const loaded = data?.pages;
  const listed = useMemo(() => loaded && itemsOf(loaded), [loaded]);
  const steady = useSteadyRows('tournament', listed, '');
  const items = steady.rows ?? [];
  const failed = error !== null && !isFetchNextPageError;
  const more = hasNextPage && !failed;
  const load = () => void (isFetching || fetchNextPage());
  // After a failure only a press tries again: scrolling would ask without end.
  useInfiniteScroll(more && !isFetchNextPageError ? load : null, items.length);

  return (
    <>
      <PageHeader title="Active Tournaments" subtitle="Tournaments that players can see and join" back={<BackToTournaments />} />
      <News waiting={steady.waiting} gone={steady.gone.size} goneWord="not there any more" onShow={steady.show} onClear={steady.show} />
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
          <CardRows>
            {items.map((tournament, place) => (
              <li key={tournament.id ?? `row-${place}`}>
                <GoneItem note={steady.gone.get(tournament.id ?? NaN)}>
                  <TournamentCard tournament={tournament} linked />
                </GoneItem>
              </li>
            ))}
          </CardRows>
          {more ? <MoreLine loading={isFetchingNextPage} failed={isFetchNextPageError} onLoad={load} /> : null}
        </>
      )}
    </>
  );
}
