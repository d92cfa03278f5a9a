import { useMemo } from 'react';
import type { Room } from '@arena/shared/contract';
import type { StableRows } from '@arena/shared/platform';
import { CardSkeletons, color, PanelTitle, QueryView, type Reading, styled } from '@arena/shared/ui';
import { RoomCards } from '../common/RoomCards';
import { newestFirst } from './order';
import { RoomCard } from './RoomCard';
import type { RoomTab } from './rooms.status';
import { searchRooms } from './search';
import { useRoomActions } from './use-room-actions';

const Count = styled('span')({ color: color.muted, marginLeft: 4, fontVariantNumeric: 'tabular-nums' });
const Title = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12 });
const Order = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem' });

interface RoomListProps {
  readonly tab: RoomTab;
  readonly rooms: Reading<readonly Room[]>;
  /** The rooms as they stand on the screen while others change them. */
  readonly stable: StableRows<Room>;
  readonly search: string;
  readonly onClearSearch: () => void;
}

/** The cards of one tab, the newest first. */
export function RoomList({ tab, rooms, stable, search, onClearSearch }: RoomListProps) {
  const { actionsOf, dialog } = useRoomActions();
  const { rows, gone } = stable;
  const ordered = useMemo(() => newestFirst(rows ?? []), [rows]);
  const shown = useMemo(() => searchRooms(ordered, search), [ordered, search]);
  return (
    <>
      <Title>
        <PanelTitle>
          {tab.title}
          {rows === undefined ? null : <Count aria-hidden>{shown.filter(({ id }) => !gone.has(id ?? NaN)).length}</Count>}
        </PanelTitle>
        {shown.length > 1 ? <Order>Newest first</Order> : null}
      </Title>
      <QueryView query={rooms} label="Loading ..." showLabel skeleton={<CardSkeletons heights={[36, 72, 76]} titleWidth="40%" />}>
        {() => (
          <RoomCards label={tab.title} {...{ stable, shown, search, onClearSearch, tab }}>
            {(room) => <RoomCard room={room} tab={tab.id} {...actionsOf(room)} />}
          </RoomCards>
        )}
      </QueryView>
      {dialog}
    </>
  );
}
