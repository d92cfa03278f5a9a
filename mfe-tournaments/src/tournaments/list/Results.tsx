import { memo, useMemo } from 'react';
import { countText, EmptyState, lazyPart, ListFooter, type Named, QueryError, StableNotice, TableSkeleton } from '@arena/shared/ui';
import { useLast, usePrepared, useStableRows } from '@arena/shared/platform';
import { FAILED, NO_DATA } from '../constants';
import { RemovedRows } from './removed-rows';
import { callFor, type ListCall, type ListFilters, localFilter, TOURNAMENT_SEARCH } from './list-call';
import { gameQuery, searchQuery, useFound, useTournamentPages } from '../tournaments.queries';
import * as t from '../tournaments.messages';

/** Every call has its own cache entry, so a late answer to an earlier call never shows. */
function useTournamentList(call: ListCall) {
  const isPaged = call.kind === 'tab';
  const pages = useTournamentPages(isPaged ? call.status : null, isPaged);
  const found = useFound(
    call.kind === 'game' ? gameQuery(call.gameId) : searchQuery(call.kind === 'search' ? call.keywords : ''),
    !isPaged,
  );

  const query = isPaged ? pages : found;
  const { data, error } = query;
  const answer = error === null ? data : undefined;
  const stable = useStableRows('tournament', answer, JSON.stringify(call));

  // Until the search answers, filters the previous rows here.
  const last = useLast(error === null ? answer : null) ?? null;
  const earlier = answer === undefined && call.kind === 'search' ? last : null;

  return {
    /** null while loading and after an error. */
    rows: stable.rows ?? earlier,
    stable,
    /** These rows are from the previous call. */
    earlier: earlier !== null,
    query,
    /** The server's total as far as it is known. */
    total: isPaged ? pages.total : (data?.length ?? 0),
    more: isPaged ? pages.more : null,
  };
}

const WORDS = ['tournament', 'tournaments'] as const;
/** In its own chunk, so that the header and figures don't wait for it. */
const Table = lazyPart(
  () => import('./TournamentTable').then((module) => module.default),
  t.theTable,
  <TableSkeleton label={t.loadingTournaments} />,
);
// Fetched with the page's code, including prefetches.
void Table.prefetch();

interface ResultsProps {
  readonly filters: ListFilters;
  readonly text: string;
  readonly games: readonly Named[];
  readonly scrollKey: string;
}

/** Filters on every keystroke, in the same frame. */
export const Results = memo(function Results({ filters, text, games, scrollKey }: ResultsProps) {
  const list = useTournamentList(callFor(filters));
  const { more, query, rows, earlier, stable, total } = list;
  const filter = useMemo(() => localFilter(filters, text, games, earlier), [earlier, filters, games, text]);
  usePrepared(TOURNAMENT_SEARCH, rows);
  const filtered = filter !== null || filters.keywords !== '' || filters.gameId !== null || filters.tab.status !== null;
  return (
    <RemovedRows value={stable.gone}>
      <StableNotice stable={stable} />
      <Table
        rows={rows}
        filter={filter}
        scrollKey={scrollKey}
        onNearEnd={more === null || more.failed ? undefined : more.load}
        error={query.error === null ? null : <QueryError query={query} title={FAILED} flush />}
        empty={
          earlier ? (
            <EmptyState flush title={t.searching} hint={t.searchingAll} />
          ) : (
            <EmptyState flush title={NO_DATA} hint={filtered ? t.noMatch : t.emptyHint} />
          )
        }
        footer={(shown) => (
          <ListFooter more={more && { ...more, failed: more.failed ? t.moreFailed : null }}>
            {countText(shown, earlier ? shown : total, WORDS)}
          </ListFooter>
        )}
      />
    </RemovedRows>
  );
});
