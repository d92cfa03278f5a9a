import { idOf, useParams } from '@arena/shared/platform';
import { RoomRewards } from '../RoomRewardsPage';
import { WinnerPanel } from './WinnerPanel';

/** The payment of a winner: a panel with an address of its own, above the rewards screen that it belongs to. */
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
