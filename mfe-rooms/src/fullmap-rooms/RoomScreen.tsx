import type { ReactNode } from 'react';
import type { FullMapRoom } from '@arena/shared/contract';
import { isMissing } from '@arena/shared/platform';
import { EmptyState, Panel, QueryView, Skeleton, styled } from '@arena/shared/ui';
import type { useFullMap } from './fullmap-rooms.queries';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });
const SKELETON = (
  <Stack>
    <Panel as="div">
      <Skeleton height={176} />
    </Panel>
    <Panel as="div">
      <Skeleton height={240} />
    </Panel>
  </Stack>
);

interface RoomScreenProps {
  readonly fullmapId: number | null;
  readonly room: ReturnType<typeof useFullMap>;
  readonly children: (room: FullMapRoom, fullmapId: number) => ReactNode;
}

export function RoomScreen({ fullmapId, room, children }: RoomScreenProps) {
  if (fullmapId === null || (room.data === undefined && isMissing(room.error))) {
    return <EmptyState title="No room found." hint="It may have been removed. Go back to see all rooms." />;
  }
  return (
    <QueryView query={room} label="Loading the room" skeleton={SKELETON}>
      {(data) => <Stack>{children(data, fullmapId)}</Stack>}
    </QueryView>
  );
}
