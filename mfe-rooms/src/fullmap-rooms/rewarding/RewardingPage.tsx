import type { FullMapRoom } from '@arena/shared/contract';
import { hintOf, isMissing, Link, messageOf, useParams, useSession } from '@arena/shared/platform';
import { Button, EmptyState, ErrorState, idOf, LoadingState, PageHeader, Panel, Skeleton } from '@arena/shared/ui';
import { ArrowLeft, Trophy } from 'lucide';
import { useFullMap, useWinners } from '../fullmap-rooms.queries';
import { fullMapPaths } from '../paths';
import { RoomScreen } from '../RoomScreen';
import { Outcome } from './Outcome';
import { Stepper } from './Stepper';
import { useRewarding } from './use-rewarding';

function Rewarding({ fullmapId, room }: { readonly fullmapId: number; readonly room: FullMapRoom }) {
  const winners = useWinners(fullmapId);
  const adminId = useSession().loggedInUserInfo?.id ?? 0;
  const rewarding = useRewarding(fullmapId, adminId, winners.data);

  if (rewarding.submitted) return <Outcome rewarding={rewarding} />;
  if (rewarding.due.length > 0) return <Stepper rewarding={rewarding} tiers={room.rewards} fullmapId={fullmapId} />;
  if (winners.error !== null && !isMissing(winners.error)) {
    return (
      <ErrorState
        title={messageOf(winners.error)}
        message={hintOf(winners.error)}
        onRetry={() => void winners.refetch()}
        retrying={winners.isFetching}
      />
    );
  }
  if (winners.isPending) {
    return (
      <LoadingState label="Loading the winners" showLabel={false}>
        <Panel as="div">
          <Skeleton height={240} />
        </Panel>
      </LoadingState>
    );
  }
  return (
    <EmptyState
      icon={Trophy}
      title="No winners found."
      hint="Nobody waits for a reward in this room. Winners are ticked on the results screen."
      action={
        <Button component={Link} to={fullMapPaths.results(fullmapId)}>
          Go to the results
        </Button>
      }
    />
  );
}

/** The winners of a room, one after the other: a position and a message for each, and then all of them at once. */
export default function RewardingPage() {
  const { fullmapId: param } = useParams();
  const fullmapId = idOf(param);
  const room = useFullMap(fullmapId);
  return (
    <>
      <PageHeader
        title="Reward winners"
        subtitle={room.data?.title ?? (fullmapId === null ? undefined : `Room ${fullmapId}`)}
        back={
          <Button
            component={Link}
            to={fullmapId === null ? fullMapPaths.list() : fullMapPaths.results(fullmapId)}
            tone="ghost"
            size="sm"
            icon={ArrowLeft}
          >
            Back to results
          </Button>
        }
      />
      <RoomScreen fullmapId={fullmapId} room={room}>
        {(data) => <Rewarding key={fullmapId} fullmapId={fullmapId ?? 0} room={data} />}
      </RoomScreen>
    </>
  );
}
