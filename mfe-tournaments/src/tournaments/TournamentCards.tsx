import type { ReactNode } from 'react';
import type { Tournament } from '@arena/shared/contract';
import type { StableRows } from '@arena/shared/platform';
import { CardList, CardSkeletons, LoadingState, LoadMore, QueryError, type Reading, RemovedItem, UpdatesNotice } from '@arena/shared/ui';
import { keyOf } from './TournamentCard';
import type { MorePages } from './tournaments.queries';

interface TournamentCardsProps {
  readonly label: string;
  /** Advice for finding a tournament in a long list. */
  readonly findBy: string;
  readonly query: Omit<Reading<unknown>, 'data'>;
  readonly failedTitle: string;
  readonly stable: StableRows<Tournament>;
  readonly rows: readonly Tournament[] | undefined;
  readonly more: MorePages;
  readonly empty: ReactNode;
  readonly children: (tournament: Tournament) => ReactNode;
}

/** Changes by others stay hidden until the user shows them. */
export function TournamentCards({ label, findBy, query, failedTitle, stable, rows, more, empty, children }: TournamentCardsProps) {
  return (
    <>
      <UpdatesNotice
        waiting={stable.waiting}
        gone={stable.gone.size}
        goneWord="no longer listed"
        onShow={stable.show}
        onClear={stable.show}
      />
      {query.error !== null ? (
        <QueryError query={query} title={failedTitle} />
      ) : rows === undefined ? (
        <LoadingState label="Loading tournaments" showLabel={false}>
          <CardSkeletons heights={[36, 72, 40]} />
        </LoadingState>
      ) : rows.length === 0 && more === null ? (
        empty
      ) : (
        <CardList label={label} items={rows} itemKey={keyOf} findBy={findBy}>
          {(tournament) => <RemovedItem note={stable.gone.get(tournament.id ?? NaN)}>{children(tournament)}</RemovedItem>}
        </CardList>
      )}
      {more === null ? null : (
        <LoadMore {...more} failed={more.failed ? 'Error loading tournaments' : null} loadingText="Loading more tournaments..." />
      )}
    </>
  );
}
