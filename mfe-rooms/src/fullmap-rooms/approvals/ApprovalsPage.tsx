import { useState } from 'react';
import type { FullMapRoom } from '@arena/shared/contract';
import { useListTotal, useOperation } from '@arena/shared/platform';
import { media, PageHeader, styled } from '@arena/shared/ui';
import { BackToFullMaps } from '../BackToFullMaps';
import { completeRoom } from './approvals.operations';
import { applicationsOf, useApplications } from '../fullmap-rooms.queries';
import { fullMapPaths } from '../paths';
import { RoomScreen } from '../RoomScreen';
import { RoomSummary } from '../RoomSummary';
import { useRedirect } from '../useRedirect';
import { CompletePanel } from './CompletePanel';
import { PlayersPanel } from './PlayersPanel';
import { RequestList } from './RequestList';
import { useRequests } from './useRequests';
import * as t from './approvals.messages';

// On a narrow screen: the seats, then the requests, then the players, whose list can be long.
const Columns = styled('div')({
  display: 'grid',
  gridTemplateAreas: '"requests complete" "requests players"',
  gridTemplateColumns: 'minmax(0, 1fr) 21rem',
  gridTemplateRows: 'auto 1fr',
  gap: 16,
  alignItems: 'start',
  // A completed room has players, and no requests to come.
  '&[data-completed]': { gridTemplateAreas: '"players complete" "players requests"' },
  [media.rail]: {
    '&, &[data-completed]': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
    gridTemplateAreas: '"complete" "requests" "players"',
    '&[data-completed]': { gridTemplateAreas: '"complete" "players" "requests"' },
  },
});
const Area = styled('div')({ minWidth: 0 });

function Approvals({ fullmapId, room }: { readonly fullmapId: number; readonly room: FullMapRoom }) {
  const players = useApplications(fullmapId, 'CREATOR_APPROVED', { watch: true });
  const count = players.rows === undefined ? null : players.total;
  const [wasScheduled] = useState(room.status === 'PENDING');
  const requests = useRequests(fullmapId, room, count);
  const pending = useListTotal(applicationsOf(fullmapId, 'PENDING'));
  const completing = useOperation(completeRoom, fullmapId, { once: true });
  useRedirect(fullMapPaths.completed(), completing.outcome?.kind === 'done');
  const over = completing.outcome?.kind === 'done' || room.status === 'PRIVATE';
  return (
    <>
      <RoomSummary room={room} />
      <Columns data-completed={wasScheduled ? undefined : true}>
        <Area style={{ gridArea: 'requests' }}>
          <RequestList requests={requests} refusal={over ? t.requestsClosed : null} />
        </Area>
        <Area style={{ gridArea: 'complete' }}>
          <CompletePanel request={{ fullmapId, room, players: count, pending }} completing={completing} wasScheduled={wasScheduled} />
        </Area>
        <Area style={{ gridArea: 'players' }}>
          <PlayersPanel players={players} />
        </Area>
      </Columns>
    </>
  );
}

const HEADER = <PageHeader title={t.approvals} subtitle={t.approvalsSubheading} back={<BackToFullMaps />} />;

export default function ApprovalsPage() {
  return (
    <RoomScreen header={() => HEADER} watch>
      {(room, fullmapId) => <Approvals fullmapId={fullmapId} room={room} />}
    </RoomScreen>
  );
}
