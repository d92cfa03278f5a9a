import { useParams } from '@arena/shared/platform';
import { RoomRewards } from './RoomRewards';

/** A played room: the players' evidence, and who won. */
export default function RoomRewardsPage() {
  const { roomId } = useParams();
  return <RoomRewards key={roomId} roomParam={roomId} />;
}
