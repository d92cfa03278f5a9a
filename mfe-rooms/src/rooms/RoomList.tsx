import { useMemo } from 'react';
import type { Room } from '@arena/shared/contract';
import { hintOf, messageOf, type StableRows } from '@arena/shared/platform';
import {
  Button,
  Card,
  CardGrid,
  CardList,
  color,
  EmptyState,
  ErrorState,
  RemovedItem,
  LoadingState,
  UpdatesNotice,
  PanelTitle,
  Skeleton,
  styled,
  VisuallyHidden,
} from '@arena/shared/ui';
import type { FromList } from '../common/from-list';
import { RoomCard } from './RoomCard';
import { newestFirst } from './rooms.order';
import { searchRooms } from './rooms.search';
import type { RoomTab } from './rooms.status';
import { useRoomActions } from './use-room-actions';

const Count = styled('span')({ color: color.muted, marginLeft: 4, fontVariantNumeric: 'tabular-nums' });
const Title = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12 });
const Order = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem' });
const Ghost = styled(Card)({ justifyContent: 'space-between' });

export interface RoomListProps {
  readonly tab: RoomTab;
  readonly rooms: {
    readonly data: readonly Room[] | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The rooms as they stand on the screen while others change them. */
  readonly steady: StableRows<Room>;
  readonly search: string;
  readonly from: FromList;
  readonly onClearSearch: () => void;
}

const keyOf = (room: Room, index: number) => room.id ?? room.transactionId ?? `row-${index}`;

/** The cards of one tab, or why there are none. */
export function RoomList({ tab, rooms, steady, search, from, onClearSearch }: RoomListProps) {
  const { actionsOf, dialog } = useRoomActions();
  const { error } = rooms;
  const { rows: data, gone } = steady;
  const ordered = useMemo(() => newestFirst(data ?? []), [data]);
  const shown = useMemo(() => searchRooms(ordered, search), [ordered, search]);
  const searching = search.trim() !== '';

  return (
    <>
      <Title>
        <PanelTitle>
          {tab.title}
          {data === undefined ? null : <Count aria-hidden>{shown.filter(({ id }) => !gone.has(id ?? NaN)).length}</Count>}
        </PanelTitle>
        {shown.length > 1 ? <Order>Newest first</Order> : null}
      </Title>
      <UpdatesNotice
        waiting={steady.waiting}
        gone={gone.size}
        goneWord="not in this list any more"
        onShow={steady.show}
        onClear={steady.show}
      />
      <VisuallyHidden role="status">
        {data !== undefined && searching ? `${shown.length} of ${data.length} rooms match` : ''}
      </VisuallyHidden>
      {error !== null && data === undefined ? (
        <ErrorState title={messageOf(error)} message={hintOf(error)} onRetry={() => void rooms.refetch()} retrying={rooms.isFetching} />
      ) : data === undefined ? (
        <LoadingState label="Loading ...">
          <CardGrid>
            {[0, 1, 2].map((place) => (
              <li key={place}>
                <Ghost as="div">
                  <Skeleton width="40%" height={36} />
                  <Skeleton height={72} />
                  <Skeleton height={76} />
                </Ghost>
              </li>
            ))}
          </CardGrid>
        </LoadingState>
      ) : shown.length > 0 ? (
        <CardList label={tab.title} items={shown} itemKey={keyOf} findBy="“Search rooms...” looks through all of them.">
          {(room) => (
            <RemovedItem note={gone.get(room.id ?? NaN)}>
              <RoomCard room={room} tab={tab.id} from={from} {...actionsOf(room)} />
            </RemovedItem>
          )}
        </CardList>
      ) : data.length > 0 ? (
        <EmptyState
          title={tab.empty}
          hint={`None of the ${data.length} ${data.length === 1 ? 'room' : 'rooms'} on this tab matches “${search.trim()}”.`}
          action={<Button onClick={onClearSearch}>Clear the search</Button>}
        />
      ) : (
        <EmptyState title={tab.empty} hint={tab.emptyHint} />
      )}
      {dialog}
    </>
  );
}
