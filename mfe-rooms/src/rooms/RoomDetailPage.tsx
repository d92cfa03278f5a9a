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
import * as t from './room-details.messages';

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
          <Heading>{room.game?.title ?? <Dash label={t.noGame} />}</Heading>
          <GameType>{room.gameType ?? <Dash label={t.noGameType} />}</GameType>
        </div>
        <StatusBadge tone={toneOf(room.status)} plain={plainStatus('room', room.status)}>
          {room.status ?? t.unknown}
        </StatusBadge>
      </Head>
      <Blocks>
        <Panel>
          <PanelTitle as="h3">{t.gameInfo}</PanelTitle>
          <FactList
            items={[
              { label: t.round, value: room.round ?? <Dash /> },
              { label: t.players, value: room.playerCount ?? <Dash /> },
              { label: t.createdAt, value: formatLocal(room.createdAt) ?? <Dash /> },
              { label: t.creator, value: room.creator?.name ?? <Dash /> },
            ]}
          />
        </Panel>
        <Panel>
          <PanelTitle as="h3">{t.rewardsAndEntry}</PanelTitle>
          <FactList
            items={[
              { label: t.entryFee, value: <Money value={room.entryFee} /> },
              { label: t.prize, value: <Money value={room.prize} />, tone: 'good' },
            ]}
          />
        </Panel>
        <Panel>
          <PanelTitle as="h3">{t.accessInfo}</PanelTitle>
          <FactList
            items={[
              { label: t.gameId, value: <CopyableText label={t.gameId} text={room.accessId} /> },
              { label: t.password, value: <CopyableText label={t.password} text={room.password} /> },
              ...(room.tpp || room.fpp
                ? [
                    {
                      label: t.mode,
                      value: (
                        <Modes>
                          {room.tpp ? <StatusBadge tone="info">{t.tpp}</StatusBadge> : null}
                          {room.fpp ? <StatusBadge tone="info">{t.fpp}</StatusBadge> : null}
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
      <PageHeader title={t.detailsHeading} subtitle={t.detailsSubheading(param ?? '')} back={<BackToRooms />} />
      {roomId === null || isMissing(room.error) ? (
        <EmptyState title={t.notFound} hint={t.notFoundHint} />
      ) : (
        <QueryView query={room} label={t.loadingDetails} showLabel skeleton={SKELETON} title={t.roomFailed}>
          {(data) => <RoomDetails room={data} />}
        </QueryView>
      )}
    </>
  );
}
