import type { ReactNode } from 'react';
import type { ListTotal } from '@arena/shared/platform';
import { CardSkeletons, color, EmptyState, formatTotal, type LongListing, LongListView, SearchField, styled } from '@arena/shared/ui';
import { FAILED } from '../constants';
import * as t from './manage.messages';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  marginBottom: 16,
});
const Count = styled('p')({ color: color.muted, fontVariantNumeric: 'tabular-nums' });

interface LongPlayersViewProps<Row> {
  readonly list: LongListing<Row> & ListTotal & { readonly isWhole: boolean };
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly empty: readonly [title: string, hint: string];
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** The server searches lists longer than one page; further pages load below. */
export function LongPlayersView<Row>({ list, search, onSearch, empty: [title, hint], children }: LongPlayersViewProps<Row>) {
  const wanted = search.trim();
  return (
    <>
      {list.isWhole ? null : (
        <Bar>
          <SearchField label={t.searchPlayers} placeholder={t.searchPlayersPlaceholder} value={search} onChange={onSearch} shortcut="/" />
          <Count role="status">{t.playersFound(formatTotal(list))}</Count>
        </Bar>
      )}
      <LongListView
        list={list}
        label={t.loadingPlayers}
        title={FAILED}
        skeleton={<CardSkeletons heights={[36, 72, 40]} />}
        empty={<EmptyState title={title} hint={wanted === '' ? hint : t.noPlayerMatches(wanted)} />}
      >
        {children}
      </LongListView>
    </>
  );
}
