import { isMissing, useParams } from '@arena/shared/platform';
import { EmptyState, idOf, PageHeader, Panel, QueryView, Skeleton } from '@arena/shared/ui';
import { BackToRooms } from './BackToRooms';
import { RoomDetails } from './RoomDetails';
import { Blocks } from './RoomDetails.styles';
import { useRoom } from './rooms.queries';

const SKELETON = (
  <Blocks>
    {[0, 1, 2].map((place) => (
      <Panel key={place} as="div">
        <Skeleton width="40%" />
        <Skeleton height={120} />
      </Panel>
    ))}
  </Blocks>
);

/** One scheduled room: what is played, for how much, and how to get in. */
export default function RoomDetailPage() {
  const { roomId: param } = useParams();
  const roomId = idOf(param);
  const room = useRoom(roomId);
  return (
    <>
      <PageHeader title="Room Details" subtitle={`Room ID: ${param ?? ''}`} back={<BackToRooms />} />
      {roomId === null || isMissing(room.error) ? (
        <EmptyState title="No room found." hint="It may have been deleted or have expired. The list shows the rooms that are there." />
      ) : (
        <QueryView
          query={room}
          label="Loading room details..."
          showLabel
          skeleton={SKELETON}
          title={(message) => `Failed to load room: ${message}`}
        >
          {(data) => <RoomDetails room={data} />}
        </QueryView>
      )}
    </>
  );
}
