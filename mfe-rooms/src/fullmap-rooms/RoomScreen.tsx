import type { ReactNode } from 'react';
import type { FullMapRoom } from '@arena/shared/contract';
import { idOf, isMissing, useParams } from '@arena/shared/platform';
import { EmptyState, Panel, QueryView, Skeleton, styled } from '@arena/shared/ui';
import { useFullMap } from './fullmap-rooms.queries';
import * as t from './fullmap-rooms.messages';

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
  /** `fullmapId` is null for an invalid address. */
  readonly header: (fullmapId: number | null, title: string | null | undefined) => ReactNode;
  /** Keeps the room current. */
  readonly watch?: boolean;
  readonly children: (room: FullMapRoom, fullmapId: number) => ReactNode;
}

/** The room of the address. */
export function RoomScreen({ header, watch, children }: RoomScreenProps) {
  const fullmapId = idOf(useParams().fullmapId);
  const room = useFullMap(fullmapId, watch);
  return (
    <>
      {header(fullmapId, room.data?.title)}
      {fullmapId === null || (room.data === undefined && isMissing(room.error)) ? (
        <EmptyState title={t.notFound} hint={t.notFoundHint} />
      ) : (
        <QueryView query={room} label={t.loadingRoom} skeleton={SKELETON}>
          {(data) => <Stack key={fullmapId}>{children(data, fullmapId)}</Stack>}
        </QueryView>
      )}
    </>
  );
}
