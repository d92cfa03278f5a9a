import type { ReactNode } from 'react';
import type { TournamentApplication } from '@arena/shared/contract';
import { hintOf, messageOf } from '@arena/shared/platform';
import { color, formatTotal, LoadMore, SearchField, styled } from '@arena/shared/ui';
import type { useApplications } from '../tournaments.queries';
import { PlayersView, readingOf } from './PlayersView';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  marginBottom: 16,
});
const Count = styled('p')({ color: color.muted, fontVariantNumeric: 'tabular-nums' });

type List = ReturnType<typeof useApplications>;

interface LongPlayersViewProps<Row> {
  readonly list: List;
  /** What is shown of the list, where that is not its own rows. */
  readonly query?: ReturnType<typeof readingOf<readonly Row[]>>;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly empty: readonly [title: string, hint: string];
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A tab's list of applications. A list that is longer than one page is searched by the server, and goes on below. */
export function LongPlayersView<Row = TournamentApplication>({
  list,
  query,
  search,
  onSearch,
  empty,
  children,
}: LongPlayersViewProps<Row>) {
  const { isWhole, more } = list;
  const isSearched = search.trim() !== '';
  const reading = query ?? (readingOf(list) as ReturnType<typeof readingOf<readonly Row[]>>);
  return (
    <>
      {isWhole ? null : (
        <Bar>
          <SearchField label="Search players" placeholder="Search players..." value={search} onChange={onSearch} shortcut="/" />
          <Count role="status">{formatTotal(list)} found</Count>
        </Bar>
      )}
      <PlayersView query={reading} empty={isSearched ? [empty[0], `No player matches “${search.trim()}”.`] : empty}>
        {children}
      </PlayersView>
      {more === null ? null : (
        <LoadMore {...more} failed={more.failed ? `${messageOf(list.query.error)}. ${hintOf(list.query.error)}` : null} />
      )}
    </>
  );
}
