import { idOf, useParams } from '@arena/shared/platform';
import { RoomRewards } from '../RoomRewardsPage';
import { WinnerPanel } from './WinnerPanel';

/** A panel with its own address, above the rewards screen. */
export default function WinnerPanelPage() {
  const { roomId, userId } = useParams();
  const address = `${roomId}/${userId}`;
  return (
    <>
      <RoomRewards key={`rewards ${address}`} roomParam={roomId} picked={idOf(userId)} />
      <WinnerPanel key={address} roomParam={roomId} userParam={userId} />
    </>
  );
}
