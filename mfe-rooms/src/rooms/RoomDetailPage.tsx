import { formatLocal, idOf, isMissing, useParams } from '@arena/shared/platform';
import {
  color,
  CopyableText,
  Dash,
  EmptyState,
  FactList,
  Money,
  PageHeader,
  Panel,
  PanelTitle,
  plainStatus,
  QueryView,
  Skeleton,
  StatusBadge,
  styled,
} from '@arena/shared/ui';
import type { Room } from '@arena/shared/contract';
import { BackToRooms } from './BackToRooms';
import { useRoom } from './rooms.queries';
import { Heading } from '../common/words.styles';
import { toneOf } from './rooms.status';

const Head = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px', marginBottom: 16 });
const GameType = styled('p')({ color: color.muted, overflowWrap: 'anywhere' });
const Blocks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: 16,
});
const Modes = styled('span')({ display: 'inline-flex', gap: 6 });

/** Other backends may omit any fact. */
function RoomDetails({ room }: { readonly room: Room }) {
  return (
    <>
      <Head>
        <div>
          <Heading>{room.game?.title ?? <Dash label="no game" />}</Heading>
          <GameType>{room.gameType ?? <Dash label="no game type" />}</GameType>
        </div>
        <StatusBadge tone={toneOf(room.status)} plain={plainStatus('room', room.status)}>
          {room.status ?? 'Unknown'}
        </StatusBadge>
      </Head>
      <Blocks>
        <Panel>
          <PanelTitle as="h3">Game Info</PanelTitle>
          <FactList
            items={[
              { label: 'Round', value: room.round ?? <Dash /> },
              { label: 'Players', value: room.playerCount ?? <Dash /> },
              { label: 'Created At', value: formatLocal(room.createdAt) ?? <Dash /> },
              { label: 'Creator', value: room.creator?.name ?? <Dash /> },
            ]}
          />
        </Panel>
        <Panel>
          <PanelTitle as="h3">Rewards &amp; Entry</PanelTitle>
          <FactList
            items={[
              { label: 'Entry Fee', value: <Money value={room.entryFee} /> },
              { label: 'Prize', value: <Money value={room.prize} />, tone: 'good' },
            ]}
          />
        </Panel>
        <Panel>
          <PanelTitle as="h3">Access Info</PanelTitle>
          <FactList
            items={[
              { label: 'Game ID', value: <CopyableText label="Game ID" text={room.accessId} /> },
              { label: 'Password', value: <CopyableText label="Password" text={room.password} /> },
              ...(room.tpp || room.fpp
                ? [
                    {
                      label: 'Mode',
                      value: (
                        <Modes>
                          {room.tpp ? <StatusBadge tone="info">TPP</StatusBadge> : null}
                          {room.fpp ? <StatusBadge tone="info">FPP</StatusBadge> : null}
                        </Modes>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </Panel>
      </Blocks>
    </>
  );
}

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

export default function RoomDetailPage() {
  const { roomId: param } = useParams();
  const roomId = idOf(param);
  const room = useRoom(roomId);
  return (
    <>
      <PageHeader title="Room Details" subtitle={`Room ID: ${param ?? ''}`} back={<BackToRooms />} />
      {roomId === null || isMissing(room.error) ? (
        <EmptyState title="No room found." hint="It may have been deleted or expired." />
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
