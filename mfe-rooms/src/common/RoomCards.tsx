import type { ReactNode } from 'react';
import { Button, CardList, EmptyState, formatTotal, LongListView, RemovedItem, StableNotice, VisuallyHidden } from '@arena/shared/ui';
import type { useTabRows } from './tab-rows';
import * as t from './common.messages';

interface Listed {
  readonly id: number | null;
  readonly transactionId?: string | null;
}
const keyOf = (room: Listed, index: number) => room.id ?? room.transactionId ?? `row-${index}`;

interface RoomCardsProps<R extends Listed> {
  readonly label: string;
  readonly rooms: ReturnType<typeof useTabRows<R>>;
  readonly onClearSearch: () => void;
  readonly tab: { readonly empty: string; readonly emptyHint: string };
  readonly loading: { readonly label: string; readonly showLabel?: boolean; readonly skeleton: ReactNode };
  readonly cardRem?: number;
  readonly children: (room: R) => ReactNode;
}

export function RoomCards<R extends Listed>({ label, rooms, onClearSearch, tab, loading, cardRem, children }: RoomCardsProps<R>) {
  const { list, stable, search, shown } = rooms;
  const { rows = [], gone } = stable;
  const wanted = search.trim();
  const loaded = list.more === null ? '' : 'loaded ';
  const matches = list.isWhole ? `${shown.length} of ${rows.length} ${loaded}rooms match` : t.roomsMatch(formatTotal(list));
  const looked = list.isWhole ? `None of the ${rows.length} ${rows.length === 1 ? 'room' : 'rooms'} ${loaded}` : 'No room ';
  return (
    <LongListView list={list} {...loading}>
      {() => (
        <>
          <StableNotice stable={stable} />
          <VisuallyHidden role="status">{wanted === '' ? '' : matches}</VisuallyHidden>
          {shown.length > 0 ? (
            <CardList label={label} items={shown} itemKey={keyOf} cardRem={cardRem} findBy={t.searchAllHint}>
              {(room) => <RemovedItem note={gone.get(room.id ?? NaN)}>{children(room)}</RemovedItem>}
            </CardList>
          ) : rows.length > 0 || (!list.isWhole && wanted !== '') ? (
            <EmptyState
              title={tab.empty}
              hint={`${looked}in this tab matches “${wanted}”.`}
              action={<Button onClick={onClearSearch}>{t.resetSearch}</Button>}
            />
          ) : (
            <EmptyState title={tab.empty} hint={tab.emptyHint} />
          )}
        </>
      )}
    </LongListView>
  );
}
