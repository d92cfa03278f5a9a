import { useMemo } from 'react';
import type { Room } from '@arena/shared/contract';
import { hintOf, messageOf, type StableRows } from '@arena/shared/platform';
import { CardSkeletons, color, formatTotal, LoadMore, PanelTitle, QueryView, styled } from '@arena/shared/ui';
import { RoomCards } from '../common/RoomCards';
import { newestFirst } from './order';
import { RoomCard } from './RoomCard';
import type { RoomListing } from './rooms.queries';
import type { RoomTab } from './rooms.status';
import { searchRooms } from './search';
import { useRoomActions } from './use-room-actions';

const Count = styled('span')({ color: color.muted, marginLeft: 4, fontVariantNumeric: 'tabular-nums' });
const Title = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12 });
const Order = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem' });

interface RoomListProps {
  readonly tab: RoomTab;
  readonly list: RoomListing;
  /** The rooms as they stand on the screen while others change them. */
  readonly stable: StableRows<Room>;
  readonly search: string;
  readonly onClearSearch: () => void;
}

/** The cards of one tab, the newest first. */
export function RoomList({ tab, list, stable, search, onClearSearch }: RoomListProps) {
  const { actionsOf, dialog } = useRoomActions();
  const { rows, gone } = stable;
  const { isWhole, more, query } = list;
  // The rows of a long list come as the server has found and ordered them.
  const ordered = useMemo(() => (isWhole ? newestFirst(rows ?? []) : (rows ?? [])), [isWhole, rows]);
  const shown = useMemo(() => (isWhole ? searchRooms(ordered, search) : ordered), [isWhole, ordered, search]);
  const found = isWhole ? undefined : formatTotal(list);
  const reading = { data: list.rows, error: query.error, isFetching: query.isFetching, refetch: query.refetch };
  return (
    <>
      <Title>
        <PanelTitle>
          {tab.title}
          {rows === undefined ? null : <Count aria-hidden>{found ?? shown.filter(({ id }) => !gone.has(id ?? NaN)).length}</Count>}
        </PanelTitle>
        {shown.length > 1 ? <Order>Newest first</Order> : null}
      </Title>
      <QueryView query={reading} label="Loading ..." showLabel skeleton={<CardSkeletons heights={[36, 72, 76]} titleWidth="40%" />}>
        {() => (
          <>
            <RoomCards label={tab.title} {...{ stable, shown, found, search, onClearSearch, tab }}>
              {(room) => <RoomCard room={room} tab={tab.id} {...actionsOf(room)} />}
            </RoomCards>
            {more === null ? null : (
              <LoadMore {...more} failed={more.failed ? `${messageOf(query.error)}. ${hintOf(query.error)}` : null} />
            )}
          </>
        )}
      </QueryView>
      {dialog}
    </>
  );
}
