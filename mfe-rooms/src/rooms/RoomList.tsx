import { CardSkeletons, color, formatTotal, PanelTitle, styled } from '@arena/shared/ui';
import { RoomCards } from '../common/RoomCards';
import { useTabRows } from '../common/tab-rows';
import { RoomCard } from './RoomCard';
import { findRooms, type RoomListing } from './rooms.queries';
import type { RoomTab } from './rooms.status';
import { useRoomActions } from './use-room-actions';

const Count = styled('span')({ color: color.muted, marginLeft: 4, fontVariantNumeric: 'tabular-nums' });
const Title = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12 });
const Order = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem' });
const LOADING = { label: 'Loading ...', showLabel: true, skeleton: <CardSkeletons heights={[36, 72, 76]} titleWidth="40%" /> };

interface RoomListProps {
  readonly tab: RoomTab;
  readonly list: RoomListing;
  readonly search: string;
  readonly onClearSearch: () => void;
}

/** The cards of one tab, the newest first. */
export function RoomList({ tab, list, search, onClearSearch }: RoomListProps) {
  const { actionsOf, dialog } = useRoomActions();
  const rooms = useTabRows('room', tab.id, list, search, findRooms);
  const { stable, shown } = rooms;
  const usable = shown.filter(({ id }) => !stable.gone.has(id ?? NaN)).length;
  return (
    <>
      <Title>
        <PanelTitle>
          {tab.title}
          {stable.rows === undefined ? null : <Count aria-hidden>{list.isWhole ? usable : formatTotal(list)}</Count>}
        </PanelTitle>
        {shown.length > 1 ? <Order>Newest first</Order> : null}
      </Title>
      <RoomCards label={tab.title} {...{ rooms, onClearSearch, tab }} loading={LOADING}>
        {(room) => <RoomCard room={room} tab={tab.id} {...actionsOf(room)} />}
      </RoomCards>
      {dialog}
    </>
  );
}
