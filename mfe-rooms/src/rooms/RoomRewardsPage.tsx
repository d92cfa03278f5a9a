import { idOf, useParams } from '@arena/shared/platform';
import { useState } from 'react';
import { Button, EmptyState, LoadingState, PageHeader, Panel, QueryError, Skeleton } from '@arena/shared/ui';
import { BackToRooms } from './BackToRooms';
import { RewardsBody } from './RewardsBody';
import { Stack } from './RoomRewardsPage.styles';
import { usePlayedRoom } from './usePlayedRoom';
import * as t from './room-details.messages';

/** `picked`: the winner in the payment panel that is open above this screen. */
export function RoomRewards({ roomParam, picked }: { readonly roomParam: string | undefined; readonly picked?: number | null }) {
  const roomId = idOf(roomParam);
  const played = usePlayedRoom(roomId);
  const { record, approval } = played;
  // Rooms without an opponent can be opened with the room's own data.
  const [withoutApproval, openWithoutApproval] = useState(typeof picked === 'number');
  const payable = record?.status === 'COIN_TIME' && roomId !== null;
  // A paid room may have no accepted approval, so show the room's own data.
  const shown = roomId !== null && record !== null && (approval !== null || record.paid || (payable && withoutApproval));

  return (
    <>
      <PageHeader title={t.rewardsHeading} subtitle={t.rewardsSubheading} back={<BackToRooms />} />
      {shown ? (
        <RewardsBody roomId={roomId} record={record} facts={played.facts} picked={picked} />
      ) : played.error !== null && roomId !== null ? (
        <QueryError query={played} />
      ) : played.loading && roomId !== null ? (
        <LoadingState label={t.loading}>
          <Stack>
            <Panel as="div">
              <Skeleton height={112} />
            </Panel>
            <Panel as="div">
              <Skeleton height={280} />
            </Panel>
          </Stack>
        </LoadingState>
      ) : (
        <EmptyState
          title={t.noRoomData}
          hint={t.noOpponent}
          action={payable ? <Button onClick={() => openWithoutApproval(true)}>{t.continueWithCreator}</Button> : null}
        />
      )}
    </>
  );
}

export default function RoomRewardsPage() {
  const { roomId } = useParams();
  return <RoomRewards key={roomId} roomParam={roomId} />;
}
