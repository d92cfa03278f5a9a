import { useMemo, useState } from 'react';
import type { Tournament } from '@arena/shared/contract';
import { type StableRows, useStableRows } from '@arena/shared/platform';
import { itemsOf, totalOf } from '../pages';
import { useOfGame, useSearch, useTournamentPages } from '../tournaments.queries';
import type { Source } from './source';

export interface TournamentRows {
  /** null while they are on their way, and when they could not be read: an error clears the list. */
  readonly rows: readonly Tournament[] | null;
  /** What others have changed since the rows were shown. */
  readonly steady: StableRows<Tournament>;
  /** Rows of the source before, shown until this one has answered. */
  readonly earlier: boolean;
  readonly error: Error | null;
  readonly fetching: boolean;
  readonly retry: () => void;
  /** How many there are on the server, as far as it said. */
  readonly total: number;
  readonly more: { readonly load: () => void; readonly loading: boolean; readonly failed: boolean } | null;
}

/** The tournaments of the one call that is asked. Every source has its own place in the cache, so a late answer never shows. */
export function useTournamentList(source: Source): TournamentRows {
  const pages = useTournamentPages(source.by === 'tab' ? source.status : null, source.by === 'tab');
  const search = useSearch(source.by === 'search' ? source.keywords : '', source.by === 'search');
  const game = useOfGame(source.by === 'game' ? source.gameId : 0, source.by === 'game');

  const loaded = pages.data?.pages;
  const paged = useMemo(() => (loaded === undefined ? undefined : itemsOf(loaded)), [loaded]);
  const pagesTotal = useMemo(() => totalOf(loaded ?? []), [loaded]);
  const moreFailed = pages.isFetchNextPageError;
  const asked = source.by === 'tab' ? pages : source.by === 'search' ? search : game;
  const found = source.by === 'tab' ? paged : source.by === 'search' ? search.data : game.data;
  // A further page that failed leaves the list as far as it was read.
  const error = source.by === 'tab' && moreFailed ? null : asked.error;
  const answer = error === null ? found : undefined;
  const steady = useStableRows('tournament', answer, JSON.stringify(source));

  // What was searched among stays on the screen, filtered here, until the search has answered.
  const [last, setLast] = useState<readonly Tournament[] | null>(null);
  if (answer !== undefined && answer !== last) setLast(answer);
  if (error !== null && last !== null) setLast(null);
  const earlier = answer === undefined && error === null && source.by === 'search' ? last : null;

  return {
    rows: steady.rows ?? earlier,
    steady,
    earlier: earlier !== null,
    error,
    fetching: asked.isFetching,
    retry: () => void asked.refetch(),
    total: source.by === 'tab' ? pagesTotal : (found?.length ?? 0),
    more:
      source.by === 'tab' && error === null && pages.hasNextPage
        ? { load: () => void (pages.isFetching || pages.fetchNextPage()), loading: pages.isFetchingNextPage, failed: moreFailed }
        : null,
  };
}
