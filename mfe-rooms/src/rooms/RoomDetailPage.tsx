import { hintOf, isMissing, messageOf, useParams } from '@arena/shared/platform';
import { EmptyState, ErrorState, idOf, LoadingState, PageHeader, Panel, Skeleton } from '@arena/shared/ui';
import { BackToRooms } from './BackToRooms';
import { RoomDetails } from './RoomDetails';
import { Blocks } from './RoomDetails.styles';
import { useRoom } from './rooms.queries';

/** One scheduled room: what is played, for how much, and how to get in. */
export default function RoomDetailPage() {
  const { roomId: param } = useParams();
  const roomId = idOf(param);
  const room = useRoom(roomId);
  const missing = roomId === null || isMissing(room.error);

  return (
    <>
      <PageHeader title="Room Details" subtitle={`Room ID: ${param ?? ''}`} back={<BackToRooms />} />
      {missing ? (
        <EmptyState title="No room found." hint="It may have been deleted or have expired. The list shows the rooms that are there." />
      ) : room.data !== undefined ? (
        <RoomDetails room={room.data} />
      ) : room.error !== null ? (
        <ErrorState
          title={`Failed to load room: ${messageOf(room.error)}`}
          message={hintOf(room.error)}
          onRetry={() => void room.refetch()}
          retrying={room.isFetching}
        />
      ) : (
        <LoadingState label="Loading room details...">
          <Blocks>
            {[0, 1, 2].map((place) => (
              <Panel key={place} as="div">
                <Skeleton width="40%" />
                <Skeleton height={120} />
              </Panel>
            ))}
          </Blocks>
        </LoadingState>
      )}
    </>
  );
}
