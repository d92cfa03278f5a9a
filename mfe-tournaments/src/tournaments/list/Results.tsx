import { memo, useEffect, useMemo } from 'react';
import { hintOf, messageOf } from '@arena/shared/platform';
import { EmptyState, ErrorState, UpdatesNotice } from '@arena/shared/ui';
import { FAILED, NO_DATA } from '../constants';
import type { NamedGame } from '../tournaments.queries';
import { GoneRows } from './gone-rows';
import { LazyTable } from './LazyTable';
import { ListFooter } from './ListFooter';
import { type ListFilters, localFilter, sourceOf, warmTexts } from './source';
import { useTournamentList } from './use-tournament-list';

interface ResultsProps {
  readonly filters: ListFilters;
  /** What stands in the search box. */
  readonly text: string;
  readonly games: readonly NamedGame[];
  readonly scrollKey: string;
}

/** What is left of the tournaments. Drawn apart from the toolbar, so that a letter is on the screen before it has been used. */
export const Results = memo(function Results({ filters, text, games, scrollKey }: ResultsProps) {
  const list = useTournamentList(sourceOf(filters));
  const { more, error, rows, earlier } = list;
  const filter = useMemo(() => localFilter(filters, text, games, earlier), [earlier, filters, games, text]);
  useEffect(() => (rows === null ? undefined : warmTexts(rows)), [rows]);
  const filtered = filter !== null || filters.keywords !== '' || filters.gameId !== null || filters.tab.status !== null;
  return (
    <GoneRows value={list.steady.gone}>
      <UpdatesNotice
        waiting={list.steady.waiting}
        gone={list.steady.gone.size}
        goneWord="not in this list any more"
        onShow={list.steady.show}
        onClear={list.steady.show}
      />
      <LazyTable
        rows={rows}
        filter={filter}
        scrollKey={scrollKey}
        onNearEnd={more === null || more.failed ? undefined : more.load}
        error={
          error === null ? null : (
            <ErrorState
              flush
              title={FAILED}
              message={messageOf(error) === FAILED ? hintOf(error) : messageOf(error)}
              onRetry={list.retry}
              retrying={list.fetching}
            />
          )
        }
        empty={
          earlier ? (
            <EmptyState flush title="Searching..." hint="Nothing that is loaded already matches; the server is asked." />
          ) : (
            <EmptyState
              flush
              title={NO_DATA}
              hint={filtered ? 'Nothing matches all of the filters.' : 'A tournament appears here as soon as it is created.'}
            />
          )
        }
        footer={(shown) => <ListFooter shown={shown} list={list} />}
      />
    </GoneRows>
  );
});
