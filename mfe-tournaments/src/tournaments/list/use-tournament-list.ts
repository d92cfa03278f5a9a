import { useState } from 'react';
import type { Tournament } from '@arena/shared/contract';
import { type StableRows, useStableRows } from '@arena/shared/platform';
import type { Reading } from '@arena/shared/ui';
import { gameQuery, type MorePages, searchQuery, useFound, useTournamentPages } from '../tournaments.queries';
import type { Source } from './source';

interface TournamentRows {
  /** null while they are loading, and when they could not be read: an error clears the list. */
  readonly rows: readonly Tournament[] | null;
  /** What others have changed since the rows were shown. */
  readonly stable: StableRows<Tournament>;
  /** Rows of the source before, shown until this one has answered. */
  readonly earlier: boolean;
  readonly query: Omit<Reading<unknown>, 'data'>;
  /** How many there are on the server, as far as it is known. */
  readonly total: number;
  readonly more: MorePages;
}

/** The tournaments of the one call that is made. Every source has its own place in the cache, so a late answer never shows. */
export function useTournamentList(source: Source): TournamentRows {
  const isPaged = source.by === 'tab';
  const pages = useTournamentPages(isPaged ? source.status : null, isPaged);
  const found = useFound(
    source.by === 'game' ? gameQuery(source.gameId) : searchQuery(source.by === 'search' ? source.keywords : ''),
    !isPaged,
  );

  const query = isPaged ? pages : found;
  const { data, error } = query;
  const answer = error === null ? data : undefined;
  const stable = useStableRows('tournament', answer, JSON.stringify(source));

  // What was searched among stays on the screen, filtered here, until the search has answered.
  const [last, setLast] = useState<readonly Tournament[] | null>(null);
  if (answer !== undefined && answer !== last) setLast(answer);
  if (error !== null && last !== null) setLast(null);
  const earlier = answer === undefined && error === null && source.by === 'search' ? last : null;

  return {
    rows: stable.rows ?? earlier,
    stable,
    earlier: earlier !== null,
    query,
    total: isPaged ? pages.total : (data?.length ?? 0),
    more: isPaged ? pages.more : null,
  };
}
