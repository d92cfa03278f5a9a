import type { ReactNode } from 'react';
import type { Tournament } from '@arena/shared/contract';
import type { StableRows } from '@arena/shared/platform';
import { CardList, CardSkeletons, LoadMore, QueryView, type Reading, RemovedItem, StableNotice } from '@arena/shared/ui';
import { keyOf } from './TournamentCard';
import type { MorePages } from './tournaments.queries';
import * as t from './tournaments.messages';

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
      <StableNotice stable={stable} />
      <QueryView
        query={{ ...query, data: query.error === null ? rows : undefined }}
        title={failedTitle}
        label={t.loadingTournaments}
        skeleton={<CardSkeletons heights={[36, 72, 40]} />}
        empty={more === null ? empty : undefined}
      >
        {(shown) => (
          <CardList label={label} items={shown} itemKey={keyOf} findBy={findBy}>
            {(tournament) => <RemovedItem note={stable.gone.get(tournament.id ?? NaN)}>{children(tournament)}</RemovedItem>}
          </CardList>
        )}
      </QueryView>
      {more === null ? null : <LoadMore {...more} failed={more.failed ? t.tournamentsFailed : null} loadingText={t.loadingMore} />}
    </>
  );
}
