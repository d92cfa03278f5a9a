import type { ReactNode } from 'react';
import type { FullMapRoom } from '@arena/shared/contract';
import { hintOf, isMissing, messageOf } from '@arena/shared/platform';
import { EmptyState, ErrorState, LoadingState, Panel, Skeleton, styled } from '@arena/shared/ui';
import type { useFullMap } from './fullmap-rooms.queries';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });

export interface RoomScreenProps {
  readonly fullmapId: number | null;
  readonly room: ReturnType<typeof useFullMap>;
  readonly children: (room: FullMapRoom) => ReactNode;
}

/** A screen about one room: what it shows once the room is here, and what until then. */
export function RoomScreen({ fullmapId, room, children }: RoomScreenProps) {
  if (room.data !== undefined && fullmapId !== null) return <Stack>{children(room.data)}</Stack>;
  if (fullmapId === null || isMissing(room.error)) {
    return <EmptyState title="No room found." hint="It may have been removed. The list shows the rooms that are there." />;
  }
  if (room.error !== null) {
    return (
      <ErrorState
        title={messageOf(room.error)}
        message={hintOf(room.error)}
        onRetry={() => void room.refetch()}
        retrying={room.isFetching}
      />
    );
  }
  return (
    <LoadingState label="Loading the room" showLabel={false}>
      <Stack>
        <Panel as="div">
          <Skeleton height={176} />
        </Panel>
        <Panel as="div">
          <Skeleton height={240} />
        </Panel>
      </Stack>
    </LoadingState>
  );
}
